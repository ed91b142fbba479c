import { beforeEach, expect, test, vi } from 'vitest';
import { holding } from '../../tests/setup/held-wishlist';
import { pageLife } from '../../tests/setup/page-life';
import { RequestError } from '../shop/request-error';
import type { WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import { answerOf, type WishlistAnswer } from '../shop/ti-wishlist/wishlist-reply';
import type { MovedList } from './move-to-server';
import { createWishlistStore } from './wishlist';

const KEY = 'archipel-wishlist';
const LOGIN = '/mon-compte/?tinvwl_redirect=%2Fboutique%2F';
const said = (more: Partial<WishlistAnswer>): WishlistAnswer => ({ ...answerOf(holding()), ok: false, ...more });
/** TI's answer to a guest if the shop keeps lists of customers only (SERVERS.md, S97). */
const signInFirst = said({ state: undefined, messages: ['Please, login'], loginUrl: LOGIN });
const sentToSignIn = said({ state: undefined, forceRedirect: LOGIN });

const ending = pageLife();
const kept = () => localStorage.getItem(KEY);
const signInAs = (name: string) => (document.cookie = `archipel_session=${name}.4102444800; path=/`);

/** Opens a page. @returns Mock of `onMoved`. */
async function visit(add: WishlistApi['add'], read = () => Promise.resolve(holding())) {
	ending.restart();
	const onMoved = vi.fn<(moved: MovedList) => void>();
	const api = { add, read } as Partial<WishlistApi> as WishlistApi;
	await createWishlistStore({ api, server: 'ti', until: ending.signal, onMoved }).load();
	return onMoved;
}

beforeEach(() => void localStorage.setItem(KEY, '[7,8]'));

test('[WL-12] the browser’s own list, when a shop that keeps lists is offered it goes over once; what did not arrive goes with the next page', async () => {
	const add = vi
		.fn<WishlistApi['add']>()
		.mockResolvedValueOnce(answerOf(holding(7)))
		.mockRejectedValueOnce(new RequestError('lost', 'x'))
		.mockResolvedValueOnce(answerOf(holding(7, 8)));
	const read = () => Promise.resolve(holding(7, 8));
	await visit(add);
	expect(kept()).toBe('[8]');
	const told = await visit(add, read);
	expect(add.mock.calls.map(([{ product }]) => product)).toEqual([7, 8, 8]);
	expect(JSON.parse(kept()!)).toMatchObject({ user: '', counter: 2 });
	// No earlier refusal, so no notice is shown.
	expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ added: 1, kept: 0, wasRefused: false }));
});

test.each([
	['says so', signInFirst],
	['sends guests to its login', sentToSignIn],
])(
	'[WL-12] the browser’s own list, when a shop that keeps lists is offered it stays where the shop keeps lists of customers only and %s: asked once, told with the way to sign in',
	async (_how, refusal) => {
		const add = vi.fn<WishlistApi['add']>(() => Promise.resolve(refusal));
		const told = await visit(add);
		expect(kept()).toBe('[7,8]');
		expect(add).toHaveBeenCalledTimes(1);
		expect(told.mock.calls).toMatchObject([[{ added: 0, kept: 2, loginUrl: LOGIN, wasRefused: false }]]);
		// The other pages of this visit send no request and show no notice.
		expect(await visit(add)).not.toHaveBeenCalled();
		expect(add).toHaveBeenCalledTimes(1);
		// A new visit.
		sessionStorage.clear();
		expect(await visit(add)).toHaveBeenCalled();
		expect(kept()).toBe('[7,8]');
	},
);

test('[WL-12] the browser’s own list, when a shop that keeps lists is offered it is offered again to whoever has signed in, who is told that it has arrived', async () => {
	await visit(() => Promise.resolve(signInFirst));
	signInAs('abc');
	const add = vi
		.fn<WishlistApi['add']>()
		.mockResolvedValueOnce(answerOf(holding(7)))
		.mockResolvedValueOnce(answerOf(holding(7, 8)));
	const told = await visit(add);
	expect(told.mock.calls).toMatchObject([[{ added: 2, kept: 0, wasRefused: true }]]);
	expect(JSON.parse(kept()!)).toMatchObject({ user: 'abc' });
});

test('[WL-12] the browser’s own list, when a shop that keeps lists is offered it: what the shop refuses for another reason stays, the others go; what is in already and what it has no more are not kept', async () => {
	localStorage.setItem(KEY, '[7,"8.81",9,10]');
	const add = vi
		.fn<WishlistApi['add']>()
		.mockResolvedValueOnce(said({ state: answerOf(holding(7)).state, messages: ['7 already in'] }))
		.mockResolvedValueOnce(said({ state: answerOf(holding(7)).state, messages: ['Something went wrong'] }))
		// Answer for a product that the shop no longer has (SERVERS.md, S95).
		.mockResolvedValueOnce(said({ state: answerOf(holding(7)).state }))
		.mockResolvedValueOnce(answerOf(holding(7, 10)));
	const told = await visit(add);
	expect(kept()).toBe('["8.81"]');
	expect(told.mock.calls).toMatchObject([[{ added: 2, kept: 1, messages: ['Something went wrong'] }]]);
	expect(add.mock.calls[1]).toEqual([{ product: 8, variation: 81, type: 'variable' }]);
});
