import { afterEach, expect, test, vi } from 'vitest';
import { createShop } from '../../tests/setup/cart-shop';
import { sampleReply } from '../../tests/setup/sample-cart';
import { props } from './island';
import type { CartActions } from './cart-actions';
import { inlineCart } from './enhance';

const page = new AbortController();
afterEach(() => page.abort());

test('[CART-10] [RT-05] a shop that sends no cart of ours leaves the place to WooCommerce’s fragments', () => {
	const fail = vi.fn();
	const { store } = createShop();
	const host = document.body.appendChild(document.createElement('div'));
	const context = { activation: { by: 'load', takeIntents: () => [] }, signal: page.signal, fail } as const;
	inlineCart(host, props.parse({ display: 'inline' }), context, store, {} as CartActions);
	expect(fail).not.toHaveBeenCalled();
	store.receive(sampleReply(undefined), 'refresh');
	expect(fail).toHaveBeenCalledOnce();
});
