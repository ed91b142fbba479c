import { expect, test } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { addTableRows } from './parts/table-rows';

const life = pageLife();
const row = (range: string) => `<tr><td class="wdr_bulk_range">${range}</td><td>−10 %</td></tr>`;

test('[DISC-05] a row sets its least quantity, that of the quantity is marked, one beyond the stock cannot be had; the table is the server’s afterwards', () => {
	document.body.innerHTML = `<div class="product"><form><input type="number" name="quantity" value="1" max="12"></form>
		<div class="awdr-bulk-customizable-table"><table><tbody>${['2 - 4', '5 - 9', '20 +', 'Lot'].map(row).join('')}</tbody></table></div></div>`;
	const served = document.body.innerHTML;
	const form = document.querySelector('form')!;
	const field = form.querySelector('input')!;
	const rows = () => [...document.querySelectorAll('tr')];
	const current = () => rows().findIndex((one) => one.getAttribute('aria-current') === 'true');
	const complete = addTableRows(form, life.signal);
	complete();
	const picks = rows().map((one) => [...one.querySelectorAll('button')]);
	expect(picks.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
	expect(picks.flat().map((pick) => [pick.getAttribute('aria-disabled'), pick.title !== ''])).toEqual([
		['false', false],
		['false', false],
		['true', true],
	]);
	expect([field.value, current()]).toEqual(['1', -1]);
	picks[1]![0]!.click();
	expect([field.value, current()]).toEqual(['5', 1]);
	field.value = '9';
	field.dispatchEvent(new Event('input', { bubbles: true }));
	picks[1]![0]!.click();
	picks[2]![0]!.click();
	rows()[3]!.click();
	expect([field.value, current()], 'it is in its range, the others cannot be had').toEqual(['9', 1]);
	life.abort();
	expect(document.body.innerHTML).toBe(served);
});
