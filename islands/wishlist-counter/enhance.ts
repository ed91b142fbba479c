import { signal as createSignal } from '@preact/signals-core';
import { openView } from '../../src/dom/open-view';
import { pageWishlist } from '../../src/page/page-wishlist';
import type { Enhance } from '../../src/runtime/define-island';
import { lazyView } from '../../src/runtime/lazy-view';
import { wishlistOptions } from '../../src/shop/ti-wishlist/wishlist-options';
import { watch } from '../../src/stores/watch';
import { followOpeners } from './parts/follow-openers';
import { paintCounter } from './parts/paint-counter';
import type { Props } from './props';
import { element } from '../../src/dom/element';
import { messages } from './messages';
import './enhance.css';

/** The count at a link to the wishlist, and the panel with the latest products (WL-07). */
const enhance: Enhance<Props> = (host, props, context) => {
	const { signal } = context;
	const wishlist = pageWishlist();
	// In a menu TI's host is an icon inside the link.
	const link = host.closest('a') ?? host.querySelector<HTMLElement>('a, button') ?? host;
	paintCounter(host, link, wishlist, signal);
	if (!props.panel) return;

	const { button, place } = createDisclosure(link, signal);
	const isOpen = createSignal(false);
	const close = () => void (isOpen.value = false);
	const url = (link as HTMLAnchorElement).href || wishlistOptions().url;
	const view = lazyView(
		context,
		() => import('./panel'),
		{ wishlist, isOpen, anchor: button, link, onClose: close, url, max: props.max },
		{ host: place },
	);
	const open = () => {
		if (!wishlist.counter.peek() || isOpen.peek()) return;
		isOpen.value = true;
		void openView(view, link, button).then((isThere) => isThere || close());
	};
	watch(signal, () => {
		const isEmpty = wishlist.counter.value === 0;
		button.hidden = isEmpty;
		if (isEmpty && !isOpen.peek()) close();
	});
	followOpeners({ link, button, place, isOpen: () => isOpen.peek(), open, close, prefetch: view.prefetch }, signal);
};

export default enhance;

/**
 * Adds a disclosure button after a link, which keeps its own address. The button is visible only while focused, so that no header moves.
 *
 * @returns The button, and the element for its panel, next in the tab order.
 */
function createDisclosure(link: HTMLElement, signal: AbortSignal): { button: HTMLButtonElement; place: HTMLElement } {
	const button = element('button', {
		type: 'button',
		class: 'archipel-wishlist-counter__show archipel-button',
		'aria-expanded': 'false',
		'aria-label': messages('show'),
	});
	button.textContent = '▾';
	const panel = element('span');
	const place = element('span', { class: 'archipel-wishlist-counter__place' }, button, panel);
	link.after(place);
	// The button is out of the flow of the header, so it is positioned at the link.
	button.addEventListener('focus', () => {
		place.style.left = `${link.offsetLeft + link.offsetWidth - button.offsetWidth}px`;
		place.style.top = `${link.offsetTop}px`;
	});
	signal.addEventListener('abort', () => {
		place.remove();
	});
	return { button, place: panel };
}
