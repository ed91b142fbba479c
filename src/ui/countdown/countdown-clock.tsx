import { t } from './messages';
import type { Countdown } from './use-countdown';
import './countdown-clock.css';

interface Props {
	readonly countdown: Countdown;
	/** @default true */
	readonly hasDays?: boolean;
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

const PAUSE = 'M9 6v12M15 6v12';
const RESUME = 'M8 5.5v13l10.5-6.5z';

/**
 * Clock with days, hours, minutes and seconds in two digits, and a pause button while it runs (A11Y-03). Seconds are not announced:
 * `role=timer` is silent, and the text beside the clock gives the end.
 */
export function CountdownClock({ countdown, hasDays = true }: Props) {
	const { left, isPaused, togglePause } = countdown;
	const time = splitTime(left, hasDays);
	return (
		<div className="archipel-countdown-clock">
			<div className="archipel-countdown-clock__units" role="timer" aria-live="off" aria-label={t('left')}>
				{units.map((unit) => {
					const count = time[unit];
					if (count === undefined) return null;
					const name = t(unit, { count });
					return (
						<span key={unit} className="archipel-countdown-clock__unit">
							<span className="archipel-countdown-clock__value">{String(count).padStart(2, '0')}</span>{' '}
							{/* A keyed element per word: a new element does not count as a layout shift. */}
							<span key={name} className="archipel-countdown-clock__name">
								{name}
							</span>
						</span>
					);
				})}
			</div>
			{left > 0 && (
				<button
					type="button"
					className="archipel-icon-button archipel-button"
					aria-label={t(isPaused ? 'resume' : 'pause')}
					onClick={togglePause}
				>
					<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
						<path
							d={isPaused ? RESUME : PAUSE}
							fill="none"
							stroke="currentColor"
							strokeWidth="2"
							strokeLinejoin="round"
						/>
					</svg>
				</button>
			)}
		</div>
	);
}

/** Remaining time in clock units. */
interface TimeLeft {
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
