import { expect, test } from 'vitest';
import { readPurchase } from './enhance';

test.each([
	[{ archipelDirectCheckout: '7' }, '/commande/', [7, 1]],
	[{ product_id: '8', quantity: '3' }, '#', [8, 3]],
	[{}, '/commande/?add-to-cart=9&quantity=2#x', [9, 2]],
	[{ archipelDirectCheckout: '7', quantity: '-2' }, '', [7, 1]],
	[{ archipelDirectCheckout: '7', quantity: 'many' }, '', [7, 1]],
])('[TILE-02] what a link adds is sent as the product form would be: %o at %s', (dataset, href, [id, quantity]) =>
	expect(Object.fromEntries(readPurchase(dataset, href)!)).toEqual({
		'add-to-cart': `${id}`,
		product_id: `${id}`,
		quantity: `${quantity}`,
	}),
);

test.each(['/commande/', '/commande/?add-to-cart=', '/commande/?add-to-cart=-1', ''])(
	'[TILE-02] what a link adds: a link that names no product adds nothing: %s',
	(href) => expect(readPurchase({}, href)).toBeUndefined(),
);
