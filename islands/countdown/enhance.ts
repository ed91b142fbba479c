import type { IslandContext } from '../../src/runtime/define-island';
import { PropsError } from '../../src/runtime/errors';
import { countDown } from '../../src/ui/countdown/countdown';
import { readMoment } from '../../src/ui/countdown/moment';
import { t } from './messages';
import type { Props } from './island';

/** A countdown that stops at its moment and shows zeros; it reads the clock every second (WID-08). */
export default function enhance(host: HTMLElement, { date, showDays }: Props, { signal }: IslandContext) {
	const end = readMoment(date);
	if (!end) throw new PropsError(`property "date": there is no such day or hour as ${date}`);
	const sentences = { before: t('ends'), after: t('ended') };
	countDown(host, { end, interval: 1000, hasDays: showDays, sentences }, signal);
}
