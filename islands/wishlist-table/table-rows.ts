import { createButton, element } from '../../src/dom/element';
import { focusElement } from '../../src/runtime/keep-focus';
import { CHECKBOX, inOrder, ORDER, readList, ROOT, type ServedRow, UPDATE, withKeptRows } from './served-list';
import { t } from './messages';

/**
 * Keeps the server's rows in its own table, with names and controls until `signal` aborts. Inserting or removing a form control costs a walk through the
 * whole form in browsers: of several hundred rows only those are touched whose HTML has changed.
 */
export function createTableRows(form: HTMLElement, signal: AbortSignal) {
	let list = readList(form.closest(ROOT) ?? form);
	const table = list.table!;
	const body = table.tBodies[0]!;
	/** Replaces the table of an empty list. */
	const instead = element('div');
	const cell = element('td', { colspan: '100' });
	const messageRow = element('tr', { class: 'archipel-wishlist-table__message' }, cell);
	let message: { readonly box: Element; readonly at: number } | undefined;
	/** Says that an order or a quantity is not saved yet; in the form as long as that is so. */
	const update = form.querySelector(UPDATE)?.textContent.trim() ?? '';
	const hint = element('p', { class: 'archipel-notice' }, t('unsaved', { update }));

	const arrange = () => {
		const wanted = list.rows.map((row) => row.element);
		if (message) {
			wanted.splice(message.at, 0, messageRow);
			const place = list.table ? cell : form;
			if (message.box.parentElement !== place) place.append(message.box);
		}
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
	addControls();
	signal.addEventListener('abort', () => {
		messageRow.remove();
		hint.remove();
		for (const row of list.rows) removeRowControls(row);
	});
	return {
		body,
		list: () => list,
		/** Remembers that something is not saved yet, and says so. */
		markChanged: () => form.append(hint),
		/** Shows the list of a response. @param isSaved Whether nothing is left to save; else the rows stay in their order. */
		show(root: Element, isSaved: boolean) {
			const nav = document.querySelector(`${ROOT} .tinv-lists-nav`);
			nav?.replaceChildren(...(root.querySelector('.tinv-lists-nav')?.childNodes ?? []));
			if (isSaved) hint.remove();
			const read = withKeptRows(readList(root, list.view), list);
			const now = hint.isConnected ? inOrder(read, list.rows) : read;
			const foot = table.tFoot;
			if (now.table?.tFoot && now.footHtml !== list.footHtml) foot?.replaceWith(now.table.tFoot);
			list = { ...now, footHtml: now.footHtml || list.footHtml };
			instead.replaceChildren(...now.instead);
			const [there, here] = now.table ? [instead, table] : [table, instead];
			keepingFocus(() => {
				there.replaceWith(here);
				arrange();
			});
			addControls();
		},
		place(row: ServedRow, to: number) {
			const others = list.rows.filter((other) => other !== row);
			list = { ...list, rows: others.toSpliced(to, 0, row) };
			keepingFocus(() => {
				// Moved alone, because `arrange()` might move all rows in between instead.
				body.insertBefore(row.element, others[to]?.element ?? null);
				arrange();
			});
			markEnds(list.rows);
			form.append(hint);
		},
		/** Shows a message in a row of its own, above that row or below all; below an empty list without one. @returns A function that removes both. */
		placeMessage(box: Element, at: number): () => void {
			message = { box, at };
			arrange();
			return () => {
				message = undefined;
				box.remove();
				arrange();
			};
		},
	};
}

/** Runs a change that moves elements in the document, which drops the focus inside of them. */
function keepingFocus(move: () => void): void {
	const focused = document.activeElement as HTMLElement | null;
	move();
	// Also of a message, which takes the focus only until it loses it.
	if (focused && focused !== document.body) focusElement(focused, { preventScroll: true });
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
