import { signal as createSignal } from '@preact/signals-core';
import type { IslandContext } from '../../../src/runtime/define-island';
import { settings } from '../../../src/shop/settings';
import type { CartStore } from '../../../src/stores/cart';
import { hasCartCookie } from '../../../src/stores/cart-cache';
import { on } from '../../../src/stores/events';
import type { Props } from '../props';
import type { CartActions } from './cart-actions';
import { findCartLink } from './cart-link';
import { importPanel, loadPanel } from './load-panel';
import { paintCount } from './paint-count';
import { followVisibility } from './visibility';

/** Panels that are open: two in one header must not open on the same add. */
const open = new Set<HTMLElement>();

/**
 * Makes the link to the cart open a panel. It stays a link: for a new tab, where the panel cannot be had, and on the cart
 * and checkout pages, where the panel would only repeat the page.
 */
export function linkCart(
	host: HTMLElement,
	props: Props,
	context: IslandContext,
	cart: CartStore,
	actions: CartActions,
): void {
	const { activation, signal } = context;
	const { link, count } = findCartLink(host, props.showLabel);
	const isOpen = createSignal(false);
	let panel: Promise<void> | undefined;
	let isLeaving = false;

	paintCount(count, cart, signal);
	if (props.hideWhenEmpty)
		followVisibility(cart, actions, (isShown) => (link.dataset['state'] = isShown ? 'shown' : 'hidden'), context);
	const { isCart, isCheckout } = settings().shop;
	if (isCart || isCheckout) return;

	const leave = () => {
		isLeaving = true;
		link.click();
		isLeaving = false;
	};
	const close = () => {
		isOpen.value = false;
		open.delete(host);
	};
	const show = async () => {
		if (isOpen.peek() || link.hasAttribute('aria-busy')) return;
		link.setAttribute('aria-busy', 'true');
		try {
			await (panel ??= loadPanel(
				host,
				'append',
				{ ...props, cart, actions, isOpen, onClose: close, anchor: link },
				context,
			));
		} catch {
			return leave();
		} finally {
			link.removeAttribute('aria-busy');
		}
		if (signal.aborted) return;
		open.add(host);
		isOpen.value = true;
		if (!cart.cart.peek()) void cart.load();
	};

	link.setAttribute('role', 'button');
	if (props.display === 'drawer') link.setAttribute('aria-haspopup', 'dialog');
	else link.setAttribute('aria-expanded', 'false');
	link.addEventListener(
		'click',
		(event) => {
			if (event.defaultPrevented || isLeaving || isModified(event) || isUnavailable(cart)) return;
			event.preventDefault();
			if (isOpen.peek()) close();
			else void show();
		},
		{ signal },
	);
	signal.addEventListener('abort', () => {
		close();
		for (const name of ['role', 'aria-haspopup', 'aria-expanded', 'aria-busy', 'aria-controls'])
			link.removeAttribute(name);
	});

	// Somebody with an empty cart rarely opens it: nothing is loaded in advance.
	const prefetch = () => {
		if (hasCartCookie()) importPanel().catch(() => {});
	};
	for (const type of ['pointerenter', 'focusin']) link.addEventListener(type, prefetch, { signal, once: true });
	if (activation.by === 'interaction') prefetch();

	if (props.openOnAdd) {
		const showAdded = () => {
			if (!open.size && canShow(link, props.display)) void show();
		};
		on('archipel:added-to-cart', showAdded, signal);
		// The add that woke the island may have been answered while its files were on their way.
		if (activation.by === 'event' && !cart.busy.peek() && hasCartCookie()) showAdded();
	}
	if (activation.takeIntents().length) void show();
}

/** A shop without the plugin says nothing that the panel could show. */
const isUnavailable = ({ cart, reply }: CartStore): boolean => Boolean(reply.peek() && !cart.peek());

const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
	button > 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Of two headers, one for phones, only one is on the page; a dropdown hangs on its link, which must be in view. */
function canShow(link: HTMLElement, display: Props['display']): boolean {
	const box = link.getBoundingClientRect();
	const isRendered = box.width > 0 && box.height > 0;
	return isRendered && (display === 'drawer' || (box.bottom > 0 && box.top < window.innerHeight));
}
