import { t } from './messages';
import { splitTime } from './split-time';
import './countdown-clock.css';

interface Props {
	/** Seconds left. */
	readonly left: number;
	/** @default true */
	readonly hasDays?: boolean;
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Days, hours, minutes and seconds, padded to two digits. Nobody is told each second: `role=timer` is silent,
 * and the text beside it names the end.
 */
export function CountdownClock({ left, hasDays = true }: Props) {
	const time = splitTime(left, hasDays);
	return (
		<div className="archipel-countdown-clock" role="timer" aria-live="off" aria-label={t('left')}>
			{units.map((unit) => {
				const count = time[unit];
				if (count === undefined) return null;
				const name = t(unit, { count });
				return (
					<span key={unit} className="archipel-countdown-clock__unit">
						<span className="archipel-countdown-clock__value">{String(count).padStart(2, '0')}</span>{' '}
						{/* Another word is another element: nothing has moved then, as browsers count it. */}
						<span key={name} className="archipel-countdown-clock__name">
							{name}
						</span>
					</span>
				);
			})}
		</div>
	);
}
