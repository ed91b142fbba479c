import { CART_TOTALS, lineOf, rootOf, type Lines } from '../../src/shop/woocommerce/cart-page';
import type { PageForm } from '../../src/shop/woocommerce/cart-page-api';
import type { LineField } from './model';
import { valuesOf, type Field } from '../../src/dom/field-values';

export const REMOVE_LINK = '.product-remove > a[href*="remove_item="]';
/** Undo link of a notice, which restores a removed line. */
export const UNDO_LINK = 'a.restore-item';
export const UPDATE_BUTTON = '[name="update_cart"]';
/** Buttons that empty the cart: Archipel's and the page builder's. */
export const EMPTY_BUTTON = '[name="archipel_empty_cart"], [name="empty_cart"]';
/** Archipel's buttons that add a line, by key, or the whole cart to a wishlist (WL-10). */
export const TO_WISHLIST_BUTTON = '.archipel-cart-page__to-wishlist';
export const COUPON_FIELD = 'input[name="coupon_code"]';

const LINE = '.cart_item';
const NAME = '.product-name';

/** Returns the totals box of a cart; some themes have none. */
export function totalsOf(cart: HTMLElement): HTMLElement | undefined {
	return (
		(rootOf(cart).querySelector<HTMLElement>(CART_TOTALS) ?? document.querySelector<HTMLElement>(CART_TOTALS)) ||
		undefined
	);
}

/** Returns the named fields of all lines: quantities, and fields of other plugins. */
export function lineFields(form: ParentNode): Field[] {
	return [...form.querySelectorAll<Field>(`${LINE} :is(input, select, textarea)`)].filter(({ name }) => name);
}

export const readFields = (form: ParentNode): LineField[] =>
	lineFields(form).map((field) => ({ line: lineOf(field.name), ...valuesOf(field), isValid: field.validity.valid }));

/**
 * Returns form data as the browser would submit it.
 *
 * @param button Name and value of the pressed button.
 * @param quantities Lines whose quantities are included. @default all
 */
export function readForm(form: HTMLFormElement, button: readonly [string, string], quantities?: Lines): PageForm {
	const fields = new URLSearchParams();
	for (const [name, value] of new FormData(form)) {
		const line = lineOf(name);
		if (typeof value === 'string' && (!line || !quantities || quantities.has(line))) fields.append(name, value);
	}
	fields.append(...(button as [string, string]));
	// `form.method` may be shadowed by a field of that name.
	const method = form.getAttribute('method') ?? 'get';
	return { method, action: form.getAttribute('action') || location.href, fields };
}

/** Returns the element after which a notice about a control is placed. */
export function anchorOf(control: Element): Element {
	const name = rowOf(control)?.querySelector(`${NAME} > a`);
	return name ?? control.closest('.coupon, ul:has([name^="shipping_method"]), [role=alert], [role=status]') ?? control;
}

export function removeLinkOf(form: ParentNode, line: string): HTMLElement | undefined {
	return [...form.querySelectorAll<HTMLElement>(REMOVE_LINK)].find(
		(link) => lineOf(link.getAttribute('href')) === line,
	);
}

/** Returns the product name in the line of a field, for labels. */
export function productName(field: Element): string {
	const row = rowOf(field);
	const name = row?.querySelector(`${NAME} a`) ?? row?.querySelector(NAME);
	return (name?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const rowOf = (element: Element): Element | null => element.closest(LINE);
