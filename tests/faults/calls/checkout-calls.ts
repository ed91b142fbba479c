import { expect } from 'vitest';
import type { Shop } from '../../../fixtures/server/shop';
import { orderChange } from '../../../islands/checkout/place-order';
import { formData } from '../../../src/dom/form-fields';
import { createMutation } from '../../../src/shop/mutation';
import { cartQueue } from '../../../src/shop/mutation-queue';
import { nonceBroker } from '../../../src/shop/nonce-broker';
import { cartApi } from '../../../src/shop/woocommerce/cart-api';
import { checkoutApi } from '../../../src/shop/woocommerce/checkout-api';
import { ORDER_IS_ASKED } from '../spoilt-answers';
import type { AdapterCall, World } from './adapter-call';
import { ADDRESS } from '../../setup/address';

const module = 'src/shop/woocommerce/checkout-api.ts';
const BRIEFS = 1179;

const fillCart = ({ reach }: World) =>
	reach('something to order', () =>
		cartApi.add(formData({ product_id: String(BRIEFS), quantity: '1' }), String(BRIEFS)),
	);

/** The checkout form's data as filled in by a customer. */
const formOf = (nonce: string) =>
	new URLSearchParams({
		...ADDRESS,
		billing_country: 'FR',
		payment_method: 'cod',
		'woocommerce-process-checkout-nonce': nonce,
	});
const openForm = async (world: World) => {
	await fillCart(world);
	return formOf(await nonceBroker.get('woocommerce-process_checkout'));
};

/** Checks that there is at most one order. */
function isOrderedOnce({ orders, requests }: Shop): void {
	const isRefused = requests.some(({ endpoints, fault }) => endpoints.includes('checkout') && fault?.startsWith('403'));
	expect(orders.size).toBe(isRefused ? 0 : 1);
}

/** All calls of the checkout, except for its coupons. */
export const checkoutCalls: readonly AdapterCall[] = [
	{
		module,
		name: 'the order as the server reckons it',
		endpoint: 'update_order_review',
		isRead: true,
		hasNonce: true,
		async prepare(world) {
			await fillCart(world);
			return () => checkoutApi.updateReview(new URLSearchParams({ country: 'FR' }), undefined, world.signal);
		},
		answer: { fragments: expect.anything() },
	},
	{
		module,
		name: 'placing an order',
		endpoint: 'checkout',
		looksUp: ORDER_IS_ASKED,
		async prepare(world) {
			const form = await openForm(world);
			return createMutation({ ...orderChange(() => form), queue: cartQueue }).run;
		},
		answer: { result: 'success', redirect: expect.stringContaining('/order-received/') },
		instead: { 403: { result: 'failure' } },
		done: isOrderedOnce,
	},
	{
		module,
		name: 'what became of an order',
		endpoint: 'archipel_placed_order',
		isRead: true,
		async prepare(world) {
			const form = await openForm(world);
			await world.reach('an order', () => checkoutApi.placeOrder(form, 'k-1'));
			return () => checkoutApi.askOrder('k-1');
		},
		answer: { result: 'success', redirect: expect.stringContaining('/order-received/') },
	},
];
