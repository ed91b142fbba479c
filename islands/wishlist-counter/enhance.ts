import { signal as createSignal } from '@preact/signals-core';
import { openView } from '../../src/dom/open-view';
import { pageWishlist } from '../../src/page/page-wishlist';
import type { IslandContext } from '../../src/runtime/define-island';
import { lazyView } from '../../src/runtime/lazy-view';
import { wishlistOptions } from '../../src/shop/ti-wishlist/wishlist-options';
import { watch } from '../../src/stores/watch';
import { followOpeners } from './follow-openers';
import type { Props } from './island';
import { createButton, element } from '../../src/dom/element';
import { messages } from './messages';
import { settings } from '../../src/runtime/settings';
import type { RequestError } from '../../src/shop/request-error';
import { wishlistApi } from '../../src/shop/ti-wishlist/wishlist-api';
import { on } from '../../src/stores/events';
import type { WishlistStore } from '../../src/stores/wishlist';
import './enhance.css';

/** The count at a link to the wishlist, and the panel with the latest products (WL-07). */
export default function enhance(host: HTMLElement, props: Props, context: IslandContext) {
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
		{ wishlist, isOpen, anchor: button, link, onClose: close, url },
		{ host: place },
	);
	const open = () => {
		if (!wishlist.counter.peek() || isOpen.peek()) return;
		isOpen.value = true;
		void openView(view, link, button, open).then((isThere) => isThere || close());
	};
	watch(signal, () => {
		// The focus is on the button while its panel is open.
		const isHidden = wishlist.counter.value === 0 && !isOpen.value;
		if (isHidden && button === document.activeElement) link.focus();
		button.hidden = isHidden;
	});
	followOpeners({ link, button, place, isOpen: () => isOpen.peek(), open, close, prefetch: view.prefetch }, signal);
}

/**
 * Adds a disclosure button after a link, which keeps its own address. The button is visible only while focused, so that no header moves.
 *
 * @returns The button, and the element for its panel, next in the tab order.
 */
function createDisclosure(link: HTMLElement, signal: AbortSignal): { button: HTMLButtonElement; place: HTMLElement } {
	const button = createButton(
		'archipel-wishlist-counter__show archipel-focus-only',
		{ 'aria-expanded': 'false', 'aria-label': messages('show') },
		'▾',
	);
	const panel = element('span');
	const place = element('span', { class: 'archipel-wishlist-counter__place' }, button, panel);
	link.after(place);
	// The button is out of the flow of the header, so it is positioned at the link.
	button.addEventListener('focus', () => {
		place.style.left = `${link.offsetLeft + link.offsetWidth - button.offsetWidth}px`;
		place.style.top = `${link.offsetTop}px`;
	});
	signal.addEventListener('abort', () => place.remove());
	return { button, place: panel };
}

/** Selector of elements in which TI's script, and themes made for it, show the count. */
const NUMBER = '.wishlist_products_counter_number, .theme-item-count.wishlist-item-count';
/** The number of an Opal theme, which asks its own server for it (WL-08). */
const THEME_NUMBER = '.header-wishlist .count';
/** Milliseconds for which a change is shown (WL-07). */
const CHANGE = 500;

/** Updates the count at a link; while the lists are unknown, the server's neutral HTML stays. */
export function paintCounter(host: HTMLElement, link: HTMLElement, wishlist: WishlistStore, until: AbortSignal): void {
	const { hideZeroCounter } = wishlistOptions();
	const numbers = [...new Set([...host.querySelectorAll(NUMBER), ...link.querySelectorAll(NUMBER)])] as HTMLElement[];
	// TI prints “Wishlist -” before the count.
	const label = link.getAttribute('aria-label');
	const name = (label || wordsOf(link)).replace(/[\s\p{Pd}:]+$/u, '') || messages('title');
	const format = (count: number) => new Intl.NumberFormat(settings().locale).format(count);
	let shown: number | undefined;
	// The next mount reads the name again.
	until.addEventListener('abort', () =>
		label === null ? link.removeAttribute('aria-label') : link.setAttribute('aria-label', label),
	);

	watch(until, () => {
		if (!wishlist.state.value) return;
		const count = wishlist.counter.value;
		for (const number of numbers) {
			number.textContent = count || !hideZeroCounter ? format(count) : '';
			if (shown !== undefined && shown !== count) flash(number);
		}
		host.classList.toggle('wishlist-counter-with-products', count > 0);
		link.setAttribute('aria-label', `${name}, ${messages('count', { count })}`);
		shown = count;
	});
	const theme = host.querySelector(THEME_NUMBER);
	if (theme) paintThemeNumber((count) => (theme.textContent = format(count)), wishlist, until);
}

/**
 * Shows the store's number at once, and the number of the theme's server after each response of TI. A server without a handler for this action
 * (SERVERS.md, S146) is asked only once: most themes with such a number name their action differently.
 */
function paintThemeNumber(paint: (count: number) => void, wishlist: WishlistStore, until: AbortSignal): void {
	let isAsked = Boolean(wishlistOptions().server);
	watch(until, () => {
		if (wishlist.state.value) paint(wishlist.counter.value);
	});
	const ask = async () => {
		try {
			const { count, isOurs } = await wishlistApi.themeCount();
			isAsked = !isOurs;
			if (!until.aborted) paint(count);
		} catch (error) {
			isAsked = (error as Partial<RequestError>).status !== 400;
		}
	};
	on('archipel:wishlist-answered', () => void (isAsked && ask()), until);
}

const wordsOf = (link: Element): string =>
	[...link.childNodes]
		.filter((node) => !(node instanceof Element && node.matches(NUMBER)))
		.map(({ textContent }) => textContent ?? '')
		.join(' ')
		.trim();

const shownUntil = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Marks a changed count for a moment; the style sheet animates it, subject to `prefers-reduced-motion`. */
function flash(number: HTMLElement): void {
	clearTimeout(shownUntil.get(number));
	number.dataset['archipelChanged'] = '';
	shownUntil.set(
		number,
		setTimeout(() => delete number.dataset['archipelChanged'], CHANGE),
	);
}
