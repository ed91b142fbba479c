import { t } from '../messages';
import type { DrawnPoint } from '../model';
import type { Props } from '../props';
import type { Format } from './format';

/** Returns a summary of the chart for screen readers. */
export function describeChart(
	type: Props['type'],
	title: string,
	points: readonly DrawnPoint[],
	format: Format,
): string {
	const kind = t(type);
	const name = title ? t('titled', { kind, title }) : kind;
	const ordered = [...points].sort((a, b) => a.value - b.value);
	const [low, high] = [ordered[0]!, ordered.at(-1)!];
	const gist =
		high.share === undefined
			? t('range', {
					low: format.value(low.value),
					lowName: low.name,
					high: format.value(high.value),
					highName: high.name,
				})
			: t('largest', { name: high.name, share: format.share(high.share) });
	return `${name.replace(/[.!?…]$/, '')}. ${gist} ${t('inTable')}`;
}
