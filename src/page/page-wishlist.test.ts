import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holding } from '../../tests/setup/held-wishlist';
import { realJQuery as jQuery } from '../../tests/setup/real-jquery';
import { pageLife } from '../../tests/setup/page-life';
import type { WishlistState } from '../shop/ti-wishlist/wishlist-reply';
import { emit } from '../stores/events';
import type { WishlistStore } from '../stores/wishlist';
import { bridgeWishlistEvents } from './page-wishlist';

const { body } = document;
const state = signal<WishlistState | undefined>(undefined);
const store = { state, receive: vi.fn(), refresh: vi.fn() };
const page = pageLife();

beforeEach(() => {
	vi.stubGlobal('jQuery', jQuery);
	bridgeWishlistEvents(store as unknown as WishlistStore, page.signal);
});
afterEach(() => void jQuery(body).off());

test('[RT-08] who listens to TI’s events hears the answer, and the lists in the shape of TI’s script', () => {
	const heard = vi.fn();
	jQuery(body).on('tinvwl_wishlist_ajax_response', (_event: unknown, ...args: unknown[]) => heard('answer', ...args));
	jQuery(body).on('tinvwl_wishlist_mark_products', (_event: unknown, ...args: unknown[]) => heard('mark', ...args));
	const reply = { status: true };
	emit('archipel:wishlist-answered', { reply });
	expect(heard.mock.calls).toEqual([['answer', {}, reply]]);
	state.value = holding(7, 8);
	emit('archipel:wishlist-changed', {} as never);
	const [list] = holding(7).lists;
	const holder = { ID: list!.id, title: list!.title, status: list!.privacy, share_key: list!.shareKey, in: [0] };
	expect(heard.mock.lastCall).toEqual([
		'mark',
		{ products: { 7: { [list!.id]: holder }, 8: { [list!.id]: holder } }, counter: 2 },
	]);
	// The bridge ignores the events that it triggers itself.
	expect(store.receive).not.toHaveBeenCalled();
});

test.each(['tinvwl_get_wishlist_data', 'tinvwl_to_wishlist', 'tinvwl_break_submit'])(
	'[RT-08] a script that has inserted hearts calls %s of TI’s script, and goes on',
	(name) => {
		const hearts = jQuery(document.createElement('div')) as unknown as Record<string, () => unknown>;
		expect(hearts[name]!()).toBe(hearts);
	},
);

test('[RT-08] what another script says of an answer is heard; what is none changes nothing', async () => {
	const list = { ID: '3', title: 'Noël', status: 'private', share_key: 'abc123', in: [0] };
	const say = (reply: unknown) => jQuery(body).trigger('tinvwl_wishlist_ajax_response', [{}, reply]);
	for (const reply of [undefined, {}, { wishlists_data: '<html>' }]) say(reply);
	say({ wishlists_data: { products: { 7: { 3: list } }, counter: 1 } });
	await vi.waitFor(() => expect(store.receive).toHaveBeenCalledOnce());
	expect(store.receive.mock.lastCall![0]).toMatchObject({ items: [{ list: 3, product: 7, variation: 0 }] });
	expect(store.refresh).not.toHaveBeenCalled();
});
