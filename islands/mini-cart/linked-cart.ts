import { signal as createSignal } from '@preact/signals-core';
import { listen } from '../../src/runtime/listen';
import { lazyView } from '../../src/runtime/lazy-view';
import { settings } from '../../src/runtime/settings';
import { isModified } from '../../src/runtime/keys';
import type { CartStore } from '../../src/stores/cart';
import { hasCartCookie } from '../../src/stores/cart-cache';
import { emit, on } from '../../src/stores/events';
import type { Props } from './island';
import type { CartHost } from './panel-props';
import type { CartLink } from './cart-link';
import { followVisibility } from './visibility';

/** Hosts with an open panel: an add to the cart must not open the panels of two hosts. */
const open = new Set<HTMLElement>();

/**
 * Makes the link to the cart open a panel. It keeps working as a link: in a new tab, if the panel fails to load, and on the cart
 * and checkout pages, where the panel would repeat the page.
 */
export function linkCart(
	{ host, props, context, cart, actions }: CartHost,
	{ find, follow, slot, isContested = false }: CartLink,
): void {
	const { activation, signal } = context;
	const isOpen = createSignal(false);
	let isLeaving = false;
	let isComing = false;
	let opener: HTMLElement | undefined;

	if (props.hideWhenEmpty)
		followVisibility(cart, actions, (isShown) => (find().dataset['state'] = isShown ? 'shown' : 'hidden'), signal);
	const { isCart, isCheckout } = settings().shop;
	if (isCart || isCheckout) return;

	const leave = () => {
		isLeaving = true;
		follow();
		isLeaving = false;
	};
	const close = () => {
		isOpen.value = false;
		open.delete(host);
		// The link that would get the focus back has been replaced by fragments meanwhile.
		if (opener && !opener.isConnected) find().focus();
		opener = undefined;
	};
	const panelProps = { ...props, context, cart, actions, isOpen, onClose: close, anchor: find() };
	const files = () => (props.display === 'dropdown' ? import('./dropdown') : import('./panel'));
	const panel = lazyView(context, files, panelProps, slot);
	const show = async () => {
		if (isOpen.peek() || isComing) return;
		const anchor = find();
		isComing = true;
		try {
			if (!(await panel.show(anchor))) return;
		} catch {
			return leave();
		} finally {
			isComing = false;
		}
		open.add(host);
		opener = anchor;
		isOpen.value = true;
		emit('archipel:cart-opened', {}, host);
		if (!cart.cart.peek()) void cart.load();
	};

	const mark = () => {
		const link = find();
		link.setAttribute('role', 'button');
		if (props.display === 'drawer') link.setAttribute('aria-haspopup', 'dialog');
		else link.setAttribute('aria-expanded', 'false');
	};
	mark();
	on('archipel:fragments-refreshed', () => find().getAttribute('role') === 'button' || mark(), signal);
	listen(host, 'click', { signal, capture: isContested }, (event) => {
		if (!find().contains(event.target as Node)) return;
		if (event.defaultPrevented || isLeaving || isModified(event) || isUnavailable(cart)) return;
		event.preventDefault();
		if (isContested) event.stopPropagation();
		if (isOpen.peek()) close();
		else void show();
	});
	signal.addEventListener('abort', () => {
		close();
		for (const name of ['role', 'aria-haspopup', 'aria-expanded', 'aria-busy', 'aria-controls'])
			find().removeAttribute(name);
	});

	// No prefetch for an empty cart, which is rarely opened.
	const prefetch = () => {
		if (hasCartCookie()) panel.prefetch();
	};
	for (const type of ['pointerenter', 'focusin']) host.addEventListener(type, prefetch, { signal, once: true });
	if (activation.by === 'interaction') prefetch();

	if (props.openOnAdd) {
		const showAdded = (event?: Event) => {
			if (open.size || !canShow(find(), props.display)) return;
			event?.preventDefault();
			void show();
		};
		listen(document, 'archipel:added-to-cart', { signal }, showAdded);
		// The response to the add that triggered the island may have arrived while the files loaded.
		if (activation.by === 'event' && !cart.busy.peek() && hasCartCookie()) showAdded();
	}
	if (activation.takeIntents().length) void show();
}

/** Whether the shop's response has no cart, because the plugin is missing: the panel would be empty. */
const isUnavailable = ({ cart, reply }: CartStore): boolean => Boolean(reply.peek() && !cart.peek());

/** Whether the panel can open: its link is rendered (a site may have a second header for phones) and, for a dropdown, in the viewport. */
function canShow(link: HTMLElement, display: Props['display']): boolean {
	const box = link.getBoundingClientRect();
	const isRendered = box.width > 0 && box.height > 0;
	return isRendered && (display === 'drawer' || (box.bottom > 0 && box.top < window.innerHeight));
}
