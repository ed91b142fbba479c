import { jQueryData, triggerJQuery, wrapForJQuery } from '../../../src/shop/jquery-bridge';
import { settings } from '../../../src/runtime/settings';
import type { CartAnswer } from '../../../src/shop/woocommerce/cart-api';
import { navigate } from '../../../src/safety/url';
import { emit, on } from '../../../src/stores/events';
import { createAddToCart, type Added } from '../../../src/page/add-to-cart';
import { announce } from '../../../src/ui/announcer';
import { productFormMessages } from '../../../src/i18n/product-form-messages';
import { clearNotice } from '../../../src/dom/inline-notice';
import { pageCart } from '../../../src/page/page-cart';
import { messages } from '../messages';
import { fieldsOf, tileOf } from '../model';
import type { Props } from '../island';
import { showTileNotice } from '../../../src/page/tile-notice';
import type { Cart } from '../../../src/shop/woocommerce/cart-schema';

/** Milliseconds after which screen readers are told (CART-09). */
const ANNOUNCE_DELAY = 1000;

/** Milliseconds for which a message is shown without focus or pointer on it, and after which the button becomes the link to the cart (CART-16). */
const NOTICE_DURATION = 3000;

const presses = new WeakMap<Element, (button: HTMLElement) => void>();

/**
 * Adds the product of a tile's button: idle → loading → added, or idle again with a message (CART-01).
 * Called for each press; `createAddToCart` counts them.
 */
export function addToCart(button: HTMLElement, options: Props): void {
	const press =
		presses.get(button) ??
		createAddToCart({
			read: readTile,
			createAdd: (data) => pageCart().add(data),
			notify: (_button, notice) =>
				notice ? showTileNotice(button, { ...notice, isDismissible: notice.type === 'error' }) : clearNotice(button),
			onAdded: (added) => succeed(added, options),
			onRefused: refuse,
			leadsAway: () => settings().shop.cartRedirectAfterAdd,
			onUpdated() {
				// If WooCommerce's own script is on the page, that script fires this event itself.
				if (!coreRegion()) triggerJQuery(document.body, 'wc_cart_button_updated', [wrapForJQuery(button)]);
			},
		});
	presses.set(button, press);
	press(button);
}

/** Returns all data attributes of the button, as WooCommerce's own script sends them. */
function readTile(button: HTMLElement): FormData {
	const context = button.closest('[data-wp-context]')?.getAttribute('data-wp-context');
	return fieldsOf(button.dataset, jQueryData(button), context);
}

/** @returns True if the browser navigates away. */
function succeed({ button, presses: count }: Added, { addedNotice }: Props): boolean {
	offerCart(button);
	syncBlockCart();
	const { cartRedirectAfterAdd, cartUrl } = settings().shop;
	if (cartRedirectAfterAdd && navigate(cartUrl)) return true;
	const message =
		count > 1 ? productFormMessages('addedMany', { count }) : button.dataset['success_message'] || messages('added');
	if (coreRegion()?.textContent !== message) announce(message, 'polite', ANNOUNCE_DELAY);
	// The button shows that the product was added, but not how often.
	if (addedNotice || count > 1)
		showTileNotice(button, { type: 'success', text: message, duration: NOTICE_DURATION, isSilent: true });
	else clearNotice(button);
	return false;
}

/** @returns True if the browser navigates away. */
function refuse({ productUrl, message }: CartAnswer & { ok: false }, button: HTMLElement): boolean {
	// WooCommerce keeps the reason in the session and shows it on the product page (CART-03).
	if (navigate(productUrl)) return true;
	const text = message ?? messages('refused');
	showTileNotice(button, { type: 'error', text, isDismissible: true });
	emit('archipel:add-to-cart-failed', { button, message: text }, button);
	return false;
}

/** Returns the live region of WooCommerce's own script; null if that script is not running. */
function coreRegion(): Element | null {
	return document.querySelector('.widget_shopping_cart_live_region');
}

/** Classes of an add-to-cart button that select behaviour; the other classes are the theme's styles. */
const BEHAVIOUR = /^(add_to_cart_button|ajax_add_to_cart|product_type_\S*|added|loading|wc-interactive)$/;

/** Link to the cart that replaces a button. */
interface StandIn {
	readonly link: HTMLAnchorElement;
	timer?: ReturnType<typeof setTimeout>;
}

let isFollowing = false;
const standIns = new Map<HTMLElement, StandIn>();

/**
 * Replaces the button of an added product by a link to the cart. The hidden link is in the page at once, for other scripts, and only once (CART-01);
 * later it takes the place and the focus of the button. Does nothing on the cart page.
 */
function offerCart(button: HTMLElement): void {
	const { isCart, cartUrl } = settings().shop;
	if (isCart) return;
	isFollowing ||= (on('archipel:cart-changed', ({ cart }) => followCart(cart)), true);
	const standIn = standIns.get(button) ?? createStandIn(button, cartUrl);
	if (!standIn) return;
	clearTimeout(standIn.timer);
	standIn.timer = setTimeout(() => swap(button, standIn.link), NOTICE_DURATION);
}

/** Restores the button of each product that is no longer in the cart. */
function followCart({ items }: Cart): void {
	const inCart = new Set(items.flatMap(({ productId, variationId }) => [productId, variationId]).map(String));
	for (const [button, standIn] of standIns) {
		if (inCart.has(button.dataset['product_id'] ?? '')) continue;
		clearTimeout(standIn.timer);
		const hadFocus = standIn.link === document.activeElement;
		button.classList.remove('added');
		delete button.dataset['archipelIsAdded'];
		standIn.link.remove();
		standIns.delete(button);
		if (hadFocus) button.focus();
	}
}

function createStandIn(button: HTMLElement, cartUrl: string): StandIn | undefined {
	// WooCommerce's block prints a hidden link of its own, which does not count.
	if ([...tileOf(button).querySelectorAll('.added_to_cart')].some((link) => !link.closest('[hidden]')))
		return undefined;
	const link = document.createElement('a');
	const look = [...button.classList].filter((name) => !BEHAVIOUR.test(name));
	link.classList.add('added_to_cart', 'wc-forward', 'archipel-product-tiles__cart', ...look);
	link.href = cartUrl;
	link.hidden = true;
	link.textContent = messages('viewCart');
	button.after(link);
	const standIn: StandIn = { link };
	standIns.set(button, standIn);
	return standIn;
}

function swap(button: HTMLElement, link: HTMLElement): void {
	// Another press is pending: its end calls `swap` again.
	if (button.hasAttribute('aria-busy')) return;
	const hadFocus = button === document.activeElement;
	link.style.minInlineSize = `${button.offsetWidth}px`;
	button.dataset['archipelIsAdded'] = '';
	link.hidden = false;
	if (hadFocus) link.focus({ preventScroll: true });
}

/**
 * Makes the cart of WooCommerce's blocks, which has its own state, reload from the server after a change.
 * Sends the event by which the two stores of the blocks synchronize.
 */
function syncBlockCart(): void {
	if (!document.querySelector('[data-wp-interactive]')) return;
	dispatchEvent(new CustomEvent('wc-blocks_store_sync_required', { detail: { type: 'from_@wordpress/data' } }));
}
