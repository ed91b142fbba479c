import { safeHtml } from '../../safety/html';
import { RequestError } from '../request-error';
import { findNotices } from './page-notices';

/** What WooCommerce and its themes call the parts of the cart page. */
export const CART_FORM = 'form.woocommerce-cart-form';
export const CART_TOTALS = '.cart_totals';
export const EMPTY_CART = '.wc-empty-cart-message, .cart-empty';

/** Parts that stand at the end of the form and of the totals: without them the answer is not whole. */
const LANDMARKS = ['[name="woocommerce-cart-nonce"]', '.order-total', '.wc-proceed-to-checkout'];

/** The cart page as a reply, with the parts that are of use; nodes that have passed the HTML gate. */
export interface CartPage {
	/** The element around everything: what the shortcode or the page builder's widget prints. */
	readonly root: HTMLElement;
	/** Absent when the cart is empty. */
	readonly form: HTMLFormElement | undefined;
	readonly totals: HTMLElement | undefined;
	/** Each text once. */
	readonly notices: readonly HTMLElement[];
}

/**
 * Reads a cart page.
 *
 * @param present The page on which it will be shown: what stands there must be in the reply too.
 * @throws RequestError `invalid` for anything else: a maintenance page, a page cut short.
 */
export function readCartPage(html: string, present: ParentNode, url: string): CartPage {
	const page = safeHtml(html);
	const form = page.querySelector<HTMLFormElement>(CART_FORM) ?? undefined;
	const anchor = form ?? page.querySelector<HTMLElement>(EMPTY_CART);
	if (!anchor || (form && !isWhole(page, present))) throw new RequestError('invalid', url, { body: html });
	const totals = page.querySelector<HTMLElement>(CART_TOTALS) ?? undefined;
	return { root: rootOf(anchor), form, totals, notices: findNotices(page) };
}

/** Reads the answer of `get_cart_totals` and `update_shipping_method`. @throws RequestError `invalid` */
export function readTotals(html: string, present: ParentNode, url: string): HTMLElement {
	const reply = safeHtml(html);
	const totals = reply.querySelector<HTMLElement>(CART_TOTALS);
	const current = present.querySelector(CART_TOTALS);
	if (!totals || (current && !isWhole(totals, current))) throw new RequestError('invalid', url, { body: html });
	return totals;
}

/** The element that WooCommerce's shortcode puts around the cart. */
export function rootOf(part: Element): HTMLElement {
	const root = part.closest<HTMLElement>('.woocommerce');
	if (root && root !== document.body) return root;
	if (part.parentElement) return part.parentElement;
	// A reply may be nothing but the cart.
	const box = document.createElement('div');
	part.replaceWith(box);
	box.append(part);
	return box;
}

const isWhole = (reply: ParentNode, present: ParentNode): boolean =>
	LANDMARKS.every((landmark) => !present.querySelector(landmark) || reply.querySelector(landmark));
