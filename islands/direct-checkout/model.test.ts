import { expect, test } from 'vitest';
import { formOf, readPurchase } from './enhance';

test.each([
	[{ archipelDirectCheckout: '7' }, '/commande/', { id: 7, quantity: 1 }],
	[{ product_id: '8', quantity: '3' }, '#', { id: 8, quantity: 3 }],
	[{}, '/commande/?add-to-cart=9&quantity=2#x', { id: 9, quantity: 2 }],
	[{ archipelDirectCheckout: '7', quantity: '-2' }, '', { id: 7, quantity: 1 }],
	[{ archipelDirectCheckout: '7', quantity: 'many' }, '', { id: 7, quantity: 1 }],
])('[TILE-02] what a link adds: %o at %s', (dataset, href, expected) =>
	expect(readPurchase(dataset, href)).toEqual(expected),
);

test.each(['/commande/', '/commande/?add-to-cart=', '/commande/?add-to-cart=-1', ''])(
	'[TILE-02] what a link adds: a link that names no product adds nothing: %s',
	(href) => expect(readPurchase({}, href)).toBeUndefined(),
);

test('[TILE-02] what a link adds: it is sent as the product form would be', () => {
	expect(Object.fromEntries(formOf({ id: 7, quantity: 2 }))).toEqual({
		'add-to-cart': '7',
		product_id: '7',
		quantity: '2',
	});
});
