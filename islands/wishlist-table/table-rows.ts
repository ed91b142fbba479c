import { createButton, element } from '../../src/dom/element';
import { CHECKBOX, inOrder, ORDER, readList, ROOT, type ServedRow, withKeptRows } from './served-list';
import { t } from './messages';

/**
 * Keeps the server's rows in its own table. Inserting or removing a form control costs a walk through the whole form in browsers: of several
 * hundred rows only those are touched whose HTML has changed.
 */
export function createTableRows(form: HTMLElement) {
	let list = readList(form.closest(ROOT) ?? form);
	const table = list.table!;
	const body = table.tBodies[0]!;
	/** Replaces the table of an empty list. */
	const instead = element('div');
	const cell = element('td', { colspan: '100' });
	const message = element('tr', { class: 'archipel-wishlist-table__message' }, cell);
	let messagePlace: number | undefined;

	const arrange = () => {
		const wanted = list.rows.map((row) => row.element);
		if (messagePlace !== undefined) wanted.splice(messagePlace, 0, message);
		const staying = new Set(wanted);
		for (const row of Array.from(body.children)) if (!staying.has(row)) row.remove();
		let at = body.firstElementChild;
		for (const row of wanted)
			if (row === at) at = at.nextElementSibling;
			else body.insertBefore(row, at);
	};
	const addControls = () => {
		for (const row of list.rows) addRowControls(row);
		markEnds(list.rows);
	};
	return {
		body,
		/** Adds names and controls to the rows until `signal` aborts. */
		begin(signal: AbortSignal) {
			addControls();
			signal.addEventListener('abort', () => {
				message.remove();
				for (const row of list.rows) removeRowControls(row);
			});
		},
		list: () => list,
		/** @param keepsOrder Whether the rows stay in an order that is not saved yet. */
		show(root: Element, keepsOrder: boolean) {
			const nav = document.querySelector(`${ROOT} .tinv-lists-nav`);
			nav?.replaceChildren(...(root.querySelector('.tinv-lists-nav')?.childNodes ?? []));
			const read = withKeptRows(readList(root, list.view), list);
			const now = keepsOrder ? inOrder(read, list.rows) : read;
			const foot = table.tFoot;
			if (now.table?.tFoot && now.footHtml !== list.footHtml) foot?.replaceWith(now.table.tFoot);
			list = { ...now, footHtml: now.footHtml || list.footHtml };
			instead.replaceChildren(...now.instead);
			const [there, here] = now.table ? [instead, table] : [table, instead];
			there.replaceWith(here);
			arrange();
			addControls();
		},
		place(row: ServedRow, to: number) {
			const others = list.rows.filter((other) => other !== row);
			list = { ...list, rows: others.toSpliced(to, 0, row) };
			// Moved alone, because `arrange()` might move all rows in between instead.
			body.insertBefore(row.element, others[to]?.element ?? null);
			arrange();
			markEnds(list.rows);
		},
		/** @returns The cell of the message row, placed above that row or below all; `undefined` without a table. */
		messageAt(at: number | undefined): Element | undefined {
			messagePlace = list.table ? at : undefined;
			arrange();
			return list.table ? cell : undefined;
		},
	};
}

const SORTER = 'archipel-wishlist-table__sort';
const HANDLE = 'archipel-wishlist-table__handle';

/** Adds the controls of a row. Names TI's controls by product, because TI gives them the same name in all rows (A11Y-01), and adds the sorter. */
export function addRowControls({ element: row, id, name }: ServedRow): void {
	if (row.hasAttribute('data-archipel-row')) return;
	row.setAttribute('data-archipel-row', String(id));
	row.querySelector(CHECKBOX)?.setAttribute('aria-label', t('select', { name }));
	row.querySelector('button[name="tinvwl-remove"]')?.setAttribute('aria-label', t('remove', { name }));
	const cell = row.querySelector(ORDER)?.closest('td, th');
	cell?.append(createSorter(name, cell.childNodes));
}

/** Removes the controls that only work with the island. */
function removeRowControls({ element: row }: ServedRow): void {
	row.removeAttribute('data-archipel-row');
	row.querySelector(`.${SORTER}`)?.replaceWith(...row.querySelector(`.${HANDLE}`)!.childNodes);
}

/** Disables “up” in the first row and “down” in the last. */
function markEnds(rows: readonly ServedRow[]): void {
	for (const [index, { element: row }] of rows.entries())
		for (const button of row.querySelectorAll<HTMLElement>('[data-archipel-step]')) {
			const isEnd = String(index === (button.dataset['archipelStep'] === '-1' ? 0 : rows.length - 1));
			if (button.getAttribute('aria-disabled') !== isEnd) button.setAttribute('aria-disabled', isEnd);
		}
}

/** Returns the sorter of a row: a drag handle, and two buttons as an alternative to dragging (WLT-04). */
function createSorter(name: string, handle: Iterable<Node>): HTMLElement {
	const step = (by: -1 | 1) =>
		createButton(
			'archipel-wishlist-table__step',
			{ 'data-archipel-step': String(by), 'aria-label': t(by < 0 ? 'up' : 'down', { name }) },
			by < 0 ? '↑' : '↓',
		);
	return element('span', { class: SORTER }, element('span', { class: HANDLE }, ...handle), step(-1), step(1));
}
