import { beforeEach, expect, test } from 'vitest';
import { readList, withKeptRows } from './served-list';
import { checkedRows, readWish } from './table-wish';

const row = (id: number, name: string, more = '') =>
	`<tr class="wishlist_item"><td class="product-cb"><input type="checkbox" name="wishlist_pr[]" value="${id}" title="Select"></td>` +
	`<td class="product-remove"><button type="submit" name="tinvwl-remove" value="${id}" title="Remove">×</button></td>` +
	`<td class="product-sort"><input type="hidden" name="tinvwl-order[]" value="${id}"></td>` +
	`<td class="product-name"><a href="/produit/x/?tiwp=${id}">${name}</a></td>` +
	`<td class="product-quantity"><input type="number" name="wishlist_qty[${id}]" value="2"></td>${more}</tr>`;

const list = (rows: string) =>
	`<div class="tinv-wishlist"><form data-tinvwl_paged="2" data-tinvwl_per_page="5" data-tinvwl_sharekey="a15e65"><table class="t"><tbody>${rows}</tbody>` +
	'<tfoot><tr><td><select name="product_actions"><option value=""></option><option value="remove_selected">x</option></select>' +
	'<button name="tinvwl-action-product_apply">ok</button><button name="tinvwl-action-product_update">up</button></td></tr></tfoot></table></form></div>';

const parse = (html: string) => {
	document.body.innerHTML = html;
	return document.querySelector('.tinv-wishlist')!;
};
const form = () => document.querySelector('form')!;
const press = (selector: string) => readWish(form(), form().querySelector<HTMLElement>(selector));

beforeEach(() => void (document.body.innerHTML = ''));

test('[WLT-05] paging and share key are read from the form, and stay when nothing is left in the list', () => {
	const before = readList(parse(list(row(7, 'Body'))));
	expect(before.view).toEqual({ page: 2, perPage: 5, shareKey: 'a15e65' });
	const after = readList(
		parse('<div class="tinv-wishlist"><div class="tinv-header">T</div><p class="cart-empty">Vide</p></div>'),
		before.view,
	);
	expect(after.view).toEqual(before.view);
	expect(after.rows).toEqual([]);
	expect(after.instead.map(({ textContent }) => textContent)).toEqual(['Vide']);
});

test('[WLT-01] a name with HTML is a name: it is read as text, and what it holds does not become a control', () => {
	const hostile = '&lt;img src=x onerror=alert(1)&gt; &lt;button name="tinvwl-remove"&gt;';
	const [read] = readList(parse(list(row(7, hostile)))).rows;
	expect(read?.name).toBe('<img src=x onerror=alert(1)> <button name="tinvwl-remove">');
	const box = read!.cells[0]!.firstElementChild as HTMLElement;
	expect(box?.getAttribute('aria-label')).toContain('<img src=x');
});

test('[WLT-01] what was chosen of a product stands in its cell, and is no part of its name', () => {
	const cells =
		'<td class="product-thumbnail"><a href="/produit/x/"></a></td><td class="product-name"><a href="/produit/x/">Ensemble</a><dl>Couleur : Noir</dl></td>';
	const [read] = readList(parse(list(`<tr class="wishlist_item">${cells}</tr>`))).rows;
	expect(read?.name).toBe('Ensemble');
});

test('rows that have not changed stay the same objects, those that have do not', () => {
	const before = readList(parse(list(row(7, 'Body') + row(8, 'Culotte'))));
	const after = withKeptRows(readList(parse(list(row(8, 'Culotte') + row(7, 'Body en solde')))), before);
	expect(after.rows[0]).toBe(before.rows[1]);
	expect(after.rows[1]).not.toBe(before.rows[0]);
});

test('[WLT-02] a bulk action needs a product and an action', () => {
	parse(list(row(7, 'Body') + row(8, 'Culotte')));
	expect(press('[name="tinvwl-action-product_apply"]')).toBe('nothing');
	document.querySelector<HTMLInputElement>('[value="8"][type=checkbox]')!.checked = true;
	expect(press('[name="tinvwl-action-product_apply"]')).toBe('nothing');
	document.querySelector('select')!.value = 'remove_selected';
	expect(checkedRows(form())).toEqual([8]);
	expect(press('[name="tinvwl-action-product_apply"]')).toMatchObject({ name: 'remove_selected', rows: [8] });
});

test('[WLT-04] update sends quantities and order as the page shows them', () => {
	parse(list(row(8, 'Culotte') + row(7, 'Body')));
	document.querySelector<HTMLInputElement>('[name="wishlist_qty[7]"]')!.value = '3';
	expect(press('[name="tinvwl-action-product_update"]')).toEqual({
		action: 'update',
		rows: [8, 7],
		quantities: { 7: 3, 8: 2 },
		order: [8, 7],
	});
});

test('a button that is not of TI’s is the browser’s', () => {
	parse(list(row(7, 'Body', '<td><button name="theirs">?</button></td>')));
	expect(press('[name=theirs]')).toBeUndefined();
	expect(readWish(form(), null)).toBeUndefined();
});
