/** Remaining time in clock units. */
export interface TimeLeft {
	/** Absent if hours include the days. */
	readonly days?: number;
	readonly hours: number;
	readonly minutes: number;
	readonly seconds: number;
}

/**
 * Splits seconds into days, hours, minutes and seconds.
 *
 * @param hasDays False converts days to hours: 3 days are 72 hours (WID-09, `show_days`). @default true
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
