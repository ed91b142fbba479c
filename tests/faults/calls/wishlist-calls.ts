import { expect } from 'vitest';
import type { Shop } from '../../../fixtures/server/shop';
import { wasManaged } from '../../../islands/wishlist-manage/manage-table';
import {
	wishlistApi,
	type ManageAction,
	type PagePost,
	type TableAction,
} from '../../../src/shop/ti-wishlist/wishlist-api';
import { formData } from '../../../src/dom/form-fields';
import { answerOf } from '../../../src/shop/ti-wishlist/wishlist-reply';
import { cartApi } from '../../../src/shop/woocommerce/cart-api';
import { printConfig } from '../../setup/print-config';
import { LISTS_ARE_ASKED } from '../spoilt-answers';
import type { AdapterCall, World } from './adapter-call';
import { inCart } from './cart-calls';

const BODY = 72;
const MASK = 1178;
const simple = (product: number) => ({ product, variation: 0, type: 'simple' });

/** Product ids by list, in order. */
const lists = (shop: Shop) =>
	[...shop.wishlists.values()].map(({ title, rows }) => [title, rows.map(({ product }) => product)] as const);
const has =
	(...expected: (readonly [string, readonly number[]])[]) =>
	(shop: Shop) =>
		expect(lists(shop)).toEqual(expected);

const hasThree = (shop: Shop) => expect([...shop.wishlists.values()][0]!.rows[0]!.quantity).toBe(3);

/** Opens a shop with TI Wishlist Premium and two products in the visitor's list. */
async function open({ cookies, goTo, reach, wishlist }: World, options = ''): Promise<void> {
	cookies.set('shop_wishlist', `ti-premium${options && `.${options}`}`);
	printConfig({ shop: { wishlist: `server=ti-premium${options === 'simple' ? '&simpleFlow=1' : ''}` } });
	goTo('/favoris/');
	await reach(`a list ${options}`, async () => {
		for (const product of [BODY, MASK]) await wishlistApi.add(simple(product));
	});
	await wishlist.refresh();
}
const newList = () => formData({ wishlist_name: 'Noël' });
/** As `open`, with an additional empty list. @returns its id */
async function openWithMore(world: World): Promise<number> {
	await open(world);
	await world.reach('another list', () => wishlistApi.post('tinwl_create_wishlist', newList()));
	return (await wishlistApi.read()).lists.find(({ title }) => title === 'Noël')!.id;
}
/** View of the default list, as the table shows it. */
const viewOf = ({ shop }: World) => ({ page: 1, perPage: 10, shareKey: [...shop.wishlists.keys()][0]! });
const rowOf = (shop: Shop, product: number) =>
	[...shop.wishlists.values()].flatMap(({ rows }) => rows).find((row) => row.product === product)!.id;

const module = 'src/shop/ti-wishlist/wishlist-api.ts';
const ofTable = { module, answer: { ok: true }, hasNonce: true } as const;

/** A call that starts from two products in the list. */
const inList = (
	name: string,
	endpoint: string,
	attempt: (world: World) => ReturnType<AdapterCall['prepare']>,
	more: Partial<AdapterCall>,
	options?: string,
): AdapterCall => ({
	module,
	name,
	endpoint,
	answer: { ok: true },
	async prepare(world) {
		await open(world, options);
		return attempt(world);
	},
	...more,
});
/** An action of the list's table; after a lost response the table itself is queried. */
const act = (
	name: string,
	endpoint: string,
	action: (world: World) => TableAction,
	more: Partial<AdapterCall>,
): AdapterCall =>
	inList(name, endpoint, (world) => world.wishlist.act(action(world), viewOf(world)).run, { hasNonce: true, ...more });
/** A form of Premium whose response is a message. */
const post = (
	name: string,
	endpoint: PagePost,
	fields: Readonly<Record<string, string>>,
	done?: AdapterCall['done'],
): AdapterCall =>
	inList(name, endpoint, ({ wishlist }) => wishlist.post(endpoint, formData(fields)).run, {
		answer: expect.stringContaining('<'),
		...(done && { done }),
	});
const found = { looksUp: LISTS_ARE_ASKED };
const refused = { repeated: { ok: false } };

/** Calls of wishlists. */
export const wishlistCalls: readonly AdapterCall[] = [
	inList('putting a product aside', 'wishlist-add', ({ wishlist }) => wishlist.add(simple(1179)).run, {
		...found,
		done: has(['', [BODY, MASK, 1179]]),
	}),
	inList(
		'taking a product out by its button',
		'wishlist-add',
		({ wishlist }) => wishlist.remove(simple(MASK)).run,
		{ ...found, done: has(['', [BODY]]) },
		'simple',
	),
	inList('taking a product out by its row', 'tinvwl.remove', ({ wishlist }) => wishlist.remove({ product: MASK }).run, {
		...found,
		hasNonce: true,
		done: has(['', [BODY]]),
	}),
	inList(
		'a line of the cart to a list',
		'wishlist-cart',
		async ({ wishlist }) => {
			await cartApi.add(formData({ product_id: '1179', quantity: '1' }), 'line');
			const { cart } = await cartApi.refresh();
			return wishlist.addFromCart({ key: cart!.items[0]!.key, products: [simple(1179)] }).run;
		},
		{ ...found, done: has(['', [BODY, MASK, 1179]]) },
	),
	inList('the lists as they are', 'archipel_wishlist', () => () => wishlistApi.read(), {
		isRead: true,
		answer: { counter: 2 },
	}),
	inList('the number of a theme', 'osf_update_wishlist_count', () => wishlistApi.themeCount, {
		isRead: true,
		answer: { count: 2 },
	}),
	act('the table of a list', 'tinvwl.get_data', () => ({ action: 'get_data' }), { done: has(['', [BODY, MASK]]) }),
	act(
		'saving quantities of a list',
		'tinvwl.update',
		({ shop }) => ({ action: 'update', rows: [rowOf(shop, BODY)], quantities: { [rowOf(shop, BODY)]: 3 } }),
		{ done: hasThree },
	),
	{
		...ofTable,
		...refused,
		name: 'moving a product to another list',
		endpoint: 'tinvwl.move_single',
		async prepare(world) {
			const list = await openWithMore(world);
			return world.wishlist.act({ action: 'move_single', row: rowOf(world.shop, MASK), list }, viewOf(world)).run;
		},
		done: has(['', [BODY]], ['Noël', [MASK]]),
	},
	act(
		'a product of a list to the cart',
		'tinvwl.add_to_cart_single',
		({ shop }) => ({ action: 'add_to_cart_single', row: rowOf(shop, MASK) }),
		{ ...refused, done: inCart({ [MASK]: 1 }) },
	),
	act('a whole list to the cart', 'tinvwl.add_to_cart_all', () => ({ action: 'add_to_cart_all' }), {
		...refused,
		done: inCart({ [BODY]: 1, [MASK]: 1 }),
	}),
	act(
		'taking several products out',
		'tinvwl.remove_selected',
		({ shop }) => ({ action: 'remove_selected', rows: [rowOf(shop, MASK)] }),
		{ ...refused, done: has(['', [BODY]]) },
	),
	{
		...ofTable,
		...found,
		name: 'deleting a list',
		endpoint: 'tinvwl',
		async prepare(world) {
			const action: ManageAction = { action: 'remove', list: await openWithMore(world) };
			const wasDone = async () => {
				const read = await wishlistApi.read();
				return wasManaged(action, read.lists) ? answerOf(read) : undefined;
			};
			return world.wishlist.manage(action, undefined, { wasDone }).run;
		},
		done: has(['', [BODY, MASK]]),
	},
	{
		...post('making a list', 'tinwl_create_wishlist', { wishlist_name: 'Noël' }, has(['', [BODY, MASK]], ['Noël', []])),
		...found,
		async prepare(world) {
			await open(world);
			const wasDone = async () =>
				(await wishlistApi.read()).lists.some(({ title }) => title === 'Noël') ? '<p>Fait</p>' : undefined;
			return world.wishlist.post('tinwl_create_wishlist', newList(), { wasDone }).run;
		},
	},
	post('what a list tells by e-mail', 'tinwl_notifications_update', { price: '1' }),
	post('asking for an estimate of a list', 'tinwl_estimate', { estimate_email: 'anna@example.com' }),
];
