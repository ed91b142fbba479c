import { signal as createSignal } from '@preact/signals-core';
import { openView } from '../../src/dom/open-view';
import { pageWishlist } from '../../src/dom/page-wishlist';
import type { Enhance } from '../../src/runtime/define-island';
import { lazyView } from '../../src/runtime/lazy-view';
import { wishlistOptions } from '../../src/shop/ti-wishlist/wishlist-options';
import { watch } from '../../src/stores/watch';
import { followOpeners } from './parts/follow-openers';
import { createDisclosure } from './parts/disclosure';
import { paintCounter } from './parts/paint-counter';
import type { Props } from './props';
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
