/**
 * Returns a PHP file that returns the data: OPcache caches it, while JSON would be read and decoded in each request.
 *
 * @param data JSON-compatible data.
 */
export const phpFile = (data: unknown): string => `<?php defined( 'ABSPATH' ) || exit; return ${expression(data)};\n`;

function expression(value: unknown): string {
	if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&')}'`;
	if (Array.isArray(value)) return `array(${value.map(expression).join(',')})`;
	if (typeof value !== 'object' || value === null) return String(value);
	// Omits undefined values, like JSON.
	const entries = Object.entries(value).filter(([, one]) => one !== undefined);
	return `array(${entries.map(([key, one]) => `${expression(key)}=>${expression(one)}`).join(',')})`;
}
