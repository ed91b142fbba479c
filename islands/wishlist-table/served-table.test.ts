import { fireEvent, screen } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { wishlistApi, type TableAction } from '../../src/shop/ti-wishlist/wishlist-api';
import { answerOf } from '../../src/shop/ti-wishlist/wishlist-reply';
import { pageWishlist } from '../../src/page/page-wishlist';
import { LIST } from '../../tests/setup/held-wishlist';
import { printConfig } from '../../tests/setup/print-config';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { dragRow, enhanceTable } from './served-table';
import { checkedRows, pressedAction, readList, type ServedList } from './served-list';
import { isDone } from './table-actions';
import { addRowControls, createTableRows } from './table-rows';

const life = pageLife();

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

/** A row of TI's table. @param choice Query of the address of its product. @param more Cells after the others. */
const row = (id: number, name: string, choice = '', more = '') =>
	`<tr class="wishlist_item"><td class="product-cb"><input type="checkbox" name="wishlist_pr[]" value="${id}"></td>` +
	`<td class="product-remove"><button type="submit" name="tinvwl-remove" value="${id}"></button></td>` +
	`<td class="product-name"><a href="/produit/${id}/${choice}">${name}</a></td>` +
	`<td class="product-quantity"><input type="number" name="wishlist_qty[${id}]" value="2"></td>` +
	`<td class="product-sort"><input type="hidden" name="tinvwl-order[]" value="${id}"></td>${more}</tr>`;
const list = (...rows: string[]) =>
	`<div class="tinv-wishlist"><form data-tinvwl_sharekey="a15e65"><table><thead><tr><th><input type="checkbox" class="global-cb"></th></tr></thead><tbody>${rows.join('')}</tbody>` +
	`<tfoot><tr><td>${rows.length} rangs<select name="product_actions"><option value=""></option><option value="remove_selected">x</option></select>` +
	'<button name="tinvwl-action-product_apply">ok</button><button name="tinvwl-action-product_update">Mettre à jour</button></td></tr></tfoot></table></form></div>';

const parse = (html: string) => {
	document.body.innerHTML = html;
	return document.querySelector('.tinv-wishlist')!;
};
const form = () => document.querySelector('form')!;
const press = (selector: string) => pressedAction(form(), form().querySelector<HTMLElement>(selector));

test('[WLT-05] paging and share key are read from the form, and stay when nothing is left in the list', () => {
	const paging = 'data-tinvwl_paged="2" data-tinvwl_per_page="5" data-tinvwl_sharekey';
	const before = readList(parse(list(row(7, 'Body')).replace('data-tinvwl_sharekey', paging)));
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

test('[WLT-02] a bulk action needs a product and an action; a button that is not of TI’s is the browser’s', () => {
	parse(list(row(7, 'Body'), row(8, 'Culotte', '', '<td><button name="theirs">?</button></td>')));
	expect([press('[name=theirs]'), pressedAction(form(), null)]).toEqual([undefined, undefined]);
	expect(press('[name="tinvwl-action-product_apply"]')).toBe('nothing');
	document.querySelector<HTMLInputElement>('[value="8"][type=checkbox]')!.checked = true;
	expect(press('[name="tinvwl-action-product_apply"]')).toBe('nothing');
	document.querySelector('select')!.value = 'remove_selected';
	expect(checkedRows(form())).toEqual([8]);
	expect(press('[name="tinvwl-action-product_apply"]')).toMatchObject({ action: 'remove_selected', rows: [8] });
});

test('[WLT-04] update sends quantities and order as the page shows them', () => {
	parse(list(row(8, 'Culotte'), row(7, 'Body')));
	document.querySelector<HTMLInputElement>('[name="wishlist_qty[7]"]')!.value = '3';
	expect(press('[name="tinvwl-action-product_update"]')).toEqual({
		action: 'update',
		rows: [8, 7],
		quantities: { 7: 3, 8: 2 },
		order: [8, 7],
	});
});

describe('rows in the server’s own table', () => {
	const rows = ['Body', 'Culotte', 'Masque', 'Bas'].map((name, index) => row(index + 1, name));
	const reply = (html: string) => {
		const page = new DOMParser().parseFromString(html, 'text/html');
		return page.querySelector('.tinv-wishlist')!;
	};
	const begin = () => {
		parse(list(...rows));
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
		parse(list(...rows));
		const before = shown();
		expect(await touched(() => createTableRows(form(), new AbortController().signal))).toBe(0);
		expect(shown()).toEqual(before);
	});

	test('[WLT-02] an answer touches the rows that it draws differently, and no other', async () => {
		const { table } = begin();
		const [body, , mask] = shown();
		const answer = [row(1, 'Body'), row(3, 'Masque'), row(4, 'Bas en solde')];
		// Two rows are removed, one is added.
		expect(await touched(() => table.show(reply(list(...answer)), true))).toBe(3);
		expect(shown().slice(0, 2)).toEqual([body, mask]);
		expect(shown()[2]?.textContent).toContain('Bas en solde');
		expect(shown()[2]?.querySelectorAll('[data-archipel-step]')).toHaveLength(2);
	});

	test('[WLT-04] [SEC-03 A7] one row is moved, up or down; the ends know that they are; an order that is not saved outlives an answer to something else', async () => {
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
		table.place(table.list().rows[3]!, 0);
		table.show(reply(list(...rows.slice(1))), false);
		expect(shownIds()).toEqual(['4', '2', '3']);
		table.show(reply(list(...rows.slice(1))), true);
		expect(shownIds()).toEqual(['2', '3', '4']);
	});

	test('a message has a row of its own, which goes with it; what leads to nothing without the island goes with it', () => {
		const { table, leave } = begin();
		const place = (at: number) => table.placeMessage(document.createElement('p'), at);
		const remove = place(1);
		expect(shownIds()).toEqual(['1', null, '2', '3', '4']);
		remove();
		expect(shownIds()).toEqual(['1', '2', '3', '4']);
		place(9);
		expect(shownIds()).toEqual(['1', '2', '3', '4', null]);
		table.markChanged();
		leave();
		expect(
			document.querySelectorAll('[data-archipel-step], .archipel-wishlist-table__message, .archipel-notice'),
		).toHaveLength(0);
		expect(document.querySelectorAll('input[name="tinvwl-order[]"]')).toHaveLength(4);
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
});

test('[WLT-04] a row that is dragged goes to the place of the other row under the pointer, above none to none, until it is let go', () => {
	document.body.innerHTML = '<table><tbody>' + '<tr data-archipel-row><td></td></tr>'.repeat(3) + '</tbody></table>';
	const body = document.querySelector('tbody')!;
	[...body.children].forEach((row, at) => (row.getBoundingClientRect = () => new DOMRect(0, at * 50, 300, 49)));
	const places: number[] = [];
	body.firstElementChild!.addEventListener('pointerdown', (event) =>
		dragRow(event as PointerEvent, body, (to) => places.push(to)),
	);
	const point = (type: string, clientY: number) =>
		body.firstElementChild!.dispatchEvent(new PointerEvent(type, { clientY, bubbles: true, cancelable: true }));
	point('pointerdown', 10);
	expect(body.firstElementChild!.matches('[data-state=dragged]')).toBe(true);
	for (const y of [20, 70, 120, 500]) point('pointermove', y);
	point('pointerup', 120);
	point('pointermove', 70);
	expect(places).toEqual([-1, 1, 2, -1]);
	expect(body.querySelector('[data-state]')).toBeNull();
});

const [BODY, CHOSEN, GROUPED] = [
	row(130, 'Body'),
	row(131, 'Nuisette', '?attribute_pa_taille=46&tiwp=131'),
	row(132, 'Tasse'),
];
const itemOf = (row: number, product: number, variation = 0) => ({ list: LIST.id, product, variation, row });
const ITEMS = [itemOf(130, 7), itemOf(131, 8, 81), itemOf(132, 9, 91)];
const state = (items: readonly object[]) =>
	({ lists: [LIST], items, counter: items.length, hasAllLists: true }) as never;

function openTable() {
	// After a change the cart is asked for as well.
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
	printConfig({ locale: 'fr-FR', shop: { wishlist: 'server=ti-premium' } });
	pageWishlist().receive(state(ITEMS));
	document.body.innerHTML = list(BODY, CHOSEN, GROUPED);
	const host = document.querySelector('form')!;
	enhanceTable(host, islandContext(life.signal));
	return { host, names: () => [...host.querySelectorAll('.product-name')].map(({ textContent }) => textContent) };
}
const unsaved = () => screen.queryByText(/« Mettre à jour » l’enregistre/) !== null;

test('[WLT-04] a row that goes a step down, or another quantity, waits for the button that saves it; at its end nothing goes on', () => {
	const { names } = openTable();
	const step = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
	step(/^Monter\s: Body/);
	expect([names(), unsaved()]).toEqual([['Body', 'Nuisette', 'Tasse'], false]);
	step(/^Descendre\s: Body/);
	expect([names(), unsaved()]).toEqual([['Nuisette', 'Body', 'Tasse'], true]);
	life.restart();
	const { host } = openTable();
	const box = host.querySelector<HTMLInputElement>('.global-cb')!;
	box.checked = true;
	fireEvent.change(box);
	expect([host.querySelectorAll('[name="wishlist_pr[]"]:checked').length, unsaved()]).toEqual([3, false]);
	const [one] = host.querySelectorAll<HTMLInputElement>('[name="wishlist_pr[]"]');
	one!.checked = false;
	fireEvent.change(one!);
	expect([box.checked, box.indeterminate]).toEqual([false, true]);
	fireEvent.change(host.querySelector('[type=number]')!, { target: { value: '3' } });
	expect(unsaved()).toBe(true);
});

test.each([
	['Body', BODY, ITEMS[0]!, { product: 7, variation: 0, type: 'simple' }, {}],
	['Nuisette', CHOSEN, ITEMS[1]!, { product: 8, variation: 81, type: 'variable' }, { attribute_pa_taille: '46' }],
	['Tasse', GROUPED, ITEMS[2]!, { product: 91, variation: 0, type: 'simple' }, {}],
])('[WLT-02] %s is taken out, and brought back as its heart would add it', async (name, row, item, again, choice) => {
	const { host, names } = openTable();
	const said = () => host.textContent.replaceAll(/\s/g, ' ');
	const left = [BODY, CHOSEN, GROUPED].filter((one) => one !== row);
	const rest = ITEMS.filter((one) => one !== item);
	const send = vi.spyOn(wishlistApi, 'act').mockResolvedValue({ ...answerOf(state(rest)), content: list(...left) });
	const add = vi.spyOn(wishlistApi, 'add').mockResolvedValue(answerOf(state(ITEMS)));
	host.querySelector<HTMLElement>(`[name="tinvwl-remove"][value="${item.row}"]`)!.click();
	await vi.waitFor(() => expect(names()).not.toContain(name));
	expect(send.mock.calls[0]).toEqual([
		{ action: 'remove', row: item.row },
		{ page: 1, perPage: 10, shareKey: LIST.shareKey },
	]);
	expect(said()).toContain(`${name} : retiré de la liste.`);
	expect(said()).toContain('2 rangs');
	send.mockResolvedValue({ ...answerOf(state(ITEMS)), content: list(BODY, CHOSEN, GROUPED) });
	screen.getByRole('button', { name: 'Annuler' }).click();
	await vi.waitFor(() => expect(names()).toContain(name));
	const [[sent]] = add.mock.calls as [[(typeof add.mock.calls)[0][0]]];
	expect(sent).toMatchObject({ list: LIST.id, ...again });
	expect(Object.fromEntries(sent.form ?? [])).toEqual(choice);
	expect(said()).toContain(`${name} : de retour dans la liste.`);
});

test.each([
	['/panier/', '/panier/'],
	['/?wc-ajax=tinvwl', '/produit/130/'],
])(
	'[WLT-03] what cannot be put into the cart from here is told with the way to its page (%s)',
	async (redirect, href) => {
		const { host } = openTable();
		const add = host.querySelector<HTMLButtonElement>('[value="130"][name="tinvwl-remove"]')!;
		add.name = 'tinvwl-add-to-cart';
		const send = vi.spyOn(wishlistApi, 'act').mockResolvedValue({ ...answerOf(state(ITEMS)), ok: false, redirect });
		add.click();
		await vi.waitFor(() => expect(host.textContent).toContain('ne peut pas être ajouté d’ici'));
		const link = host.querySelector<HTMLAnchorElement>('.archipel-wishlist-table__message a')!;
		expect([new URL(link.href).pathname, link.textContent]).toEqual([href, 'Body']);
		expect(send.mock.calls[0]![0]).toEqual({ action: 'add_to_cart_single', row: 130, quantities: { 130: 2 } });
	},
);

test('[WLT-08] a product is moved to any list but the one that it is in and hidden ones; a list without a name is « Mes wishlists » [WLT-07]; or to a new one', async () => {
	const { host } = openTable();
	const more = { ...LIST, type: 'list' };
	const lists = [
		{ ...LIST, id: 1, title: 'Envies' },
		{ ...more, id: 2, shareKey: 'bbbbbb', title: 'Cachée', isHidden: true },
		{ ...more, id: 3, shareKey: 'cccccc', title: '' },
		{ ...more, id: 4, shareKey: 'dddddd', title: 'Noël' },
	];
	pageWishlist().receive({ lists, items: [], counter: 0, hasAllLists: true });
	const button = host.querySelector<HTMLButtonElement>('[value="130"][name="tinvwl-remove"]')!;
	button.name = 'tinvwl-move';
	const send = vi.spyOn(wishlistApi, 'act').mockResolvedValue({ ...answerOf(state(ITEMS)), ok: false });
	const open = async () => {
		button.click();
		const title = await screen.findByRole('heading', { hidden: true }, { timeout: 5000 });
		expect(title.textContent).toMatch(/^Déplacer «\sBody\s»$/);
	};
	const move = () => fireEvent.submit(document.querySelector('dialog form')!);
	await open();
	const names = screen.getAllByRole('radio', { hidden: true }).map((one) => one.parentElement!.textContent!.trim());
	expect(names).toEqual(['Mes wishlists', 'Noël', 'Nouvelle liste (privée)']);
	move();
	await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
	await open();
	fireEvent.click(screen.getAllByRole('radio', { hidden: true }).at(-1)!);
	fireEvent.input(screen.getByRole('textbox', { hidden: true }), { target: { value: ' Anniversaire ' } });
	move();
	await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
	expect(send.mock.calls.map(([action]) => action)).toEqual([
		{ action: 'move_single', row: 130, list: 3 },
		{ action: 'move_single', row: 130, listName: 'Anniversaire' },
	]);
});

/** Returns whether a list with these rows proves that the action was carried out. */
const shows = (action: object, rows: readonly number[], hasMorePieces = false): boolean => {
	const root = document.createElement('div');
	root.innerHTML = '<input name="wishlist_qty[3]" value="2">';
	return isDone(
		action as TableAction,
		root,
		{ rows: rows.map((id) => ({ id })) } as unknown as ServedList,
		hasMorePieces,
	);
};

test.each([
	['one that is taken out', { action: 'remove', row: 7 }],
	['those that are ticked', { action: 'remove_selected', rows: [6, 7] }],
	['one that goes to another list', { action: 'move_single', row: 7 }],
])('[REL-01] [WLT-02] an answer was lost: %s is still there, or gone', (_what, action) => {
	expect(shows(action, [5, 7])).toBe(false);
	expect(shows(action, [5])).toBe(true);
});

test('[REL-01] [WLT-03] [WLT-04] what was put into the cart shows there, not in the list; an order was saved where the rows that are left stand in it, with the quantities', () => {
	expect(shows({ action: 'add_to_cart_single', row: 7 }, [7])).toBe(false);
	expect(shows({ action: 'add_to_cart_single', row: 7 }, [7], true)).toBe(true);
	const action = { action: 'update', quantities: { 3: 2 }, order: [3, 1, 2] };
	expect([shows(action, [3, 1, 2]), shows(action, [3, 2]), shows(action, [1, 2, 3])]).toEqual([true, true, false]);
	expect(shows({ ...action, quantities: { 3: 5 } }, [3, 1, 2])).toBe(false);
});
