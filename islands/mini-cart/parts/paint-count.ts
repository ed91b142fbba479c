import { element } from '../../../src/dom/element';
import { settings } from '../../../src/runtime/settings';
import type { CartStore } from '../../../src/stores/cart';
import { watch } from '../../../src/stores/watch';
import { t } from '../messages';
import { badge } from '../model';

/** Updates the count on the link; while the cart is unknown, the server's neutral HTML stays. */
export function paintCount(place: HTMLElement, { cart }: CartStore, signal: AbortSignal): void {
	const served = [...place.childNodes];
	const format = (count: number) => new Intl.NumberFormat(settings().locale).format(count);
	watch(signal, () => {
		const known = cart.value;
		const text = badge(known, format);
		if (!known || !text) return place.replaceChildren(...(known ? [] : served));
		place.replaceChildren(
			element('span', { 'aria-hidden': 'true' }, text),
			element('span', { class: 'archipel-visually-hidden' }, t('count', { count: known.count })),
		);
	});
	signal.addEventListener('abort', () => place.replaceChildren(...served));
}
