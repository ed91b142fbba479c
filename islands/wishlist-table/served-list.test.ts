import { describe, expect, test } from 'vitest';
import { addRowControls, createTableRows } from './table-rows';
import { checkedRows, pressedAction, readList } from './served-list';

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
const press = (selector: string) => pressedAction(form(), form().querySelector<HTMLElement>(selector));

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

test('[WLT-01] a name with HTML is a name: it is read as text, and what it holds does not become a control; a row gets its controls once', () => {
	const hostile = '&lt;img src=x onerror=alert(1)&gt; &lt;button name="tinvwl-remove"&gt;';
	const [read] = readList(parse(list(row(7, hostile)))).rows;
	expect(read?.name).toBe('<img src=x onerror=alert(1)> <button name="tinvwl-remove">');
	addRowControls(read!);
	const { innerHTML } = read!.element;
	addRowControls(read!);
	expect(read!.element.innerHTML).toBe(innerHTML);
	expect(read!.element.querySelector('[type=checkbox]')?.getAttribute('aria-label')).toContain('<img src=x');
});

test('[WLT-01] what was chosen of a product stands in its cell, and is no part of its name', () => {
	const cells =
		'<td class="product-thumbnail"><a href="/produit/x/"></a></td><td class="product-name"><a href="/produit/x/">Ensemble</a><dl>Couleur : Noir</dl></td>';
	const [read] = readList(parse(list(`<tr class="wishlist_item">${cells}</tr>`))).rows;
	expect(read?.name).toBe('Ensemble');
});

test('[WLT-02] a bulk action needs a product and an action', () => {
	parse(list(row(7, 'Body') + row(8, 'Culotte')));
	expect(press('[name="tinvwl-action-product_apply"]')).toBe('nothing');
	document.querySelector<HTMLInputElement>('[value="8"][type=checkbox]')!.checked = true;
	expect(press('[name="tinvwl-action-product_apply"]')).toBe('nothing');
	document.querySelector('select')!.value = 'remove_selected';
	expect(checkedRows(form())).toEqual([8]);
	expect(press('[name="tinvwl-action-product_apply"]')).toMatchObject({ action: 'remove_selected', rows: [8] });
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
	expect(pressedAction(form(), null)).toBeUndefined();
});

describe('rows in the server’s own table', () => {
	const rows = ['Body', 'Culotte', 'Masque', 'Bas'].map((name, index) => row(index + 1, name));
	const reply = (html: string) => {
		const page = new DOMParser().parseFromString(html, 'text/html');
		return page.querySelector('.tinv-wishlist')!;
	};
	const begin = () => {
		parse(list(rows.join('')));
		const leaving = new AbortController();
		const table = createTableRows(form(), leaving.signal);
		return { table, leave: () => leaving.abort() };
	};
	const shown = () => [...document.querySelectorAll('tbody > tr')];
	const shownIds = () => shown().map((element) => element.getAttribute('data-archipel-row'));
	/** Returns the number of rows that a function adds or removes. */
	const touched = async (act: () => void) => {
		const seen = new Set<Node>();
		const observer = new MutationObserver((records) => {
			for (const { addedNodes, removedNodes } of records)
				for (const node of [...addedNodes, ...removedNodes]) seen.add(node);
		});
		observer.observe(document.querySelector('tbody')!, { childList: true });
		act();
		await Promise.resolve();
		observer.disconnect();
		return seen.size;
	};

	test('[WLT-02] they stay where they are: none is copied, moved or asked for again', async () => {
		parse(list(rows.join('')));
		const before = shown();
		expect(await touched(() => createTableRows(form(), new AbortController().signal))).toBe(0);
		expect(shown()).toEqual(before);
	});

	test('[WLT-02] an answer touches the rows that it draws differently, and no other', async () => {
		const { table } = begin();
		const [body, , mask] = shown();
		const answer = [row(1, 'Body'), row(3, 'Masque'), row(4, 'Bas en solde')];
		// Two rows are removed, one is added.
		expect(await touched(() => table.show(reply(list(answer.join(''))), true))).toBe(3);
		expect(shown().slice(0, 2)).toEqual([body, mask]);
		expect(shown()[2]?.textContent).toContain('Bas en solde');
		expect(shown()[2]?.querySelectorAll('[data-archipel-step]')).toHaveLength(2);
	});

	test('[WLT-04] [SEC-03 A7] one row is moved, up or down; the ends know that they are', async () => {
		const { table } = begin();
		expect(await touched(() => table.place(table.list().rows[3]!, 0))).toBe(1);
		expect(shownIds()).toEqual(['4', '1', '2', '3']);
		expect(await touched(() => table.place(table.list().rows[0]!, 3))).toBe(1);
		expect(shownIds()).toEqual(['1', '2', '3', '4']);
		const ends = [...document.querySelectorAll('[data-archipel-step][aria-disabled=true]')];
		expect(ends.map((end) => end.getAttribute('aria-label')?.replaceAll(/\s/g, ' '))).toEqual([
			'Monter : Body',
			'Descendre : Bas',
		]);
	});

	test('an order that is not saved outlives an answer to something else', () => {
		const { table } = begin();
		table.place(table.list().rows[3]!, 0);
		table.show(reply(list(rows.slice(1).join(''))), false);
		expect(shownIds()).toEqual(['4', '2', '3']);
		table.show(reply(list(rows.slice(1).join(''))), true);
		expect(shownIds()).toEqual(['2', '3', '4']);
	});

	test('a message has a row of its own, which goes with it', () => {
		const { table } = begin();
		const place = (at: number) => table.placeMessage(document.createElement('p'), at);
		const remove = place(1);
		expect(shownIds()).toEqual(['1', null, '2', '3', '4']);
		remove();
		expect(shownIds()).toEqual(['1', '2', '3', '4']);
		place(9);
		expect(shownIds()).toEqual(['1', '2', '3', '4', null]);
	});

	test('[WLT-01] an emptied list says so, and has its table again when a product comes back; a message and its focus go along', () => {
		const { table } = begin();
		const undo = document.createElement('button');
		const remove = table.placeMessage(undo, 0);
		undo.focus();
		table.show(reply('<div class="tinv-wishlist"><p class="cart-empty">Vide</p></div>'), true);
		expect(form().textContent).toBe('Vide');
		expect([undo.parentElement, document.activeElement]).toEqual([form(), undo]);
		table.show(reply(list(rows[1]!)), true);
		expect([undo.parentElement?.localName, document.activeElement]).toEqual(['td', undo]);
		remove();
		expect(shownIds()).toEqual(['2']);
		expect(form().querySelector('.cart-empty')).toBeNull();
		expect(form().querySelectorAll('tfoot')).toHaveLength(1);
	});

	test('what leads to nothing without the island goes with it', () => {
		const { table, leave } = begin();
		table.markChanged();
		table.placeMessage(document.createElement('p'), 0);
		leave();
		expect(
			document.querySelectorAll('[data-archipel-step], .archipel-wishlist-table__message, .archipel-notice'),
		).toHaveLength(0);
		expect(document.querySelectorAll('input[name="tinvwl-order[]"]')).toHaveLength(4);
	});
});
