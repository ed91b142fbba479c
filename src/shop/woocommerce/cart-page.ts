import { safeHtml } from '../../safety/html';
import { RequestError } from '../request-error';
import { findNotices } from './page-notices';

/** What WooCommerce and its themes call the parts of the cart page. */
export const CART_FORM = 'form.woocommerce-cart-form';
export const CART_TOTALS = '.cart_totals';
export const EMPTY_CART = '.wc-empty-cart-message, .cart-empty';

/** Links that remove a coupon; they stand in the totals. */
export const COUPON_LINK = 'a.woocommerce-remove-coupon';
/** Fields that choose a shipping method; they stand in the totals. */
export const SHIPPING_FIELD = ':is(select, input)[name^="shipping_method"]';

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
	/** None in the empty cart. */
	readonly lines: Lines;
	/** Codes of the coupons in the totals, in small letters; absent without totals. */
	readonly coupons: readonly string[] | undefined;
}

/** Quantities by the keys of their lines, from top to bottom; `NaN` for a line without a quantity field. */
export type Lines = ReadonlyMap<string, number>;

/** The chosen method of each package, under the names by which they are sent: `shipping_method[0]`. */
export type ShippingMethods = Readonly<Record<string, string>>;

/** The totals as a reply. */
export interface CartTotals {
	readonly totals: HTMLElement;
	/** Codes in small letters. */
	readonly coupons: readonly string[];
	readonly methods: ShippingMethods;
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
	const notices = findNotices(page);
	return {
		root: rootOf(anchor),
		form,
		totals,
		notices,
		lines: readLines(form),
		coupons: totals && readCoupons(totals),
	};
}

/** Reads the answer of `get_cart_totals` and `update_shipping_method`. @throws RequestError `invalid` */
export function readTotals(html: string, present: ParentNode, url: string): CartTotals {
	const reply = safeHtml(html);
	const totals = reply.querySelector<HTMLElement>(CART_TOTALS);
	const current = present.querySelector(CART_TOTALS);
	if (!totals || (current && !isWhole(totals, current))) throw new RequestError('invalid', url, { body: html });
	return { totals, coupons: readCoupons(totals), methods: readMethods(totals) };
}

/** The key of the line that a name of a quantity field, or the address of a remove or undo link, is about. */
export function lineOf(text: string | null): string | undefined {
	const [, field, link] = /^cart\[(\w+)\]\[qty\]$|[?&](?:remove|undo)_item=(\w+)/.exec(text ?? '') ?? [];
	return field ?? link;
}

/** The lines as the server printed them, whatever is in their fields now. */
export function readLines(form: ParentNode | undefined): Lines {
	const lines = new Map<string, number>();
	for (const part of form?.querySelectorAll('input[name^="cart["], a[href*="remove_item="]') ?? []) {
		const line = lineOf(part.getAttribute('name') ?? part.getAttribute('href'));
		if (line) lines.set(line, part instanceof HTMLInputElement ? Number(part.defaultValue) : (lines.get(line) ?? NaN));
	}
	return lines;
}

export function readCoupons(totals: ParentNode): string[] {
	const links = [...totals.querySelectorAll<HTMLElement>(COUPON_LINK)];
	return links.map(({ dataset }) => (dataset['coupon'] ?? '').toLowerCase());
}

/** The methods that are chosen now. */
export function readMethods(totals: ParentNode): ShippingMethods {
	const fields = [...totals.querySelectorAll<HTMLInputElement | HTMLSelectElement>(SHIPPING_FIELD)];
	const chosen = fields.filter((field) => field.type !== 'radio' || (field as HTMLInputElement).checked);
	return Object.fromEntries(
		chosen.map(({ dataset, value }) => [`shipping_method[${dataset['index'] ?? 0}]`, value] as const),
	);
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
