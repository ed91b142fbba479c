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
 * Adds the product, then goes to the checkout (TILE-02): to be called for each press; an impatient second one means the same thing.
 * The product form's endpoint is used, since it answers with WooCommerce's own reason when it refuses.
 *
 * @param follow What the browser does with the link: for a shop without that endpoint.
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

/** What a link adds; `undefined` for one that adds nothing. */
export const purchaseOf = (link: HTMLElement) => readPurchase(link.dataset, link.getAttribute('href') ?? '');

/** @returns True when the browser goes there. */
function goToCheckout(link: HTMLElement): boolean {
	announce(messages('going'));
	const { checkoutUrl } = settings().shop;
	if (navigate(checkoutUrl)) return true;
	// The owner's checkout is on a host that nobody has allowed: the shopper decides.
	tell(link, { type: 'info', text: messages('going'), link: { label: messages('checkout'), href: checkoutUrl } });
	return false;
}

function refuse(link: HTMLElement, { notices, message, productUrl }: CartAnswer & { ok: false }): void {
	const page = safeUrl(productUrl)?.href;
	// WooCommerce's list would be a list inside a message; its words are what matters.
	const text = (notices && textOf(notices)) || (message ?? messages('refused'));
	tell(link, { type: 'error', text, ...(page && { link: { label: messages('productPage'), href: page } }) });
	emit('archipel:add-to-cart-failed', { button: link, message: text }, link);
}

function tell(link: HTMLElement, notice: InlineNotice): void {
	const row = link.closest('.archipel-tile-actions') ?? link;
	showNotice(link, { ...notice, place: (box) => row.after(box) });
}
