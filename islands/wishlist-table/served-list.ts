import type { TableView } from '../../src/shop/ti-wishlist/wishlist-api';

/** What TI Wishlist and its themes call the parts of a list. */
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
	/** Its page, with the choice in the query; goes through the URL gate. */
	readonly href: string;
	readonly element: Element;
	/** As the server drew it. The same text is the same row: its element stays, with what the shopper has done to it. */
	readonly html: string;
}

/** A list, on the page or in a reply. */
export interface ServedList {
	readonly view: TableView;
	/** None where nothing is in the list. */
	readonly table: HTMLTableElement | null;
	readonly footHtml: string;
	readonly rows: readonly ServedRow[];
	/** What stands in place of the table. */
	readonly instead: readonly Element[];
}

/**
 * Reads a list, without changing it.
 *
 * @param root `.tinv-wishlist`, of the page or of a reply that has passed the HTML gate.
 * @param before The view so far, where the list has no form any more.
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

/** The list as it is now, with the rows that have not changed as they were: their fields keep what was typed, and the focus. */
export function withKeptRows(now: ServedList, before: ServedList): ServedList {
	const known = new Map(before.rows.map((row) => [row.html, row]));
	return { ...now, rows: now.rows.map((row) => known.get(row.html) ?? row) };
}

/** An answer to something else does not undo an order that is not saved yet. */
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
	// Of somebody else's list a product with options has no control that names the row; its link does.
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
