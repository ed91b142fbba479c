import { beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../../src/shop/request-error';
import { lastAnnouncement } from '../../src/ui/announcer';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import { addLivePrice, addVariationTable } from './parts/asking';
import { pluginRules, pricePlace, readQuantity, readRange } from './parts/product';
import { addTableRows } from './parts/table-rows';

const shop = vi.hoisted(() => ({ price: vi.fn(), table: vi.fn() }));
vi.mock('../../src/shop/discount-rules', () => ({ discountRules: shop }));
vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const SIMPLE = '<button name="add-to-cart" value="1185"></button>';
const VARIABLE =
	'<input name="product_id" value="7"><input name="variation_id"><div class="woocommerce-variation-price"></div>';
const TABLE = '<div class="awdr-bulk-customizable-table"><p>7</p></div>';

/** Milliseconds until the shop answers. */
const ANSWER = 50;

const life = pageLife();
const form = () => document.querySelector('form')!;
const field = (name = 'quantity') => form().querySelector<HTMLInputElement>(`[name=${name}]`)!;
const price = () => document.querySelector('p.price')!;
const note = () => document.querySelector('.archipel-notice');
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const asked = () => shop.price.mock.calls.map(([question]) => question as unknown);
function type(...quantities: string[]): void {
	for (const quantity of quantities) {
		field().value = quantity;
		field().dispatchEvent(new Event('input', { bubbles: true }));
	}
}
/** Shows a variation, as the form does, or hides that which is shown. */
function choose(id?: number, more = {}): void {
	field('variation_id').value = String(id ?? '');
	const detail = { variation: { variation_id: id, ...more } };
	form().dispatchEvent(new CustomEvent(`archipel:variation-${id ? 'shown' : 'hidden'}`, { detail }));
}
function open(controls: string, onError: 'keep' | 'empty' = 'keep'): void {
	document.body.innerHTML = `<div class="product"><p class="price"><bdi>10 €</bdi><small>TTC</small></p>${TABLE}
		<form><input name="quantity" value="1">${controls}</form></div>`;
	addLivePrice(form(), { ...pluginRules(), onError }, life.signal);
}

beforeEach(() => {
	vi.useFakeTimers();
	shop.price.mockImplementation(({ quantity }: { quantity: number }, signal: AbortSignal) => {
		return new Promise((resolve, reject) => {
			setTimeout(() => resolve(`<bdi class="woocommerce-Price-amount">${quantity} €</bdi>`), ANSWER);
			signal.addEventListener('abort', () => reject(signal.reason as Error));
		});
	});
});

test('[DISC-01] [DISC-05] one question per settled change: the price of the last quantity is said and shown, with what stands beside it; leaving the field asks for nothing more; an earlier question is given up, which is not told', async () => {
	open(SIMPLE);
	type('2', '3', '5');
	await pass(249);
	expect(asked()).toEqual([]);
	await pass(1 + ANSWER);
	expect([price().textContent, price().hasAttribute('aria-busy')]).toEqual(['5 €TTC', false]);
	field().dispatchEvent(new Event('change', { bubbles: true }));
	await pass(1000);
	expect(asked()).toEqual([{ productId: 1185, quantity: 5 }]);
	expect(lastAnnouncement()).toBe('Prix pour 5\u00a0: 5\u00a0€ l’unité.');
	type('10');
	await pass(250);
	expect(price().getAttribute('aria-busy')).toBe('true');
	type('2');
	await pass(249);
	expect([(shop.price.mock.calls[1]![1] as AbortSignal).aborted, note()]).toEqual([true, null]);
	await pass(1 + ANSWER);
	expect([price().textContent, price().hasAttribute('aria-busy')]).toEqual(['2 €TTC', false]);
});

test.each([
	['keep', '10 €TTC', '5 €TTC'],
	['empty', '', '5 €'],
] as const)(
	'[DISC-05] [REL-01] after a failure the price is as the owner wants (%s: "%s"), a note says so; another try asks once, though it leaves a field that was typed in',
	async (onError, left, after) => {
		shop.price.mockRejectedValueOnce(new RequestError('lost', '/'));
		open(SIMPLE, onError);
		type('5');
		await pass(250);
		expect(price().textContent).toBe(left);
		expect(note()!.textContent).toContain('Prix à confirmer au panier.');
		note()!.querySelector('button')!.click();
		expect(document.activeElement).toBe(field());
		field().dispatchEvent(new Event('change', { bubbles: true }));
		await pass(1000);
		expect([price().textContent, note(), asked().length]).toEqual([after, null, 2]);
	},
);

test('[DISC-01] [DISC-04] of a variation its own price is asked for; without one nothing, which the console tells, also where a choice is taken back after a new quantity', async () => {
	const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
	open(VARIABLE);
	type('5');
	await pass(250 + ANSWER);
	expect(told.mock.calls).toEqual([['[archipel] discounts: Invalid product']]);
	choose(31);
	await pass(250 + ANSWER);
	expect(document.querySelector('.woocommerce-variation-price')!.textContent).toBe('5 €');
	type('2');
	choose();
	await pass(250 + ANSWER);
	expect(told).toHaveBeenCalledTimes(2);
	expect(asked()).toEqual([{ productId: 31, quantity: 5 }]);
});

test('[DISC-01] without an id in the form the product is that of the owner’s own field', async () => {
	const discountRules = { custom_simple_product_id_selector: '#own' };
	printConfig({ discountRules });
	open(VARIABLE);
	document.body.insertAdjacentHTML('beforeend', '<input id="own" value="1185">');
	type('5');
	await pass(250 + ANSWER);
	expect([asked(), price().textContent]).toEqual([[{ productId: 1185, quantity: 5 }], '5 €TTC']);
});

test('[DISC-02] the table follows the variation after 100 ms, dimmed meanwhile; of a bundle, and when the page is opened, none is asked for', async () => {
	let answer = (_html: string) => {};
	shop.table.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
	open(VARIABLE);
	const shown = vi.fn();
	addVariationTable(form(), pluginRules(), life.signal, shown);
	const ids = () => shop.table.mock.calls.map(([id]) => id as unknown);
	const table = document.querySelector<HTMLElement>('.awdr-bulk-customizable-table')!;
	const look = () => [table.style.opacity, table.getAttribute('aria-busy'), table.innerHTML];
	for (const id of [undefined, 31, 32, 31]) {
		await pass(99);
		choose(id);
	}
	await pass(99);
	expect(ids()).toEqual([]);
	await pass(1);
	expect([ids(), look()]).toEqual([[31], ['0.5', 'true', '<p>7</p>']]);
	answer('<div class="awdr-bulk-customizable-table"><p>31</p></div>');
	await pass(0);
	expect([look(), shown.mock.calls.length]).toEqual([['', null, '<p>31</p>'], 1]);
	choose(32, { is_bundled: true });
	await pass(100);
	choose();
	await pass(100);
	expect(ids()).toEqual([31, 7]);
});

test('[DISC-02] [REL-01] a table that does not come is empty, for that of another variation would be wrong; a note says so, and asks again; it goes with the next table', async () => {
	shop.table.mockRejectedValueOnce(new RequestError('http', '/', { status: 500 }));
	shop.table.mockRejectedValueOnce(new RequestError('http', '/', { status: 500 }));
	shop.table.mockImplementation(async (id: number) => `<p>${id}</p>`);
	open(VARIABLE);
	addVariationTable(form(), pluginRules(), life.signal, () => {});
	const table = document.querySelector('.awdr-bulk-customizable-table')!;
	choose(31);
	await pass(100);
	expect([table.textContent, table.hasAttribute('aria-busy')]).toEqual(['', false]);
	expect(note()!.textContent).toContain('Le tableau des remises n’a pas pu être chargé.');
	note()!.querySelector('button')!.click();
	await pass(0);
	expect(shop.table).toHaveBeenCalledTimes(2);
	expect(note()).not.toBeNull();
	choose(32);
	await pass(100);
	expect([table.textContent, note()]).toEqual(['32', null]);
});

test.each([
	['2 - 4', { from: 2, to: 4 }],
	[' 5 – 9 pièces', { from: 5, to: 9 }],
	['10 +', { from: 10, to: Infinity }],
	['10 et plus', { from: 10, to: Infinity }],
	['3', { from: 3, to: 3 }],
	['0,5 - 1.25', { from: 0.5, to: 1.25 }],
	['0,5', { from: 0.5, to: 0.5 }],
	['Lot', undefined],
	['', undefined],
])('[DISC-05] the range %j is read whatever words stand around the numbers', (text, range) => {
	expect(readRange(text)).toEqual(range);
});

test.each([
	['3', 3],
	['1,5', 1.5],
	['0', 0],
	['', undefined],
	[' ', undefined],
	['-2', undefined],
	['abc', undefined],
])('[DISC-01] the quantity %j is asked for as %j', (text, quantity) => {
	expect(readQuantity(text)).toBe(quantity);
});

/** Script data of Discount Rules 2.6 as installed (SERVERS.md, S132). */
const INSTALLED = {
	enable_update_price_with_qty: 'show_when_matched',
	custom_target_simple_product: '',
	awdr_dynamic_bulk_table_status: '0',
	awdr_dynamic_bulk_table_off: 'on',
};
const rules = (changes?: Record<string, string>) => {
	printConfig(changes && { discountRules: { ...INSTALLED, ...changes } });
	return pluginRules();
};

test('[DISC-01] [DISC-02] places that other plugins name by its filters count, an empty one is none; without its settings all is on', () => {
	const places = { custom_target_simple_product: '.price-here', awdr_opacity_to_bulk_table: '.dim' };
	expect(rules({ ...places, custom_simple_product_id_selector: '#id' })).toMatchObject({
		priceTarget: '.price-here',
		variationPriceTarget: 'div.product .woocommerce-variation-price',
		dimTarget: '.dim',
		productIdSource: '#id',
		variationIdSource: '',
	});
	expect(rules({})).toMatchObject({ hasLivePrice: false, priceTarget: 'div.product p.price' });
	expect(rules()).toMatchObject({ hasLivePrice: true, hasVariationTable: true });
	// The owner shows a table, which may not change.
	const fixed = { awdr_dynamic_bulk_table_status: '1', awdr_dynamic_bulk_table_off: 'off' };
	expect(rules(fixed)).toMatchObject({ hasVariationTable: false });
});

test('[DISC-01] the price of a form is in it, else in its product, else the first of the page', () => {
	const place = (form: string, product: string) => {
		document.body.innerHTML = `<div class="product"><p class="price">first</p></div><div class="product">${product}<form>${form}</form></div>`;
		return pricePlace(document.querySelector('form')!, false, rules({ custom_target_simple_product: '.price' }))!
			.textContent;
	};
	const [inside, beside] = ['<p class="price">in</p>', '<p class="price">beside</p>'];
	expect([place(inside, beside), place('', beside), place('', '')]).toEqual(['in', 'beside', 'first']);
	const ofVariation = (shown: string) => {
		document.body.innerHTML = `<div class="product"><form><div class="woocommerce-variation-price">${shown}</div></form></div>`;
		return pricePlace(document.querySelector('form')!, true, rules({}))!.outerHTML;
	};
	expect([inside, ''].map((shown) => ofVariation(`<b></b>${shown}`))).toEqual([inside, '<div class="price"></div>']);
});

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
