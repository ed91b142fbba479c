import { createButton } from '../../../src/dom/element';
import { listen } from '../../../src/runtime/listen';
import { clampQuantity, readLimits } from '../../../src/page/quantity';
import { t } from '../messages';
import { areaOf, isWithin, quantityField, quantityOf, readRange, TABLE, tablesOf } from './product';

const PICK = 'archipel-discounts__pick';

/** Marks the row of the quantity, and lets a row set its minimum quantity. @returns Function to call when a new table is shown. */
export function addTableRows(form: HTMLFormElement, signal: AbortSignal): () => void {
	const rows = () => tablesOf(form).flatMap((table) => [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')]);
	const rangeOf = (row: Element) => readRange(rangeCell(row)?.textContent ?? '');
	const fits = (from: number) => {
		const field = quantityField(form);
		return field !== undefined && clampQuantity(from, readLimits(field)) === from;
	};

	const mark = () => {
		const quantity = quantityOf(form);
		for (const row of rows()) {
			const range = rangeOf(row);
			const isCurrent = range !== undefined && quantity !== undefined && isWithin(quantity, range);
			row.ariaCurrent = isCurrent ? 'true' : null;
			const pick = row.querySelector(`.${PICK}`);
			if (!pick || !range) continue;
			const isShort = !fits(range.from);
			pick.setAttribute('aria-disabled', String(isShort));
			pick.setAttribute('title', isShort ? t('tooFew') : '');
		}
	};
	const complete = () => {
		for (const hidden of areaOf(form).querySelectorAll<HTMLElement>(`${TABLE} [style*="display"]`)) {
			// A strict Content-Security-Policy blocks style attributes: both prices of a row would show.
			if (/display:\s*none/.test(hidden.getAttribute('style') ?? '')) hidden.hidden = true;
		}
		for (const row of rows()) {
			const cell = rangeCell(row);
			const range = rangeOf(row);
			if (!cell || !range || cell.querySelector('button') || !quantityField(form)) continue;
			const label = `${cell.textContent!.trim()}. ${t('pick', { quantity: range.from })}`;
			cell.append(createButton(PICK, { 'aria-label': label }, ...cell.childNodes));
		}
		mark();
	};
	const choose = (row: Element) => {
		const field = quantityField(form);
		const range = rangeOf(row);
		const quantity = quantityOf(form);
		if (!field || !range || !fits(range.from) || (quantity !== undefined && isWithin(quantity, range))) return;
		field.value = String(range.from);
		// Simulates typing: other plugins listen to both events.
		for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
	};

	listen(areaOf(form), 'click', { signal }, ({ target }) => {
		const row = (target as Element).closest(`${TABLE} tbody tr`);
		if (row && rows().includes(row as HTMLTableRowElement)) choose(row);
	});
	form.addEventListener('input', mark, { signal });
	form.addEventListener('change', mark, { signal });
	complete();
	signal.addEventListener('abort', () => {
		for (const pick of areaOf(form).querySelectorAll(`.${PICK}`)) pick.replaceWith(...pick.childNodes);
		for (const row of rows()) row.removeAttribute('aria-current');
	});
	return complete;
}

const rangeCell = (row: Element): HTMLElement | null => row.querySelector<HTMLElement>('.wdr_bulk_range');
