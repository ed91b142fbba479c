import { expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { LIST } from '../../tests/setup/held-wishlist';
import type { WishlistAnswer } from '../shop/ti-wishlist/wishlist-reply';
import type { WishlistStore } from '../stores/wishlist';
import type { Picked } from './pick-list';
import { linkToList, refusal, savePrivacy, signIn } from './wishlist-notices';

const manage = vi.fn();
const wishlist = { server: 'ti', manage } as unknown as WishlistStore;
const named = (id: number, title: string) => ({ ...LIST, id, title });

test.each([
	['that the answer made', { created: [named(5, 'Noël')] }, { listName: 'Noël', privacy: 'private' }, 5],
	[
		'that is the last of its name',
		{ state: { lists: [named(4, 'Noël'), named(6, 'Noël'), named(7, 'Été')] } },
		{ listName: 'Noël', privacy: 'private' },
		6,
	],
	['that has it', { created: [named(5, 'Noël')] }, { listName: 'Noël', privacy: 'share' }, undefined],
	['that was there', { created: [named(5, 'Noël')] }, { list: 5, privacy: 'private' }, undefined],
	['without a wish', { created: [named(5, 'Noël')] }, { listName: 'Noël' }, undefined],
	['that is not known', {}, { listName: 'Noël', privacy: 'private' }, undefined],
])('[WL-03] the privacy of a new list is saved after it was made, of one %s: %j %j', (_which, answer, picked, id) => {
	const perform = vi.fn();
	manage.mockReturnValue({ perform });
	const notify = vi.fn();
	savePrivacy(wishlist, { created: [], ...answer } as unknown as WishlistAnswer, picked as Picked, notify);
	expect([manage.mock.calls.length, perform.mock.calls.length]).toEqual(id ? [1, 1] : [0, 0]);
	if (!id) return;
	const [action, , options] = manage.mock.calls[0]!;
	const save = {
		action: 'several',
		name: 'save',
		lists: [id],
		titles: { [id]: 'Noël' },
		privacies: { [id]: 'private' },
	};
	expect(action).toEqual(save);
	for (const notice of [undefined, { type: 'error', text: 'non' }]) options.notify(notice);
	expect(notify.mock.calls).toEqual([[{ type: 'error', text: 'non' }]]);
});

test('[WL-02] a message leads to the list that it is about, else to one’s own; that of the browser has no page', () => {
	printConfig({ shop: { wishlist: 'server=ti&url=%2Ffavoris%2F' } });
	const hrefs = [
		linkToList(wishlist, '/favoris/a15e65/'),
		linkToList(wishlist),
		linkToList({ ...wishlist, server: '' }),
	];
	expect(hrefs.map(({ link }) => link && new URL(link.href).pathname)).toEqual([
		'/favoris/a15e65/',
		'/favoris/',
		undefined,
	]);
});

test('[WL-02] a refusal is in the shop’s words, and asks to sign in where that helps', () => {
	const link = { link: { label: 'Voir', href: '/favoris/' } };
	const refused = (more: object) => refusal({ messages: [], ...more } as unknown as WishlistAnswer, link);
	expect(refused({ messages: ['Non.', 'Plein.'] })).toEqual({
		type: 'error',
		text: 'Non. Plein.',
		isDismissible: true,
		...link,
	});
	expect(refused({})!.text).toMatch(/\S/);
	expect(refused({ loginUrl: '/mon-compte/' })!.link!.href).toMatch(/\/mon-compte\/$/);
	expect([signIn(undefined), signIn('javascript:alert(1)')]).toEqual([{}, {}]);
	vi.spyOn(location, 'assign').mockImplementation(() => {});
	expect(refused({ forceRedirect: '/mon-compte/' })).toBeUndefined();
});
