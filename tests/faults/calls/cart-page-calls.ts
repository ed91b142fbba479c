import { expect } from 'vitest';
import type { Shop } from '../../../fixtures/server/shop';
import { createChanges, type Shown, type CartRequest } from '../../../islands/cart-page/cart-request';
import { formData } from '../../../src/dom/form-fields';
import { createMutation } from '../../../src/shop/mutation';
import { cartQueue } from '../../../src/shop/mutation-queue';
import { nonceBroker } from '../../../src/shop/nonce-broker';
import { cartApi } from '../../../src/shop/woocommerce/cart-api';
import { CART_FORM, lineOf, readCoupons, readLines, type Lines } from '../../../src/shop/woocommerce/cart-page';
import { cartPageApi, type PageForm } from '../../../src/shop/woocommerce/cart-page-api';
import { CART_IS_ASKED, TOTALS_ARE_ASKED } from '../spoilt-answers';
import { reads, type AdapterCall, type World } from './adapter-call';
import { inCart } from './cart-calls';

const BRIEFS = 1179;
const SOCKS = 1185;
const COUPON = 'bienvenue10';

const session = (shop: Shop) => [...shop.sessions.values()][0]!.data;
const coupons = (expected: readonly string[]) => (shop: Shop) => expect(session(shop).coupons).toEqual(expected);

const isCalculated = (shop: Shop) => expect(session(shop).destination?.postcode).toBe('44000');
const isPickedUp = (shop: Shop) => expect(session(shop).shippingMethod).toBe('local_pickup:3');

/** Form and totals of the cart page, parsed once because no call changes them. */
let served: HTMLElement | undefined;

/** Opens the cart page with one piece of two products each. */
async function open({ goTo, reach }: World): Promise<void> {
	await reach('two products', async () => {
		for (const id of [BRIEFS, SOCKS])
			await cartApi.add(formData({ product_id: String(id), quantity: '1' }), String(id));
	});
	goTo(`/page-panier/?options=${encodeURIComponent('{"cart-page":{"emptyButton":true}}')}`);
	served ??= (await cartPageApi.read()).root;
	document.body.replaceChildren(served);
}
const removeLink = (product: number) =>
	document.querySelector(`a[data-product_id="${product}"][href*="remove_item="]`)!.getAttribute('href')!;

/** The form's data with these quantities: Node's `FormData` cannot read happy-dom's forms. */
function formOf(
	selector: string,
	button: readonly [string, string],
	changes: object = {},
	quantities: Lines = new Map(),
): PageForm {
	const form = document.querySelector(selector)!;
	const fields = new URLSearchParams([[...button]]);
	for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input:not([type=radio]), select'))
		if (name && !lineOf(name)) fields.set(name, value);
	for (const [line, quantity] of quantities) fields.set(`cart[${line}][qty]`, String(quantity));
	for (const [name, value] of Object.entries(changes)) fields.set(name, String(value));
	return { method: 'post', action: form.getAttribute('action') || location.href, fields };
}

/** A change of the cart page, in the island's format. */
function want(request: CartRequest, sent: Shown['lines'] = new Map()) {
	const shown = { lines: readLines(document.querySelector(CART_FORM)!), coupons: readCoupons(document) };
	const changes = createChanges({
		api: cartPageApi,
		readForm: (quantities) => formOf(CART_FORM, ['update_cart', 'Update Cart'], {}, quantities),
		shown: () => shown,
		sent: () => sent,
	});
	return createMutation({ ...changes(() => request), queue: cartQueue }).run;
}

const module = 'src/shop/woocommerce/cart-page-api.ts';
const pickUp = { kind: 'ship', methods: { 'shipping_method[0]': 'local_pickup:3' } } as const;
const apply = { kind: 'apply-coupon', code: COUPON } as const;

/** A call on the open cart page. @param request Makes the change after the page was opened. */
const onPage = (
	name: string,
	endpoint: string,
	request: (world: World) => ReturnType<typeof want> | Promise<ReturnType<typeof want>>,
	answer: unknown,
	more: Partial<AdapterCall>,
): AdapterCall => ({
	module,
	name,
	endpoint,
	async prepare(world) {
		await open(world);
		return request(world);
	},
	answer,
	...more,
});
const ofCart = { looksUp: CART_IS_ASKED, looksAtItself: true } as const;
const ofTotals = { hasNonce: true, looksUp: TOTALS_ARE_ASKED } as const;
const aPage = { page: { lines: expect.anything() } };
const taken = { coupon: { ok: true } };
const picked = { totals: { methods: pickUp.methods } };
const noCoupon = { totals: { coupons: [] } };
const isOpen = inCart({ [BRIEFS]: 1, [SOCKS]: 1 });

/** All calls of the cart page. */
export const cartPageCalls: readonly AdapterCall[] = [
	onPage(
		'new quantities on the cart page',
		'page-cart',
		() => want({ kind: 'update', isAutomatic: false }, new Map([[lineOf(removeLink(BRIEFS))!, 3]])),
		aPage,
		{ ...ofCart, done: inCart({ [BRIEFS]: 3, [SOCKS]: 1 }) },
	),
	onPage(
		'removing on the cart page',
		'page-cart',
		() => want({ kind: 'remove', href: removeLink(SOCKS), byPointer: true }),
		aPage,
		{ ...ofCart, done: inCart({ [BRIEFS]: 1 }) },
	),
	onPage(
		'bringing a line back on the cart page',
		'page-cart',
		async (world) => {
			await world.reach('a line is gone', () => fetch(removeLink(SOCKS)));
			return want({ kind: 'undo', href: removeLink(SOCKS).replace('remove_item', 'undo_item') });
		},
		aPage,
		{ ...ofCart, done: isOpen },
	),
	onPage(
		'emptying the cart',
		'page-cart',
		() => want({ kind: 'empty', form: () => formOf(CART_FORM, ['archipel_empty_cart', '1']) }),
		{ page: { lines: new Map() } },
		{ ...ofCart, done: inCart({}) },
	),
	onPage(
		'the shipping calculator',
		'page-cart',
		() => {
			const changes = { calc_shipping_postcode: '44000' };
			const form = () => formOf('form.woocommerce-shipping-calculator', ['calc_shipping', 'x'], changes);
			return want({ kind: 'calculate', form });
		},
		aPage,
		{ done: isCalculated },
	),
	onPage('the cart page as it is', 'page-cart', () => want({ kind: 'reload', keepsNotices: true }), aPage, {
		isRead: true,
		done: isOpen,
	}),
	onPage('applying a coupon', 'apply_coupon', () => want(apply), taken, { ...ofTotals, done: coupons([COUPON]) }),
	onPage(
		'removing a coupon',
		'remove_coupon',
		async (world) => {
			await world.reach('a coupon', want(apply));
			return want({ kind: 'remove-coupon', code: COUPON });
		},
		taken,
		{ ...ofTotals, done: coupons([]) },
	),
	onPage('the totals', 'get_cart_totals', () => want({ kind: 'totals' }), noCoupon, { isRead: true }),
	onPage('a shipping method', 'update_shipping_method', () => want(pickUp), picked, { ...ofTotals, done: isPickedUp }),
	...reads('src/shop/nonce-broker.ts', {
		'the nonces of a page': [
			'archipel_nonces',
			() => nonceBroker.get('update-shipping-method'),
			expect.stringMatching(/^[a-f0-9]{10}$/),
		],
	}),
];
