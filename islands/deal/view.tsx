import { useEffect } from 'react';
import type { IslandProps } from '../../src/runtime/define-island';
import { PropsError } from '../../src/runtime/errors';
import { emit } from '../../src/stores/events';
import { CountdownClock } from '../../src/ui/countdown/countdown-clock';
import { EndTime } from '../../src/ui/countdown/end-time';
import { isoMoment, readMoment, type Moment } from '../../src/ui/countdown/moment';
import { useCountdown } from '../../src/ui/countdown/use-countdown';
import { t } from './messages';
import { SoldBar } from './parts/sold-bar';
import type { Props } from './props';

/** Milliseconds between two readings of the clock (WID-09). */
const TICK = 500;

/** A deal: how long it lasts, and how much of it is gone (WID-09). */
export default function Deal(props: IslandProps<Props>) {
	const { endTime, stockQty, host } = props;
	const end = endTime ? readMoment(endTime) : undefined;
	if (endTime && !end) throw new PropsError(`property "endTime": there is no such day or hour as ${endTime}`);
	return (
		<div className="archipel-deal">
			{end && <Countdown end={end} hasDays={props.showDays} host={host} />}
			{stockQty > 0 && <SoldBar {...props} />}
		</div>
	);
}

interface CountdownProps {
	readonly end: Moment;
	readonly hasDays: boolean;
	readonly host: HTMLElement;
}

function Countdown({ end, hasDays, host }: CountdownProps) {
	const countdown = useCountdown(end.at, TICK);
	const { left } = countdown;
	const isOver = left === 0;
	const iso = isoMoment(end);
	useEffect(() => {
		if (isOver) emit('archipel:deal-ended', { endTime: iso }, host);
	}, [isOver, iso, host]);
	return (
		<div className="archipel-countdown">
			<div className="archipel-countdown-room">
				<div className="archipel-countdown-room__space">
					{isOver ? <strong>{t('over')}</strong> : <CountdownClock countdown={countdown} hasDays={hasDays} />}
				</div>
			</div>
			<div className="archipel-countdown-end">
				<EndTime key={String(isOver)} end={end} sentence={t(isOver ? 'ended' : 'ends')} />
			</div>
		</div>
	);
}
