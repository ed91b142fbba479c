import { element } from '../../src/dom/element';
import { t } from './messages';
import { CHECKBOX, ORDER, type ServedRow } from './served-list';

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
export function removeRowControls({ element: row }: ServedRow): void {
	row.removeAttribute('data-archipel-row');
	row.querySelector(`.${SORTER}`)?.replaceWith(...row.querySelector(`.${HANDLE}`)!.childNodes);
}

/** Disables “up” in the first row and “down” in the last. */
export function markEnds(rows: readonly ServedRow[]): void {
	for (const [index, { element: row }] of rows.entries())
		for (const button of row.querySelectorAll<HTMLElement>('[data-archipel-step]')) {
			const isEnd = String(index === (button.dataset['archipelStep'] === '-1' ? 0 : rows.length - 1));
			if (button.getAttribute('aria-disabled') !== isEnd) button.setAttribute('aria-disabled', isEnd);
		}
}

/** Returns the sorter of a row: a drag handle, and two buttons as an alternative to dragging (WLT-04). */
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
	return element('span', { class: SORTER }, element('span', { class: HANDLE }, ...handle), step(-1), step(1));
}
