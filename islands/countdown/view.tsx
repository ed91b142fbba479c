import type { IslandProps } from '../../src/runtime/define-island';
import { PropsError } from '../../src/runtime/errors';
import { CountdownClock } from '../../src/ui/countdown/countdown-clock';
import { EndTime } from '../../src/ui/countdown/end-time';
import { readMoment, type Moment } from '../../src/ui/countdown/moment';
import { useCountdown } from '../../src/ui/countdown/use-countdown';
import { t } from './messages';
import type { Props } from './island';

/** Milliseconds between two readings of the clock (WID-08). */
const TICK = 1000;

/** A countdown that stops at its moment and shows zeros (WID-08). */
export default function Countdown({ date, showDays }: IslandProps<Props>) {
	const end = readMoment(date);
	if (!end) throw new PropsError(`property "date": there is no such day or hour as ${date}`);
	return <Running end={end} hasDays={showDays} />;
}

function Running({ end, hasDays }: { readonly end: Moment; readonly hasDays: boolean }) {
	const countdown = useCountdown(end.at, TICK);
	const { left } = countdown;
	return (
		<div className="archipel-countdown">
			<div className="archipel-countdown-room">
				<div className="archipel-countdown-room__space">
					<CountdownClock countdown={countdown} hasDays={hasDays} />
				</div>
			</div>
			<div className="archipel-countdown-end">
				<EndTime key={String(!left)} end={end} sentence={t(left ? 'ends' : 'ended')} />
			</div>
		</div>
	);
}
