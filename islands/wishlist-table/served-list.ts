import type { Quantities, TableAction, TableView } from '../../src/shop/ti-wishlist/wishlist-api';

/** Selectors of a list's parts, in the markup of TI Wishlist and its themes. */
export const ROOT = '.tinv-wishlist';
export const FORM = 'form[data-tinvwl_sharekey]';
export const CHECKBOX = 'input[name="wishlist_pr[]"]';
export const QUANTITY = 'input[name^="wishlist_qty["]';
export const UPDATE = 'button[name="tinvwl-action-product_update"]';
export const ORDER = 'input[name="tinvwl-order[]"]';

/** A product of the list, as the server printed it. */
export interface ServedRow {
	readonly id: number;
	readonly name: string;
	/** Address of the product, with the choice in the query; not yet checked. */
	readonly href: string;
	readonly element: Element;
	/** The server's HTML. With the same HTML in a response, the row keeps its element and with it the customer's input. */
	readonly html: string;
}

/** A list, on the page or in a response. */
export type ServedList = Readonly<ReturnType<typeof readList>>;

/** Reads a list of the page or of a sanitized response. @param before The current view, for a response without a form. */
export function readList(root: Element, before?: TableView) {
	const form = root.querySelector<HTMLElement>(FORM);
	const table = form?.querySelector('table') ?? null;
	const { tinvwl_paged: page, tinvwl_per_page: perPage, tinvwl_sharekey: shareKey } = form?.dataset ?? {};
	return {
		view: {
			page: Number(page) || (before?.page ?? 1),
			perPage: Number(perPage) || (before?.perPage ?? 10),
			shareKey: shareKey ?? before?.shareKey ?? '',
		},
		/** Null for an empty list. */
		table,
		footHtml: table?.querySelector('tfoot')?.outerHTML ?? '',
		rows: [...(table?.querySelectorAll('tbody > tr') ?? [])].map(readRow),
		/** Elements in the place of the table. */
		instead: table ? [] : [...root.children].filter((part) => !part.matches('.tinv-header')),
	};
}

/** Returns the new list with the elements of unchanged rows, which keep their input and focus. */
export function withKeptRows(now: ServedList, before: ServedList): ServedList {
	const known = new Map(before.rows.map((row) => [row.html, row]));
	return { ...now, rows: now.rows.map((row) => known.get(row.html) ?? row) };
}

/** Sorts the new list by an order that is not saved yet: a response to another action must not undo that order. */
export function inOrder(list: ServedList, before: readonly ServedRow[]): ServedList {
	const places = new Map(before.map(({ id }, index) => [id, index]));
	return { ...list, rows: list.rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)) };
}

function readRow(row: Element): ServedRow {
	const control = row.querySelector<HTMLInputElement | HTMLButtonElement>(
		`${CHECKBOX}, button[name="tinvwl-remove"], button[name="tinvwl-add-to-cart"]`,
	);
	const link =
		row.querySelector<HTMLAnchorElement>('.product-name a') ??
		row.querySelector<HTMLAnchorElement>('.product-thumbnail a');
	// In another customer's list a product with options has no control with its id; its link has it.
	const id = Number(control?.value ?? new URL(link?.href ?? '', document.baseURI).searchParams.get('tiwp'));
	const name = (row.querySelector('.product-name') ?? row).textContent!.replaceAll(/\s+/g, ' ').trim();
	return {
		id,
		name: link?.textContent.trim() || name,
		href: link?.getAttribute('href') ?? '',
		element: row,
		html: row.outerHTML,
	};
}

/**
 * Reads the action of a submit: `nothing` if no row or action is chosen, `move` if the target list must be asked for, `undefined` for another plugin's
 * button, which the browser submits.
 */
export function pressedAction(
	form: HTMLFormElement,
	submitter: HTMLElement | null,
): TableAction | 'nothing' | 'move' | undefined {
	if (!(submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement)) return undefined;
	const row = Number(submitter.value);
	const rows = checkedRows(form);
	const quantities = readQuantities(form);
	const selected = (action: string) => (rows.length && action ? { action, rows, quantities } : 'nothing');
	switch (submitter.name) {
		case 'tinvwl-remove':
			return { action: 'remove', row };
		case 'tinvwl-add-to-cart':
			return { action: 'add_to_cart_single', row, quantities: { [row]: quantities[row] } };
		case 'tinvwl-action-product_all':
			return { action: 'add_to_cart_all' };
		case 'tinvwl-action-product_selected':
			return selected('add_to_cart_selected');
		case 'tinvwl-action-product_apply':
			return selected(valueOf(form, 'product_actions'));
		case 'tinvwl-action-product_update':
			return { action: 'update', rows: numbersIn(form, CHECKBOX), quantities, order: numbersIn(form, ORDER) };
		case 'tinvwl-move': {
			const list = Number(valueOf(form, 'tinvwl-to-wl'));
			const listName = valueOf(form, 'tinvwl-new-wl').trim();
			if (list) return { action: 'move_single', row, list };
			return listName ? { action: 'move_single', row, listName } : 'move';
		}
		default:
			return undefined;
	}
}

const numbersIn = (form: ParentNode, fields: string): number[] =>
	[...form.querySelectorAll<HTMLInputElement>(fields)].map(({ value }) => Number(value));

export const checkedRows = (form: ParentNode): number[] => numbersIn(form, `${CHECKBOX}:checked`);

const valueOf = (form: HTMLFormElement, name: string): string =>
	form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value ?? '';

/** Returns the quantities by row id; empty if the server prints none. */
export function readQuantities(form: ParentNode, which: 'value' | 'defaultValue' = 'value'): Quantities {
	const fields = [...form.querySelectorAll<HTMLInputElement>(QUANTITY)];
	return Object.fromEntries(fields.map((field) => [Number(/\d+/.exec(field.name)?.[0]), Number(field[which])]));
}
