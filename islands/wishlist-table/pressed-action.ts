import type { Quantities, TableAction } from '../../src/shop/ti-wishlist/wishlist-api';
import { CHECKBOX, QUANTITY } from './served-list';

/** Action of a submit button; `nothing` if no row or action is chosen, `move` if the target list must be asked for. */
export type PressedAction = TableAction | 'nothing' | { readonly move: number };

/**
 * Reads the action of a submit, by the names in the server's form.
 *
 * @returns `undefined` for another plugin's button, which the browser submits.
 */
export function pressedAction(form: HTMLFormElement, submitter: HTMLElement | null): PressedAction | undefined {
	if (!(submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement)) return undefined;
	const row = Number(submitter.value);
	const rows = checkedRows(form);
	const quantities = readQuantities(form);
	const quantity = quantities[row];
	const selected = (name: string): PressedAction =>
		rows.length && name ? { action: 'selected', name, rows, quantities } : 'nothing';
	switch (submitter.name) {
		case 'tinvwl-remove':
			return { action: 'remove', row };
		case 'tinvwl-add-to-cart':
			return { action: 'add_to_cart_single', row, ...(quantity !== undefined && { quantity }) };
		case 'tinvwl-action-product_all':
			return { action: 'add_to_cart_all' };
		case 'tinvwl-action-product_selected':
			return selected('add_to_cart_selected');
		case 'tinvwl-action-product_apply':
			return selected(valueOf(form, 'product_actions'));
		case 'tinvwl-action-product_update':
			return { action: 'update', rows: allRows(form), quantities, order: orderOf(form) };
		case 'tinvwl-move': {
			const to = Number(valueOf(form, 'tinvwl-to-wl'));
			const newList = valueOf(form, 'tinvwl-new-wl').trim();
			if (!to && !newList) return { move: row };
			return { action: 'move_single', row, to: to || { newList } };
		}
		default:
			return undefined;
	}
}

const boxes = (form: ParentNode) => [...form.querySelectorAll<HTMLInputElement>(CHECKBOX)];
const allRows = (form: ParentNode) => boxes(form).map(({ value }) => Number(value));
export const checkedRows = (form: ParentNode): number[] =>
	boxes(form).flatMap(({ checked, value }) => (checked ? Number(value) : []));

const orderOf = (form: ParentNode): number[] =>
	[...form.querySelectorAll<HTMLInputElement>('input[name="tinvwl-order[]"]')].map(({ value }) => Number(value));

const valueOf = (form: HTMLFormElement, name: string): string =>
	form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value ?? '';

/** Returns the quantities by row id; empty if the server prints none. */
export function readQuantities(form: ParentNode, which: 'value' | 'defaultValue' = 'value'): Quantities {
	const fields = [...form.querySelectorAll<HTMLInputElement>(QUANTITY)];
	return Object.fromEntries(fields.map((field) => [Number(/\d+/.exec(field.name)?.[0]), Number(field[which])]));
}
