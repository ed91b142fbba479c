import { safeHtml } from '../../safety/html';
import { RequestError } from '../request-error';
import { findNotices } from './page-notices';

export const CART_FORM = 'form.woocommerce-cart-form';
export const CART_TOTALS = '.cart_totals';
export const EMPTY_CART = '.wc-empty-cart-message, .cart-empty';

export const COUPON_LINK = 'a.woocommerce-remove-coupon';
export const SHIPPING_FIELD = ':is(select, input)[name^="shipping_method"]';

/** Last parts of form and totals: if one is missing, the response is truncated. */
const LANDMARKS = ['[name="woocommerce-cart-nonce"]', '.order-total', '.wc-proceed-to-checkout'];

/** Quantities by line key, in page order; empty for an empty cart, `NaN` for a line without a quantity field. */
export type Lines = ReadonlyMap<string, number>;

/** Chosen method of each package, by field name: `shipping_method[0]`. */
export type ShippingMethods = Readonly<Record<string, string>>;

/**
 * Parses a cart page; its nodes have passed the HTML gate.
 *
 * @param present Current page: its landmarks must be in the reply too.
 * @throws RequestError `invalid` for any other page: a maintenance page, a truncated page.
 */
export function readCartPage(html: string, present: ParentNode, url: string) {
	const page = safeHtml(html);
	const form = page.querySelector<HTMLFormElement>(CART_FORM) ?? undefined;
	const anchor = form ?? page.querySelector<HTMLElement>(EMPTY_CART);
	if (!anchor || (form && !isWhole(page, present))) throw new RequestError('invalid', url, { body: html });
	const totals = page.querySelector<HTMLElement>(CART_TOTALS) ?? undefined;
	const notices = findNotices(page);
	return {
		/** Root element: wrapper of the shortcode or of the page builder widget. */
		root: rootOf(anchor),
		/** Absent when the cart is empty. */
		form,
		totals,
		/** Notices without duplicates. */
		notices,
		lines: readLines(form),
		/** Coupon codes of the totals, lower case; absent without totals. */
		coupons: totals && readCoupons(totals),
	};
}
export type CartPage = Readonly<ReturnType<typeof readCartPage>>;

/** Parses the reply of `get_cart_totals` and `update_shipping_method`. @throws RequestError `invalid` */
export function readTotals(html: string, present: ParentNode, url: string) {
	const totals = safeHtml(html).querySelector<HTMLElement>(CART_TOTALS);
	const current = present.querySelector(CART_TOTALS);
	if (!totals || (current && !isWhole(totals, current))) throw new RequestError('invalid', url, { body: html });
	return { totals, coupons: readCoupons(totals), methods: readMethods(totals) };
}
export type CartTotals = Readonly<ReturnType<typeof readTotals>>;

/** Returns the line key in the name of a quantity field or in the URL of a remove or undo link. */
export function lineOf(text: string | null): string | undefined {
	const [, field, link] = /^cart\[(\w+)\]\[qty\]$|[?&](?:remove|undo)_item=(\w+)/.exec(text ?? '') ?? [];
	return field ?? link;
}

/** Returns the lines with the quantities printed by the server, ignoring edits. */
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

export function readMethods(totals: ParentNode): ShippingMethods {
	const fields = [...totals.querySelectorAll<HTMLInputElement | HTMLSelectElement>(SHIPPING_FIELD)];
	const chosen = fields.filter((field) => field.type !== 'radio' || (field as HTMLInputElement).checked);
	return Object.fromEntries(
		chosen.map(({ dataset, value }) => [`shipping_method[${dataset['index'] ?? 0}]`, value] as const),
	);
}

/** Returns the wrapper of WooCommerce's cart shortcode; adds one if missing. */
export function rootOf(part: Element): HTMLElement {
	const root = part.closest<HTMLElement>('.woocommerce');
	if (root && root !== document.body) return root;
	if (part.parentElement) return part.parentElement;
	// A reply may consist of the cart only.
	const box = document.createElement('div');
	part.replaceWith(box);
	box.append(part);
	return box;
}

const isWhole = (reply: ParentNode, present: ParentNode): boolean =>
	LANDMARKS.every((landmark) => !present.querySelector(landmark) || reply.querySelector(landmark));
