/**
 * Data as a PHP file that returns it: OPcache keeps it between requests, where JSON would be read and decoded for each page.
 *
 * @param data What JSON can hold.
 */
export const phpFile = (data: unknown): string => `<?php defined( 'ABSPATH' ) || exit; return ${expression(data)};\n`;

function expression(value: unknown): string {
	if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&')}'`;
	if (Array.isArray(value)) return `array(${value.map(expression).join(',')})`;
	if (typeof value !== 'object' || value === null) return String(value);
	// As JSON: what is not there is left out.
	const entries = Object.entries(value).filter(([, one]) => one !== undefined);
	return `array(${entries.map(([key, one]) => `${expression(key)}=>${expression(one)}`).join(',')})`;
}
