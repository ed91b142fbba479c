import { beforeEach, expect, test, vi } from 'vitest';
import { holding, LIST } from '../../tests/setup/held-wishlist';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import { sampleCart, sampleItem } from '../../tests/setup/sample-cart';
import {
	answerOf,
	isItemOf,
	type ItemRef,
	type WishlistAnswer,
	type WishlistState,
} from '../shop/ti-wishlist/wishlist-reply';
import type { Cart } from '../shop/woocommerce/cart-schema';
import { addCartToWishlist, type CartWish } from './add-cart-to-wishlist';
import type { PickRequest } from './pick-list';

type Change = { show: () => (answer?: WishlistAnswer) => void; notify: (notice?: object) => void };
const page = vi.hoisted(() => ({
	cart: undefined as Cart | undefined,
	wished: undefined as WishlistState | undefined,
	server: 'ti',
	refreshCart: vi.fn(),
	refreshLists: vi.fn(),
	asked: vi.fn(),
	announce: vi.fn(),
	/** Requests, and what each of them was asked for. */
	sent: [] as { name: string; args: unknown[]; change: Change }[],
}));
vi.mock('./page-cart', () => ({ pageCart: () => ({ cart: { peek: () => page.cart }, refresh: page.refreshCart }) }));
vi.mock('./page-wishlist', () => {
	const send =
		(name: string) =>
		(...args: unknown[]) => ({
			perform: async () => void page.sent.push({ name, args, change: args.at(-1) as Change }),
		});
	return {
		pageWishlist: () => ({
			server: page.server,
			state: { peek: () => page.wished },
			refresh: page.refreshLists,
			find: (item: ItemRef) => (page.wished?.items ?? []).filter(isItemOf(item)),
			...Object.fromEntries(['addFromCart', 'remove', 'manage'].map((name) => [name, send(name)])),
		}),
	};
});
vi.mock('../ui/announcer', () => ({ announce: page.announce }));
vi.mock('./pick-list', () => ({ askForList: page.asked }));

const life = pageLife();
const BODY = sampleItem();
const SILK = sampleItem({
	key: 'bbbb',
	productId: 8,
	variationId: 81,
	name: 'Soie',
	permalink: '/p/soie/?attribute_a=b',
});
const IN_TI = { product: 8, variation: 81, list: LIST.id };
let control: HTMLButtonElement;
const notice = () => document.querySelector<HTMLElement>('.archipel-notice');
const told = () => [notice()?.dataset['state'], notice()?.firstElementChild?.textContent];
const buttons = () => [...notice()!.querySelectorAll<HTMLElement>('button:not(.archipel-notice__close)')];
const press = (own: Partial<CartWish> = {}) => addCartToWishlist({ control, ...own }, islandContext(life.signal));
/** Answers the last request: the lists hold these items afterwards. */
function answer(items: WishlistState['items'] = page.wished?.items ?? [], more: Partial<WishlistAnswer> = {}): void {
	const done = page.sent.at(-1)!.change.show();
	expect(control.getAttribute('aria-busy')).toBe('true');
	page.wished = { ...(page.wished ?? holding()), items };
	done({ ...answerOf(page.wished), ...more });
	expect(control.hasAttribute('aria-busy')).toBe(false);
}

beforeEach(() => {
	document.body.innerHTML = '<button>heart</button><p></p>';
	control = document.querySelector('button')!;
	Object.assign(page, { cart: sampleCart([BODY, SILK]), wished: holding(), server: 'ti', sent: [] });
	printConfig({ shop: { wishlist: 'server=ti&url=/favoris/' } });
});
const [one, two] = [{ list: LIST.id, product: 72, variation: 0 }, IN_TI];

test('[WL-10] a whole cart is added: what is sent, what is told, and what « Annuler » takes out again', async () => {
	await press();
	const [{ name, args }] = page.sent as [(typeof page.sent)[number]];
	const { products, ...more } = args[0] as { products: { form: FormData }[] };
	expect([name, more]).toEqual(['addFromCart', { key: undefined }]);
	expect(products.map((product) => ({ ...product, form: Object.fromEntries(product.form) }))).toEqual([
		{ product: 72, variation: 0, type: 'simple', form: {} },
		{ product: 8, variation: 81, type: 'variable', form: { attribute_a: 'b' } },
	]);
	answer([one, two]);
	expect(told()).toEqual(['success', '2 produits ajoutés aux favoris.']);
	expect(notice()!.querySelector('a')!.pathname).toBe('/favoris/');
	expect(notice()!.querySelector('.archipel-notice__close')).not.toBeNull();
	buttons()[0]!.click();
	await vi.waitFor(() => expect(page.sent.slice(1).map(({ args }) => args[0])).toEqual([one, two]));
	answer([]);
	expect(notice()).toBeNull();
	expect(page.refreshCart.mock.calls.length + page.refreshLists.mock.calls.length).toBe(0);
});

test.each([
	['a line', 'aaaa', [], [one], 'success', 'Body sexy 1 : ajouté aux favoris.'],
	['a line that is in', 'aaaa', [one], [one], 'info', 'Body sexy 1 est déjà dans « Mes wishlists ».'],
	['a cart that is in', undefined, [one, two], [one, two], 'info', 'Tout ce panier est déjà dans vos favoris.'],
	['a cart of which some is in', undefined, [one], [one, two], 'success', '1 produit ajouté aux favoris.'],
	['a line that is refused', 'aaaa', [], [], 'error', 'Non.'],
	['a cart that is refused in part', undefined, [], [two], 'error', '1 produit ajouté aux favoris. Non.'],
])('[WL-10] %s: what is told; only an add can be taken back', async (_name, key, before, after, state, text) => {
	page.wished = { ...holding(), items: before };
	await press({ key });
	answer(after, { messages: state === 'error' ? ['Non.'] : [] });
	const undos = state === 'success' ? 1 : 0;
	expect([...told(), buttons().length]).toEqual([state, expect.stringMatching(text.replaceAll(' ', '\\s')), undos]);
	if (!undos) return;
	buttons()[0]!.click();
	await vi.waitFor(() => expect(page.sent.length).toBe(2));
	expect(page.sent[1]!.args[0]).toEqual(after.at(-1));
});

test('[WL-10] a line that is in already is told with the name of its list', async () => {
	const lists = [
		{ ...LIST, id: 1, title: 'Été' },
		{ ...LIST, title: 'Noël' },
	];
	page.wished = { ...holding(), lists, items: [one] };
	await press({ key: 'aaaa' });
	answer();
	expect(told()).toEqual(['info', 'Body sexy 1 est déjà dans « Noël ».']);
});

test.each([
	['aaaa', [], 'Body sexy 1 : retiré des favoris.'],
	[undefined, [], '1 produit retiré des favoris.'],
	['aaaa', [one], ''],
])('[WL-10] « Annuler » says what was taken out (%s), if it is', async (key, left, said) => {
	page.cart = sampleCart([BODY]);
	await press({ key });
	answer([one]);
	page.announce.mockClear();
	page.wished = { ...holding(), items: left };
	buttons()[0]!.click();
	await vi.waitFor(() => expect(page.sent).toHaveLength(2));
	await Promise.resolve();
	expect(page.announce.mock.calls.map(([text]) => String(text).replaceAll(/\s/g, ' '))).toEqual(said ? [said] : []);
});

test('[WL-10] [REL-01] a failure is told as one of the lists, goes with the next try, and stands where it is wanted', async () => {
	const place = (box: HTMLElement) => document.querySelector('p')!.append(box);
	await press({ place });
	page.sent[0]!.change.notify({ type: 'error', text: 'Hors connexion.' });
	expect(told()).toEqual(['error', 'Vos favoris n’ont pas été modifiés. Hors connexion.']);
	expect(document.querySelector('p')!.contains(notice())).toBe(true);
	page.sent[0]!.change.notify(undefined);
	expect(notice()).toBeNull();
	page.sent[0]!.change.show()();
	expect([notice(), control.hasAttribute('aria-busy')]).toEqual([null, false]);
});

test('[WL-10] what is not known yet is asked for, with a busy button, which takes no second press; nothing comes after the island', async () => {
	Object.assign(page, { cart: undefined, wished: undefined });
	page.refreshCart.mockImplementation(async () => void (page.cart = sampleCart([BODY])));
	page.refreshLists.mockImplementation(async () => void (page.wished = holding()));
	const pressed = press();
	expect(control.getAttribute('aria-busy')).toBe('true');
	await press();
	await pressed;
	expect(
		[page.refreshCart, page.refreshLists, { mock: { calls: page.sent } }].map(({ mock }) => mock.calls.length),
	).toEqual([1, 1, 1]);
	expect(control.hasAttribute('aria-busy')).toBe(false);
	life.abort();
	await press();
	expect(page.sent).toHaveLength(1);
});

test('[WL-10] [REL-01] a cart, or a line, that is not known is told, with another try; without a plugin no lists are asked for', async () => {
	Object.assign(page, { cart: undefined, wished: undefined, server: '' });
	await press();
	expect(notice()!.dataset['state']).toBe('error');
	page.cart = sampleCart([BODY]);
	buttons()[0]!.click();
	await vi.waitFor(() => expect(page.sent).toHaveLength(1));
	await press({ key: 'zzzz' });
	expect([notice()!.dataset['state'], page.sent.length, page.refreshLists.mock.calls.length]).toEqual(['error', 1, 0]);
});

test.each([
	['server=ti-premium', undefined, 'Votre panier', []],
	['server=ti-premium', 'bbbb', 'Soie', [LIST.id]],
	['server=ti-premium&simpleFlow=1', undefined, undefined, []],
])('[WL-10] [WL-03] of several lists (%s) one is asked for, and gets it: %s', async (wishlist, key, name, holders) => {
	printConfig({ shop: { wishlist } });
	page.server = 'ti-premium';
	page.wished = { ...holding(), items: [two] };
	await press({ key });
	expect([page.asked.mock.calls.length, page.sent.length]).toEqual(name ? [1, 0] : [0, 1]);
	if (!name) return;
	const request = page.asked.mock.calls[0]![2] as PickRequest;
	expect([request.name, [...request.holders], request.opener]).toEqual([name, holders, control]);
	request.onPick({ listName: 'Noël', privacy: 'public' });
	expect(page.sent[0]!.args[0]).toMatchObject({ key, listName: 'Noël' });
	answer([one, two], { created: [{ ...LIST, id: 9, title: 'Noël' }] as never });
	expect([page.sent.at(-1)!.name, page.sent.length]).toEqual(['manage', 2]);
});
