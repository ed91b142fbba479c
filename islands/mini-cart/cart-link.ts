import { element, icon } from '../../src/dom/element';
import type { LazyViewOptions } from '../../src/runtime/lazy-view';
import { settings } from '../../src/runtime/settings';
import type { CartStore } from '../../src/stores/cart';
import { t } from './messages';
import type { CartHost } from './panel-props';
import { watch } from '../../src/stores/watch';
import { badge } from './model';

/** A link to the cart, Archipel's or a theme's. */
export interface CartLink {
	/** Returns the link's current element: fragments may have replaced the earlier one. */
	readonly find: () => HTMLElement;
	/** Goes to the cart page. */
	readonly follow: () => void;
	/** Slot in which the panel is rendered. */
	readonly slot?: LazyViewOptions;
	/** Another script listens to the link too and must not receive the click. @default false */
	readonly isContested?: boolean;
}

const BAG = 'M6 8h12l1 12.5H5L6 8Zm3 2V6.5a3 3 0 0 1 6 0V10';

/** The server's link to the cart, with its count; created here on a page without the plugin's PHP. */
export function ownCartLink({ host, props, cart, context }: CartHost): CartLink {
	const link = host.querySelector<HTMLAnchorElement>('a[href]') ?? host.appendChild(createLink(props.showLabel));
	const count =
		link.querySelector<HTMLElement>('.archipel-mini-cart__count') ??
		link.appendChild(element('span', { class: 'archipel-mini-cart__count' }));
	paintCount(count, cart, context.signal);
	return { find: () => link, follow: () => link.click(), slot: { host, mode: 'append' } };
}

function createLink(showLabel: boolean): HTMLAnchorElement {
	const bag = icon(BAG);
	bag.classList.add('archipel-mini-cart__icon');
	return element(
		'a',
		{ class: 'archipel-mini-cart__link archipel-button no-prefetch no-prerender', href: settings().shop.cartUrl },
		bag,
		element('span', { class: showLabel ? 'archipel-mini-cart__label' : 'archipel-visually-hidden' }, t('label')),
		' ',
	);
}

/** Updates the count on the link; while the cart is unknown, the server's neutral HTML stays. */
function paintCount(place: HTMLElement, { cart }: CartStore, signal: AbortSignal): void {
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
