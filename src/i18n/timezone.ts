/**
 * How far east of UTC a time zone is at a moment, in minutes: summer time comes and goes while a page is in a cache.
 *
 * @param at Milliseconds since 1970.
 * @param zone As WordPress' `wp_timezone_string()` has it: `Europe/Paris`, `+02:00`.
 * @returns 0 for a zone that the browser does not know.
 */
export function offsetAt(at: number, zone: string): number {
	const fixed = offsetOf(zone);
	if (fixed !== undefined) return fixed;
	try {
		const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
		const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
		return offsetOf(name.replace('GMT', '')) ?? 0;
	} catch {
		return 0;
	}
}

/** Minutes of `+02:00`, `-0330` or `Z`; `undefined` for what is no offset. */
export function offsetOf(text: string): number | undefined {
	if (text === 'Z') return 0;
	const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
	return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : undefined;
}
