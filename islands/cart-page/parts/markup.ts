import { CART_TOTALS, lineOf, rootOf, type Lines } from '../../../src/shop/woocommerce/cart-page';
import type { PageForm } from '../../../src/shop/woocommerce/cart-page-api';
import type { LineField } from '../model';
import { valuesOf, type Field } from '../../../src/dom/patch-served';

export const REMOVE_LINK = '.product-remove > a[href*="remove_item="]';
/** Link of a notice that brings back what was removed. */
export const UNDO_LINK = 'a.restore-item';
export const UPDATE_BUTTON = '[name="update_cart"]';
/** Buttons of the form that empty the cart: ours, and the page builder's. */
export const EMPTY_BUTTON = '[name="archipel_empty_cart"], [name="empty_cart"]';
/** Our buttons that send a line, by its key, or the whole cart to a list (WL-10). */
export const TO_WISHLIST_BUTTON = '.archipel-cart-page__to-wishlist';
export const COUPON_FIELD = 'input[name="coupon_code"]';

const LINE = '.cart_item';
const NAME = '.product-name';

/** The totals box of a cart; a theme may do without. */
export function totalsOf(cart: HTMLElement): HTMLElement | undefined {
	return (
		(rootOf(cart).querySelector<HTMLElement>(CART_TOTALS) ?? document.querySelector<HTMLElement>(CART_TOTALS)) ||
		undefined
	);
}

/** The fields of the lines: quantities, and what other plugins put beside them. */
export function lineFields(form: ParentNode): Field[] {
	return [...form.querySelectorAll<Field>(`${LINE} :is(input, select, textarea)`)].filter(({ name }) => name);
}

export const readFields = (form: ParentNode): LineField[] =>
	lineFields(form).map((field) => ({ line: lineOf(field.name), ...valuesOf(field), isValid: field.validity.valid }));

/**
 * A form as the browser would send it.
 *
 * @param button Name and value of the button that is pressed.
 * @param quantities Those of the lines that go with it. @default all
 */
export function readForm(form: HTMLFormElement, button: readonly [string, string], quantities?: Lines): PageForm {
	const fields = new URLSearchParams();
	for (const [name, value] of new FormData(form)) {
		const line = lineOf(name);
		if (typeof value === 'string' && (!line || !quantities || quantities.has(line))) fields.append(name, value);
	}
	fields.append(...(button as [string, string]));
	// Its properties may be hidden by fields of the same name.
	const method = form.getAttribute('method') ?? 'get';
	return { method, action: form.getAttribute('action') || location.href, fields };
}

/** After which element something is told about a control. */
export function anchorOf(control: Element): Element {
	const name = rowOf(control)?.querySelector(`${NAME} > a`);
	return name ?? control.closest('.coupon, ul:has([name^="shipping_method"]), [role=alert], [role=status]') ?? control;
}

/** The link that removes a line. */
export function removeLinkOf(form: ParentNode, line: string): HTMLElement | undefined {
	return [...form.querySelectorAll<HTMLElement>(REMOVE_LINK)].find(
		(link) => lineOf(link.getAttribute('href')) === line,
	);
}

/** Name of the product in the line of a field, for labels. */
export function productName(field: Element): string {
	const row = rowOf(field);
	const name = row?.querySelector(`${NAME} a`) ?? row?.querySelector(NAME);
	return (name?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const rowOf = (element: Element): Element | null => element.closest(LINE);
