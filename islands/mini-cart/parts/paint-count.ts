import { settings } from '../../../src/runtime/settings';
import type { CartStore } from '../../../src/stores/cart';
import { watch } from '../../../src/stores/watch';
import { t } from '../messages';
import { badge } from '../model';

/** Keeps the number on the link right; as long as the cart is not known, it stays as neutral as the server printed it. */
export function paintCount(element: HTMLElement, { cart }: CartStore, signal: AbortSignal): void {
	const served = [...element.childNodes];
	const format = (count: number) => new Intl.NumberFormat(settings().locale).format(count);
	watch(signal, () => {
		const known = cart.value;
		const text = badge(known, format);
		if (!known || !text) return element.replaceChildren(...(known ? [] : served));
		const visible = document.createElement('span');
		visible.setAttribute('aria-hidden', 'true');
		visible.textContent = text;
		const spoken = document.createElement('span');
		spoken.className = 'archipel-visually-hidden';
		spoken.textContent = t('count', { count: known.count });
		element.replaceChildren(visible, spoken);
	});
	signal.addEventListener('abort', () => element.replaceChildren(...served));
}
