/**
 * Returns the UTC offset of a time zone at a given time, in minutes, positive in the east; computed in the browser, because DST may change while a
 * page is cached.
 *
 * @param at Milliseconds since 1970.
 * @param zone In the format of WordPress' `wp_timezone_string()`: `Europe/Paris`, `+02:00`.
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

/** Returns the minutes of `+02:00`, `-0330` or `Z`; `undefined` for anything else. */
export function offsetOf(text: string): number | undefined {
	if (text === 'Z') return 0;
	const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
	return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : undefined;
}
