import { element } from '../../src/dom/element';
import type { TableView } from '../../src/shop/ti-wishlist/wishlist-api';
import { t } from './messages';

/** What TI Wishlist and its themes call the parts of a list. */
export const ROOT = '.tinv-wishlist';
export const FORM = 'form[data-tinvwl_sharekey]';
export const CHECKBOX = 'input[name="wishlist_pr[]"]';
export const QUANTITY = 'input[name^="wishlist_qty["]';
export const UPDATE = 'button[name="tinvwl-action-product_update"]';
const ORDER = 'input[name="tinvwl-order[]"]';

/** A product of the list, as the server printed it. */
export interface ServedRow {
	readonly id: number;
	readonly name: string;
	/** Its page, with the choice in the query; goes through the URL gate. */
	readonly href: string;
	readonly attributes: Readonly<Record<string, string>>;
	/** As the server drew them, with what names and moves the row besides. */
	readonly cells: readonly Element[];
	/** The same text is the same row: its nodes stay, with what the shopper has done to them. */
	readonly html: string;
}

/** The form of a list, taken apart. */
export interface ServedList {
	readonly view: TableView;
	readonly tableClass: string;
	readonly head: readonly Node[];
	readonly foot: readonly Node[];
	readonly footHtml: string;
	readonly rows: readonly ServedRow[];
	/** In place of the table, where nothing is in the list. */
	readonly instead: readonly Node[];
}

/**
 * Takes a list apart. Its nodes are copies: those of the page stay as they are, for when the island fails.
 *
 * @param root `.tinv-wishlist`, of the page or of a reply that has passed the HTML gate.
 * @param before The view so far, where the list has no form any more.
 */
export function readList(root: Element, before?: TableView): ServedList {
	const form = root.querySelector<HTMLElement>(FORM);
	const table = form?.querySelector('table');
	const { tinvwl_paged: page, tinvwl_per_page: perPage, tinvwl_sharekey: shareKey } = form?.dataset ?? {};
	const foot = table?.querySelector('tfoot');
	return {
		view: {
			page: Number(page) || (before?.page ?? 1),
			perPage: Number(perPage) || (before?.perPage ?? 10),
			shareKey: shareKey ?? before?.shareKey ?? '',
		},
		tableClass: table?.className ?? '',
		head: copies(table?.querySelector('thead')),
		foot: copies(foot),
		footHtml: foot?.outerHTML ?? '',
		rows: [...(table?.querySelectorAll('tbody > tr') ?? [])].flatMap(readRow),
		instead: table ? [] : [...root.children].filter((part) => !part.matches('.tinv-header')).map(copy),
	};
}

/** The list as it is now, with the rows that have not changed as they were: their fields keep what was typed, and the focus. */
export function withKeptRows(now: ServedList, before: ServedList): ServedList {
	const known = new Map(before.rows.map((row) => [row.html, row]));
	const isSameFoot = now.footHtml === before.footHtml;
	return {
		...now,
		head: before.head.length ? before.head : now.head,
		foot: isSameFoot ? before.foot : now.foot,
		rows: now.rows.map((row) => known.get(row.html) ?? row),
	};
}

function readRow(row: Element): ServedRow[] {
	const control = row.querySelector<HTMLInputElement | HTMLButtonElement>(
		`${CHECKBOX}, button[name="tinvwl-remove"], button[name="tinvwl-add-to-cart"]`,
	);
	const link =
		row.querySelector<HTMLAnchorElement>('.product-name a') ??
		row.querySelector<HTMLAnchorElement>('.product-thumbnail a');
	// Of somebody else's list a product with options has no control that names the row; its link does.
	const id = Number(control?.value ?? new URL(link?.href ?? '', document.baseURI).searchParams.get('tiwp'));
	const name = (row.querySelector('.product-name') ?? row).textContent!.replaceAll(/\s+/g, ' ').trim();
	const title = link?.textContent?.trim() || name;
	const made = row.cloneNode(true) as Element;
	nameControls(made, title);
	return [
		{
			id,
			name: title,
			href: link?.getAttribute('href') ?? '',
			attributes: attributesOf(row),
			cells: [...made.children],
			html: row.outerHTML,
		},
	];
}

/** TI calls the controls of every row the same; a list of them must tell the products apart (A11Y-01). */
function nameControls(row: Element, name: string): void {
	row.querySelector(CHECKBOX)?.setAttribute('aria-label', t('select', { name }));
	row.querySelector('button[name="tinvwl-remove"]')?.setAttribute('aria-label', t('remove', { name }));
	const cell = row.querySelector(ORDER)?.closest('td, th');
	cell?.append(createSorter(name, cell.childNodes));
}

/** The order by dragging and, since not everybody can drag, by two buttons (WLT-04). */
function createSorter(name: string, handle: Iterable<Node>): HTMLElement {
	const step = (by: -1 | 1) =>
		element(
			'button',
			{
				type: 'button',
				class: 'archipel-wishlist-table__step archipel-button',
				'data-archipel-step': String(by),
				'aria-label': t(by < 0 ? 'up' : 'down', { name }),
			},
			by < 0 ? '↑' : '↓',
		);
	const held = element('span', { class: 'archipel-wishlist-table__handle' }, ...handle);
	return element('span', { class: 'archipel-wishlist-table__sort' }, held, step(-1), step(1));
}

/** React must not take an attribute of the server's for a property. */
const attributesOf = (element: Element): Record<string, string> =>
	Object.fromEntries(
		[...element.attributes].flatMap(({ name, value }) =>
			name === 'class' ? [['className', value]] : /^(data-|aria-|id$|title$)/.test(name) ? [[name, value]] : [],
		),
	);

const copy = (node: Node): Node => node.cloneNode(true);
const copies = (part: Element | null | undefined): Node[] => [...(part?.childNodes ?? [])].map(copy);
