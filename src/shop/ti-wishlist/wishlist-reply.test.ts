import { describe, expect, test } from 'vitest';
import { recording } from '../../../tests/setup/recording';
import { readAnswer, readWishlistsData } from './wishlist-reply';

const answerTo = (name: string) => readAnswer(recording(`wishlist/${name}`).response.body, 'x');

describe('[WL-02] what the real TI Wishlist answers', () => {
	test('to an add: the list that it wrote to, what is in it, and where it would send her', () => {
		const answer = answerTo('add-guest-first');
		expect(answer).toMatchObject({ ok: true, isRemoved: false, reloads: false, forceRedirect: undefined });
		expect(answer.messages).toEqual(['Culotte taille haute added to Default wishlist']);
		const { list, state, redirect } = answer;
		expect(list).toMatchObject({ privacy: 'share', type: 'default', isHidden: false });
		expect(list?.shareKey).toMatch(/^[0-9a-f]{6}$/);
		expect(redirect).toBe(`http://store.example/favoris/${list?.shareKey}/`);
		expect(list?.url).toBe(redirect);
		expect(state).toMatchObject({ counter: 1, hasAllLists: false });
		expect(state?.items).toEqual([{ list: list?.id, product: 1179, variation: 0 }]);
		expect(state?.lists).toMatchObject([{ id: list?.id, shareKey: list?.shareKey }]);
	});

	test('to the same once more: no, in its words, with what is in', () => {
		const answer = answerTo('add-guest-again');
		expect(answer).toMatchObject({ ok: false, messages: ['Culotte taille haute already in Default wishlist'] });
		expect(answer.state?.items).toHaveLength(1);
	});

	test('to variations and to a grouped product: by their numbers', () => {
		const of = (name: string, product: number) =>
			answerTo(name)
				.state!.items.filter((item) => item.product === product)
				.map(({ variation }) => variation);
		expect(of('add-variation-guest', 1187)).toEqual([1188]);
		expect(of('add-grouped', 1184)).toEqual([1178, 1179, 1180, 1181]);
	});

	test('to a guest where it keeps lists of customers only: where to sign in, and no lists', () => {
		const login = expect.stringContaining('/mon-compte/?tinvwl_redirect=') as string;
		expect(answerTo('add-guest-login-required')).toMatchObject({
			ok: false,
			loginUrl: login,
			forceRedirect: undefined,
		});
		const sent = answerTo('add-guest-login-required-redirect');
		expect(sent).toMatchObject({ ok: false, forceRedirect: login, loginUrl: undefined, messages: [] });
		expect(sent.state).toBeUndefined();
	});

	test('of a product that is no more: no, without a word', () =>
		expect(answerTo('add-unknown-product')).toMatchObject({ ok: false, messages: [], isRemoved: false }));

	test('in simple flow: `make_remove` after an add, `removed` after the second press, which is no “yes”', () => {
		expect(answerTo('simple-flow-add').reply).toMatchObject({ make_remove: true });
		expect(answerTo('simple-flow-add')).toMatchObject({ ok: true, isRemoved: false });
		const removed = answerTo('simple-flow-remove');
		expect(removed).toMatchObject({ ok: false, isRemoved: true, messages: ['Product removed from Wishlist'] });
		// PHP encodes an empty map as an empty array.
		expect(removed.state).toMatchObject({ items: [], counter: 0 });
	});

	test('of the table: the list’s HTML, and a page that explains', () => {
		expect(answerTo('remove-ok').content).toContain('tinv-wishlist');
		const soldOut = answerTo('add-to-cart-single-out-of-stock');
		expect(soldOut).toMatchObject({ ok: false, messages: [] });
		expect(soldOut.redirect).toMatch(/\/produit\/kimono-en-rupture\/$/);
		expect(answerTo('get-data-guest-no-list').state).toMatchObject({ lists: [], items: [], counter: 0 });
	});
});

test('what is no answer of TI Wishlist is refused, and data of somebody else that are none count for nothing', () => {
	expect(() => readAnswer({ status: 'yes' }, 'x')).toThrow();
	expect(() => readAnswer({ status: true, wishlists_data: { products: 7 } }, 'x')).toThrow();
	expect(readWishlistsData({ products: [] })).toBeUndefined();
	expect(readWishlistsData(recording('wishlist/add-guest-first').response.body['wishlists_data'])?.counter).toBe(1);
});

test('[WL-02] [WL-03] Premium names hidden lists and those that were made, and says when a page is out of date; titles and messages are words, a message for each line', () => {
	const list = { ID: '7', title: '<b>Noël</b>', share_key: 'abc123', status: 'private', type: 'list', hide: true };
	const answer = readAnswer(
		{
			status: true,
			wishlists: [list],
			wishlists_data: { products: [], counter: '0' },
			wishlist_created: { 7: 'Noël &amp; co' },
			updatepage: true,
			msg: '<i class="icon"></i><div class="tinv-txt"> Body &amp;  co<br>Bas<ul><li>Masque</li></ul></div>',
		},
		'x',
	);
	expect(answer.state).toMatchObject({ hasAllLists: true, lists: [{ id: 7, title: 'Noël', isHidden: true }] });
	expect(answer.created).toEqual([{ id: 7, title: 'Noël & co' }]);
	expect([answer.reloads, answer.messages]).toEqual([true, ['Body & co', 'Bas', 'Masque']]);
});
