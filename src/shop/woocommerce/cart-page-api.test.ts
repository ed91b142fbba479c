import { expect, test } from 'vitest';
import { keepingRemoved } from './cart-page-api';

test('[SEC-03] S13: a cart that is asked for again does nothing besides', () => {
	const address = new URL(
		'https://boutique.example/page-panier/?add-to-cart=7&quantity=3&remove_item=a&undo_item=b&remove_coupon=c&_wpnonce=d&page_id=6&lang=en',
	);
	expect(keepingRemoved(address).search).toBe('?page_id=6&lang=en&removed_item=1');
});
