import { expect, test } from 'vitest';
import type { Item, Tile } from './facts';
import { itemsEvent, listEvents, purchase } from './ga4';

const USD = { code: 'USD', minorUnit: 2 };

/** Products of the examples in Google's event reference, as our server prints them, with more than Google may get. */
const TEE: Item & { email: string } = {
	id: 7,
	variation: 12345,
	sku: 'SKU_12345',
	name: 'Stan and Friends Tee',
	price: 1001,
	quantity: 3,
	categories: ['Apparel', 'Adult', 'Shirts', 'Crew', 'Short sleeve', 'Sixth level'],
	variant: 'green',
	email: 'a@b.fr',
};
const GREY: Item = {
	...TEE,
	id: 8,
	sku: 'SKU_12346',
	name: 'Google Grey Women’s Tee',
	price: 2101,
	quantity: 2,
	variant: 'gray',
};

/** The same products in the reference's format, without fields that our shop does not have. */
const GA_TEE = {
	item_id: 'SKU_12345',
	item_name: 'Stan and Friends Tee',
	item_category: 'Apparel',
	item_category2: 'Adult',
	item_category3: 'Shirts',
	item_category4: 'Crew',
	item_category5: 'Short sleeve',
	item_variant: 'green',
	price: 10.01,
	quantity: 3,
};
const GA_GREY = {
	...GA_TEE,
	item_id: 'SKU_12346',
	item_name: 'Google Grey Women’s Tee',
	item_variant: 'gray',
	price: 21.01,
	quantity: 2,
};

test('[ANA-01] [ANA-03] an event of items is shaped as in Google’s example, without a sixth level of categories, the number of a variation, and what is not named there', () => {
	const params = { currency: 'USD', value: 30.03, items: [GA_TEE] };
	expect(itemsEvent('view_item', [TEE], USD)).toEqual({ name: 'view_item', params });
});

test('[ANA-01] purchase is shaped as in Google’s example: its value is that of the items, tax and shipping stand beside it', () => {
	expect(purchase({ id: 5, number: 'T_12345', tax: 360, shipping: 599, items: [TEE, GREY] }, USD)).toEqual({
		name: 'purchase',
		params: {
			transaction_id: 'T_12345',
			value: 72.05,
			tax: 3.6,
			shipping: 5.99,
			currency: 'USD',
			items: [GA_TEE, GA_GREY],
		},
	});
});

test('[ANA-01] view_item_list and select_item name the list, in the event and in each item', () => {
	const list = { id: 'related_products', name: 'Related products' };
	const tiles: Tile[] = [TEE, GREY].map((item, index) => ({ ...item, quantity: 1, list, index }));
	const told = { item_list_id: list.id, item_list_name: list.name };
	const items = [GA_TEE, GA_GREY].map((item, index) => ({ ...item, index, ...told, quantity: 1 }));
	expect(listEvents('view_item_list', tiles, USD)).toEqual([{ name: 'view_item_list', params: { ...told, items } }]);
	expect(listEvents('select_item', tiles.slice(1), USD)).toEqual([
		{ name: 'select_item', params: { ...told, items: [items[1]] } },
	]);
});

test('[ANA-01] each list has its event, and one that is too long for one has more, with each product once', () => {
	const tiles: Tile[] = Array.from({ length: 402 }, (_, index) => ({
		...TEE,
		id: index + 1,
		sku: '',
		index,
		list: { id: index < 401 ? 'shop' : 'other', name: 'Shop' },
	}));
	const events = listEvents('view_item_list', tiles, USD);
	expect(events.map(({ params }) => [params['item_list_id'], (params['items'] as unknown[]).length])).toEqual([
		['shop', 200],
		['shop', 200],
		['shop', 1],
		['other', 1],
	]);
	// Without a SKU, the id is the one of WooCommerce's own analytics.
	expect((events[2]!.params['items'] as { item_id: string }[])[0]!.item_id).toBe('#401');
});

test.each([
	[{ code: 'JPY', minorUnit: 0 }, 4499, 3, 4499, 13_497],
	[{ code: 'EUR', minorUnit: 2 }, 10, 3, 0.1, 0.3],
	[{ code: 'TND', minorUnit: 3 }, 4499, 0.5, 4.499, 2.25],
])(
	'[ANA-01] amounts in %j are those of the currency, without the dust of binary fractions',
	(currency, price, quantity, one, all) => {
		const { params } = itemsEvent('add_to_cart', [{ ...TEE, price, quantity }], currency);
		expect([params['value'], (params['items'] as { price: number }[])[0]!.price]).toEqual([all, one]);
	},
);
