import { element } from '../../src/dom/element';
import { t } from './messages';
import { CHECKBOX, ORDER, type ServedRow } from './served-list';

const SORTER = 'archipel-wishlist-table__sort';
const HANDLE = 'archipel-wishlist-table__handle';

/** TI calls the controls of every row the same; a list of them must tell the products apart (A11Y-01). Their order gets its controls. */
export function addRowControls({ element: row, id, name }: ServedRow): void {
	if (row.hasAttribute('data-archipel-row')) return;
	row.setAttribute('data-archipel-row', String(id));
	row.querySelector(CHECKBOX)?.setAttribute('aria-label', t('select', { name }));
	row.querySelector('button[name="tinvwl-remove"]')?.setAttribute('aria-label', t('remove', { name }));
	const cell = row.querySelector(ORDER)?.closest('td, th');
	cell?.append(createSorter(name, cell.childNodes));
}

/** What would lead to nothing without the island. */
export function removeRowControls({ element: row }: ServedRow): void {
	row.removeAttribute('data-archipel-row');
	row.querySelector(`.${SORTER}`)?.replaceWith(...row.querySelector(`.${HANDLE}`)!.childNodes);
}

/** Says which row cannot go further up, and which not further down. */
export function markEnds(rows: readonly ServedRow[]): void {
	for (const [index, { element: row }] of rows.entries())
		for (const button of row.querySelectorAll<HTMLElement>('[data-archipel-step]')) {
			const isEnd = String(index === (button.dataset['archipelStep'] === '-1' ? 0 : rows.length - 1));
			if (button.getAttribute('aria-disabled') !== isEnd) button.setAttribute('aria-disabled', isEnd);
		}
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
	return element('span', { class: SORTER }, element('span', { class: HANDLE }, ...handle), step(-1), step(1));
}
