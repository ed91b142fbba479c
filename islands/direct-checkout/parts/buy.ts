import { textOf } from '../../../src/safety/html';
import { navigate, safeUrl } from '../../../src/safety/url';
import { settings } from '../../../src/runtime/settings';
import type { CartAnswer } from '../../../src/shop/woocommerce/cart-api';
import { emit } from '../../../src/stores/events';
import { createAddToCart } from '../../../src/dom/add-to-cart';
import { announce } from '../../../src/ui/announcer';
import { clearNotice, showNotice, type InlineNotice } from '../../../src/dom/inline-notice';
import { pageCart } from '../../../src/dom/page-cart';
import { messages } from '../messages';
import { formOf, readPurchase } from '../model';

const presses = new WeakMap<Element, (link: HTMLElement) => void>();

/**
 * Adds the product, then goes to the checkout (TILE-02). Called for each press; a second press while waiting adds nothing.
 * Uses the endpoint of the product form, whose refusals contain WooCommerce's own reason.
 *
 * @param follow Follows the link natively: for a shop without that endpoint.
 */
export function buy(link: HTMLElement, follow: () => void): void {
	const press =
		presses.get(link) ??
		createAddToCart({
			read: () => formOf(purchaseOf(link)!),
			createAdd: (data) => pageCart().addForm(data),
			tell: (_link, notice) => (notice ? tell(link, notice) : clearNotice(link)),
			onAdded: () => goToCheckout(link),
			onRefused: (answer) => refuse(link, answer),
			goNatively: follow,
			leadsAway: () => true,
		});
	presses.set(link, press);
	press(link);
}

/** Returns what a link adds; `undefined` if nothing. */
export const purchaseOf = (link: HTMLElement) => readPurchase(link.dataset, link.getAttribute('href') ?? '');

/** @returns True if the browser navigates. */
function goToCheckout(link: HTMLElement): boolean {
	announce(messages('going'));
	const { checkoutUrl } = settings().shop;
	if (navigate(checkoutUrl)) return true;
	// The checkout is on a host that is not allowed: the shopper decides.
	tell(link, { type: 'info', text: messages('going'), link: { label: messages('checkout'), href: checkoutUrl } });
	return false;
}

function refuse(link: HTMLElement, { notices, message, productUrl }: CartAnswer & { ok: false }): void {
	const page = safeUrl(productUrl)?.href;
	// WooCommerce's markup would nest a list inside a message: only its text is used.
	const text = (notices && textOf(notices)) || (message ?? messages('refused'));
	tell(link, { type: 'error', text, ...(page && { link: { label: messages('productPage'), href: page } }) });
	emit('archipel:add-to-cart-failed', { button: link, message: text }, link);
}

function tell(link: HTMLElement, notice: InlineNotice): void {
	const row = link.closest('.archipel-tile-actions') ?? link;
	showNotice(link, { ...notice, place: (box) => row.after(box) });
}
