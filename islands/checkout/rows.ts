import { labelText, withoutMarks } from '../../src/dom/field-errors';
import { t } from './messages';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const CONTROLS = ':is(input:not([type=hidden], [type=file], [type=submit], [type=button]), select, textarea)';

/** Selector of selectWoo's element, which has the focus instead of the hidden select. */
const STAND_IN = '.select2-selection';

/** Returns the form row of a field; undefined inside a payment method's box, which validates its own fields. */
export function rowOf(part: Element): HTMLElement | undefined {
	const row = part.closest<HTMLElement>('.form-row');
	return row && !row.closest('.payment_box') && controlsIn(row).length ? row : undefined;
}

/** Returns the row of the field with the server's name `id`. */
export function rowNamed(form: HTMLFormElement, id: string): HTMLElement | undefined {
	const name = CSS.escape(id);
	const part = form.querySelector(`#${name}_field, #${name}, [name="${name}"]`);
	return part ? rowOf(part) : undefined;
}

/** Returns the row's controls: one, or several in a group of boxes. Not cached, as country and region controls are replaced. */
export const controlsIn = (row: Element): Control[] => [...row.querySelectorAll<Control>(CONTROLS)];

/** Returns the row's focusable elements, selectWoo's first. */
export const focusable = (row: Element): HTMLElement[] => [
	...row.querySelectorAll<HTMLElement>(STAND_IN),
	...controlsIn(row),
];

/** Whether selectWoo's dropdown of the row is open; it is rendered elsewhere in the page. */
export const isChoosing = (row: Element): boolean => row.querySelector('.select2-container--open') !== null;

export const addressOf = ({ name }: Control): 'billing' | 'shipping' | undefined =>
	/^(billing|shipping)_/.exec(name)?.[1] as 'billing' | 'shipping' | undefined;

/** Returns the value of an address field, such as `billing_country`; undefined without that field. */
export function partOfAddress(form: HTMLFormElement, address: string, part: string): string | undefined {
	const field = form.elements.namedItem(`${address}_${part}`);
	return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field.value : undefined;
}

const box = (form: HTMLFormElement, name: string) =>
	form.querySelector<HTMLInputElement>(`input[type=checkbox][name="${name}"]`);

/** Whether the order ships to an address other than the billing address. */
export const shipsElsewhere = (form: HTMLFormElement): boolean =>
	box(form, 'ship_to_different_address')?.checked ?? false;

/** Whether the server will validate a row: not in an unused address or account section, and not if the country hides the field. */
export function isAsked(form: HTMLFormElement, row: HTMLElement): boolean {
	if (row.closest('.shipping_address') && !shipsElsewhere(form)) return false;
	if (row.closest('.create-account') && box(form, 'createaccount')?.checked === false) return false;
	for (let part: HTMLElement | null = row; part && part !== form; part = part.parentElement)
		if (part.style.display === 'none' || part.hidden) return false;
	return true;
}

/** Returns the field's label; with the name of its address if the form has two. */
export function nameOf(form: HTMLFormElement, row: HTMLElement): string {
	const [control] = controlsIn(row);
	if (!control) return '';
	const name =
		labelText(row.querySelector('label'), '.required, .optional, .screen-reader-text, .woocommerce-input-wrapper') ||
		withoutMarks(row.querySelector('label')?.textContent || control.getAttribute('placeholder') || '');
	const address = addressOf(control);
	return address && shipsElsewhere(form) ? t(address, { field: name }) : name;
}

/** Focuses a row and scrolls it to the middle of the viewport: a theme's fixed bars may cover its edges. */
export function focusRow(row: HTMLElement): void {
	const [target] = focusable(row);
	target?.focus();
	target?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
}
