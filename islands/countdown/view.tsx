import type { IslandProps } from '../../src/runtime/define-island';
import { PropsError } from '../../src/runtime/errors';
import { Countdown } from '../../src/ui/countdown/countdown-clock';
import { readMoment } from '../../src/ui/countdown/moment';
import { t } from './messages';
import type { Props } from './island';

/** Milliseconds between two readings of the clock (WID-08). */
const TICK = 1000;

/** A countdown that stops at its moment and shows zeros (WID-08). */
export default function CountdownIsland({ date, showDays }: IslandProps<Props>) {
	const end = readMoment(date);
	if (!end) throw new PropsError(`property "date": there is no such day or hour as ${date}`);
	return <Countdown end={end} interval={TICK} hasDays={showDays} ends={t('ends')} ended={t('ended')} />;
}
