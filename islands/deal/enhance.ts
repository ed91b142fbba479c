import { element, svgElement } from '../../src/dom/element';
import type { IslandContext } from '../../src/runtime/define-island';
import { PropsError } from '../../src/runtime/errors';
import { settings } from '../../src/runtime/settings';
import { emit } from '../../src/stores/events';
import { countDown } from '../../src/ui/countdown/countdown';
import { isoMoment, readMoment } from '../../src/ui/countdown/moment';
import { t } from './messages';
import type { Props } from './island';

/** Milliseconds between two readings of the clock (WID-09). */
const TICK = 500;

/** A deal: how long it lasts, and how much of it is gone (WID-09). */
export default function enhance(host: HTMLElement, props: Props, { signal }: IslandContext) {
	const { endTime, showDays, stockQty } = props;
	const end = endTime ? readMoment(endTime) : undefined;
	if (endTime && !end) throw new PropsError(`property "endTime": there is no such day or hour as ${endTime}`);
	const served = host.querySelector<HTMLElement>('.archipel-deal');
	const deal = served ?? host.appendChild(element('div', { class: 'archipel-deal' }));
	if (!served) {
		if (stockQty > 0) deal.append(soldBar(props));
		signal.addEventListener('abort', () => deal.remove());
	}
	if (!end) return;
	const options = {
		end,
		interval: TICK,
		hasDays: showDays,
		sentences: { before: t('ends'), after: t('ended') },
		over: element('strong', {}, t('over')),
		onEnd: () => emit('archipel:deal-ended', { endTime: isoMoment(end) }, host),
	};
	countDown(deal, options, signal);
}

let made = 0;

/** Sold share of a deal, drawn and in words, as `render.php` prints it. */
function soldBar({ totalSell, stockQty, ...look }: Props): HTMLElement {
	const id = `archipel-deal-sold-${++made}`;
	const format = new Intl.NumberFormat(settings().locale);
	const words = t('sold', { count: totalSell, sold: format.format(totalSell), stock: format.format(stockQty) });
	const height = Math.max(look.barHeight, look.trackHeight);
	const line = (part: 'track' | 'line', kind: 'track' | 'bar', share: number) => {
		const own = look[`${kind}Height`];
		return svgElement('rect', {
			class: `archipel-bar__${part}`,
			width: `${Math.round(share * 10_000) / 100}%`,
			y: (height - own) / 2,
			height: own,
			rx: look[`${kind}Cap`] === 'round' ? own / 2 : 0,
			fill: look[`${kind}Color`] || undefined,
		});
	};
	const drawing = svgElement(
		'svg',
		{ class: 'archipel-bar', width: '100%', height, 'aria-hidden': 'true', focusable: 'false' },
		line('track', 'track', 1),
		line('line', 'bar', Math.min(1, totalSell / stockQty)),
	);
	const meter = {
		role: 'meter',
		'aria-labelledby': id,
		'aria-valuemin': 0,
		'aria-valuemax': stockQty,
		'aria-valuenow': Math.min(totalSell, stockQty),
		'aria-valuetext': words,
	};
	return element(
		'div',
		{ class: 'archipel-deal__sold' },
		element('div', { class: 'archipel-deal__words', id }, words),
		element('div', meter, drawing),
	);
}
