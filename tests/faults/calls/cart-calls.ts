import { expect } from 'vitest';
import type { Shop } from '../../../fixtures/server/shop';
import { formData } from '../../../src/dom/form-fields';
import { cartApi } from '../../../src/shop/woocommerce/cart-api';
import { CART_IS_ASKED } from '../spoilt-answers';
import type { AdapterCall, World } from './adapter-call';

const BODY = 72;
const MASK = 1178;
const BRIEFS = 1179;

/** Quantity by product id. */
function pieces(shop: Shop): Record<number, number> {
	const lines = [...shop.sessions.values()].flatMap(({ data }) => data.cart);
	return Object.fromEntries(lines.map(({ product, quantity }) => [product, quantity]));
}
/** Checks that the shop's carts have these quantities by product id. */
export const inCart = (cart: Readonly<Record<number, number>>) => (shop: Shop) => expect(pieces(shop)).toEqual(cart);

/** Fills the cart with two bodies and a mask. @returns keys of the lines */
async function fill({ cart, reach }: World): Promise<{ body: string; mask: string }> {
	await reach('two lines', async () => {
		await cartApi.add(formData({ product_id: String(BODY), quantity: '2' }), 'body');
		await cartApi.add(formData({ product_id: String(MASK), quantity: '1' }), 'mask');
	});
	await cart.refresh();
	const key = (id: number) => cart.cart.peek()!.items.find(({ productId }) => productId === id)!.key;
	return { body: key(BODY), mask: key(MASK) };
}

const write = { module: 'src/shop/woocommerce/cart-api.ts', answer: { ok: true }, looksUp: CART_IS_ASKED };
/** Checks that one piece was added, and that all tries had the same idempotency key (REL-03). */
const isAddedOnce = (shop: Shop) => {
	inCart({ [BRIEFS]: 1 })(shop);
	const names = shop.requests.flatMap(({ headers }) => headers['x-archipel-request'] ?? []);
	expect([...new Set(names)]).toEqual([expect.stringMatching(/^[a-z0-9]+-[a-z0-9]{5,}$/)]);
};

/** A change of the filled cart. A retry is a new operation: sending twice is harmless. */
const change = (
	name: string,
	endpoint: string,
	attempt: (cart: World['cart'], lines: Awaited<ReturnType<typeof fill>>) => ReturnType<AdapterCall['prepare']>,
	more: Partial<AdapterCall>,
): AdapterCall => ({
	...write,
	isHarmlessTwice: true,
	name,
	endpoint,
	prepare: async (world) => attempt(world.cart, await fill(world)),
	...more,
});

/** Calls of the cart store. */
export const cartCalls: readonly AdapterCall[] = [
	{
		...write,
		name: 'adding by the fields of a button',
		endpoint: 'add_to_cart',
		prepare: ({ cart }) => cart.add(formData({ product_id: String(BRIEFS), quantity: '1' })).run,
		done: isAddedOnce,
	},
	{
		...write,
		name: 'adding by a form',
		endpoint: 'archipel_add_to_cart',
		prepare: ({ cart }) => cart.addForm(formData({ 'add-to-cart': BRIEFS, quantity: 1 })).run,
		done: isAddedOnce,
	},
	change(
		'removing a line',
		'remove_from_cart',
		(cart, { mask }) =>
			() =>
				cart.remove(mask),
		{
			done: inCart({ [BODY]: 2 }),
			// After other faults the customer's press follows the remove link, which loads the server's cart anyway (CART-11).
			doubts: ['timeout', 'drop'],
		},
	),
	change(
		'another quantity of a line',
		'archipel_set_quantity',
		(cart, { body }) =>
			() =>
				cart.setQuantity(body, 3),
		{
			done: inCart({ [BODY]: 3, [MASK]: 1 }),
		},
	),
	change(
		'bringing a line back',
		'archipel_restore_item',
		async ({ cart, remove, restore }, { mask }) => {
			const { items } = cart.peek()!;
			const index = items.findIndex(({ key }) => key === mask);
			await remove(mask);
			return () => restore({ item: items[index]!, index });
		},
		{ done: inCart({ [BODY]: 2, [MASK]: 1 }) },
	),
	{
		module: write.module,
		name: 'the cart as it is',
		endpoint: 'get_refreshed_fragments',
		isRead: true,
		async prepare(world) {
			await fill(world);
			return cartApi.refresh;
		},
		answer: { cart: { count: 3 } },
	},
];
