import { labelText, withoutMarks } from '../../../src/dom/field-errors';
import { t } from '../messages';

/** What a shopper fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const CONTROLS = ':is(input:not([type=hidden], [type=file], [type=submit], [type=button]), select, textarea)';

/** What stands in for a list that a script has hidden, and has the focus instead: selectWoo. */
const STAND_IN = '.select2-selection';

/** The row of a field, unless it is a payment method's own: that judges by itself. */
export function rowOf(part: Element): HTMLElement | undefined {
	const row = part.closest<HTMLElement>('.form-row');
	return row && !row.closest('.payment_box') && controlsIn(row).length ? row : undefined;
}

/** The row of the field that the server calls so. */
export function rowNamed(form: HTMLFormElement, id: string): HTMLElement | undefined {
	const name = CSS.escape(id);
	const part = form.querySelector(`#${name}_field, #${name}, [name="${name}"]`);
	return part ? rowOf(part) : undefined;
}

/** What is filled in or chosen in a row: one, unless it is a group of boxes. Country and region come anew with a choice. */
export const controlsIn = (row: Element): Control[] => [...row.querySelectorAll<Control>(CONTROLS)];

/** What has the focus for a control. */
export const focusable = (row: Element): HTMLElement[] => [
	...row.querySelectorAll<HTMLElement>(STAND_IN),
	...controlsIn(row),
];

/** Whether a list of the row is open, in a place of its own on the page. */
export const isChoosing = (row: Element): boolean => row.querySelector('.select2-container--open') !== null;

/** Which address a field belongs to. */
export const addressOf = ({ name }: Control): 'billing' | 'shipping' | undefined =>
	/^(billing|shipping)_/.exec(name)?.[1] as 'billing' | 'shipping' | undefined;

/** What an address says: the value of `billing_country`. Undefined where the form does not ask. */
export function partOfAddress(form: HTMLFormElement, address: string, part: string): string | undefined {
	const field = form.elements.namedItem(`${address}_${part}`);
	return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field.value : undefined;
}

const box = (form: HTMLFormElement, name: string) =>
	form.querySelector<HTMLInputElement>(`input[type=checkbox][name="${name}"]`);

/** Whether the order goes to another address than the billing one. */
export const shipsElsewhere = (form: HTMLFormElement): boolean =>
	box(form, 'ship_to_different_address')?.checked ?? false;

/** Whether the server will look at a row: not at an address or an account that nobody asks for, nor at what a country does without. */
export function isAsked(form: HTMLFormElement, row: HTMLElement): boolean {
	if (row.closest('.shipping_address') && !shipsElsewhere(form)) return false;
	if (row.closest('.create-account') && box(form, 'createaccount')?.checked === false) return false;
	for (let part: HTMLElement | null = row; part && part !== form; part = part.parentElement)
		if (part.style.display === 'none' || part.hidden) return false;
	return true;
}

/** What a field is called; with its address, where there are two. */
export function nameOf(form: HTMLFormElement, row: HTMLElement): string {
	const [control] = controlsIn(row);
	if (!control) return '';
	const name =
		labelText(row.querySelector('label'), '.required, .optional, .screen-reader-text, .woocommerce-input-wrapper') ||
		withoutMarks(row.querySelector('label')?.textContent || control.getAttribute('placeholder') || '');
	const address = addressOf(control);
	return address && shipsElsewhere(form) ? t(address, { field: name }) : name;
}

/** Gives a row the focus, in the middle of the window: bars of the theme may cover its edges. */
export function focusRow(row: HTMLElement): void {
	const [target] = focusable(row);
	target?.focus();
	target?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
}
