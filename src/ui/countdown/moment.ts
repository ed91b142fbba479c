import { offsetAt, offsetOf } from '../../i18n/timezone';
import { settings } from '../../runtime/settings';

/** A point in time with the UTC offset in which it is displayed. */
export interface Moment {
	/** Milliseconds since 1970. */
	readonly at: number;
	/** UTC offset in minutes, positive in the east, of the displayed date and time. */
	readonly offset: number;
}

/**
 * Pattern of a date-time: `2026-12-01 10:00:00`, `2026-12-01T10:00+01:00`, `2026-12-01` (its first second), or seconds since 1970
 * (at least nine digits, because `2026` is a year). Used in schemas; also valid as a PHP regular expression.
 */
export const MOMENT =
	/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)? ?(?:Z|[+-]\d{2}:?\d{2})?)?$|^\d{9,11}$/;

/** Description of a valid date-time, for error messages to developers. */
export const MOMENT_HELP = 'a date such as 2026-12-01 10:00:00 or 2026-12-01T10:00:00+01:00';

/**
 * Parses a date-time.
 *
 * A text without a zone is in shop time (quirk C10), summer time included.
 *
 * @param shopZone Time zone of the shop.
 * @returns `undefined` for an invalid date: `2026-02-31`, `bientôt`.
 */
export function readMoment(text: string | number, shopZone: string = settings().shop.timezone): Moment | undefined {
	const value = String(text).trim();
	const isSeconds = typeof text === 'number' ? text >= 0 : /^\d{9,11}$/.test(value);
	if (isSeconds) return { at: Number(value) * 1000, offset: offsetAt(Number(value) * 1000, shopZone) };
	if (!MOMENT.test(value)) return undefined;
	const [, day = '', time = '00:00', zone] = /^([\d-]+)(?:[T ]([\d:.]+))? ?(.+)?$/.exec(value) ?? [];
	const utc = Date.parse(`${day}T${time}Z`);
	// Date.parse turns a nonexistent day into one of the next month.
	if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day) return undefined;
	// Offset and time depend on each other: a first estimate of the time gives the offset, also around a DST change.
	const near = utc - offsetAt(utc, shopZone) * 60_000;
	const offset = zone === undefined ? offsetAt(near, shopZone) : (offsetOf(zone) ?? 0);
	return { at: utc - offset * 60_000, offset };
}

/** ISO 8601 with the moment's own offset, for `<time datetime>`. */
export function isoMoment({ at, offset }: Moment): string {
	const local = new Date(at + offset * 60_000).toISOString().slice(0, 19);
	const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
	return `${local}${offset < 0 ? '-' : '+'}${pad(Math.abs(offset) / 60)}:${pad(Math.abs(offset) % 60)}`;
}

/** Date and time in words, in the moment's offset: « mardi 1er décembre 2026 à 10:00 ». */
export function sayMoment({ at, offset }: Moment, locale: string = settings().locale): string {
	const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
	const isFrench = /^fr\b/i.test(locale);
	return format
		.formatToParts(at + offset * 60_000)
		.map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
		.join('');
}

/** Whether the visitor's UTC offset at that moment differs from the moment's own. */
export const isElsewhere = ({ at, offset }: Moment): boolean => -new Date(at).getTimezoneOffset() !== offset;
