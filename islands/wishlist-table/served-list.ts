import type { TableView } from '../../src/shop/ti-wishlist/wishlist-api';

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
export interface ServedList {
	readonly view: TableView;
	/** Null for an empty list. */
	readonly table: HTMLTableElement | null;
	readonly footHtml: string;
	readonly rows: readonly ServedRow[];
	/** Elements in the place of the table. */
	readonly instead: readonly Element[];
}

/**
 * Reads a list, without changing it.
 *
 * @param root `.tinv-wishlist`, of the page or of a sanitized response.
 * @param before The current view, for a response without a form.
 */
export function readList(root: Element, before?: TableView): ServedList {
	const form = root.querySelector<HTMLElement>(FORM);
	const table = form?.querySelector('table') ?? null;
	const { tinvwl_paged: page, tinvwl_per_page: perPage, tinvwl_sharekey: shareKey } = form?.dataset ?? {};
	return {
		view: {
			page: Number(page) || (before?.page ?? 1),
			perPage: Number(perPage) || (before?.perPage ?? 10),
			shareKey: shareKey ?? before?.shareKey ?? '',
		},
		table,
		footHtml: table?.querySelector('tfoot')?.outerHTML ?? '',
		rows: [...(table?.querySelectorAll('tbody > tr') ?? [])].map(readRow),
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
	// In somebody else's list a product with options has no control with its id; its link has it.
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
