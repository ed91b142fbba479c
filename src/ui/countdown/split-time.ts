/** What is left, in units of a clock. */
export interface TimeLeft {
	/** Left out when hours are counted in total. */
	readonly days?: number;
	readonly hours: number;
	readonly minutes: number;
	readonly seconds: number;
}

/**
 * Cuts seconds into days, hours, minutes and seconds.
 *
 * @param hasDays False counts the days as hours: 3 days are 72 hours (WID-09, `show_days`). @default true
 */
export function splitTime(seconds: number, hasDays = true): TimeLeft {
	const left = Math.max(0, Math.floor(seconds));
	const hours = Math.floor(left / 3600);
	return {
		...(hasDays && { days: Math.floor(hours / 24) }),
		hours: hasDays ? hours % 24 : hours,
		minutes: Math.floor(left / 60) % 60,
		seconds: left % 60,
	};
}
