import { expect, test, vi } from 'vitest';
import { holding, LIST } from '../../tests/setup/held-wishlist';
import { printConfig } from '../../tests/setup/print-config';
import { answerOf, type WishlistAnswer } from '../shop/ti-wishlist/wishlist-reply';
import type { FailureNotice } from '../shop/mutation';
import type { ChangeOptions, WishlistStore } from '../stores/wishlist';
import { failureText, linkToList, refusal, savePrivacy, signIn } from './wishlist-notices';

const at = (path: string) => new URL(path, location.href).href;
const answer = (more: Partial<WishlistAnswer> = {}): WishlistAnswer => ({ ...answerOf(holding()), ...more });
const link = (label: string, path: string) => ({ link: { label, href: at(path) } });

test.each([
	['ti', '/favoris/', undefined, link('Voir mes favoris', '/favoris/')],
	['ti', '/favoris/', '/favoris/abc/', link('Voir mes favoris', '/favoris/abc/')],
	['ti', '', undefined, {}],
	['ti', '/favoris/', 'https://evil.test/', {}],
	['', '/favoris/', undefined, {}],
])('the link to a list of "%s" at "%s", %s', (server, url, own, expected) => {
	printConfig({ shop: { wishlist: String(new URLSearchParams({ server, url })) } });
	expect(linkToList({ server } as WishlistStore, own)).toEqual(expected);
});

test.each([
	[false, 'Vos favoris n’ont pas été modifiés. Trop tard.'],
	[true, 'Nous ne savons pas si vos favoris ont été modifiés. Trop tard.'],
])('[REL-01] a failure, unsure: %s, is told as what is known of it', (isUnsure, text) => {
	expect(failureText({ isUnsure, text: 'Trop tard.' })).toBe(text);
});

test.each([
	[{}, 'La boutique n’a pas modifié vos favoris.', link('x', '/x')],
	[{ messages: ['Non.', 'Pas ainsi.'] }, 'Non. Pas ainsi.', link('x', '/x')],
	[{ loginUrl: '/mon-compte/' }, 'La boutique n’a pas modifié vos favoris.', link('Se connecter', '/mon-compte/')],
	[{ loginUrl: 'javascript:x' }, 'La boutique n’a pas modifié vos favoris.', link('x', '/x')],
	[{ forceRedirect: 'https://evil.test/' }, 'La boutique n’a pas modifié vos favoris.', link('x', '/x')],
])('a refusal of %j is told', (more, text, expected) => {
	const told = refusal(answer(more), link('x', '/x'));
	expect(told).toEqual({ type: 'error', text, isDismissible: true, ...expected });
});

test('a refusal that leads elsewhere leads there, and is not told; without an address there is no link', () => {
	const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
	expect(refusal(answer({ forceRedirect: '/mon-compte/' }), {})).toBeUndefined();
	expect(go.mock.calls).toEqual([[at('/mon-compte/')]]);
	expect(signIn(undefined)).toEqual({});
});

const NEW = { listName: 'Noël', privacy: 'public' } as const;
const list = (id: number, title = 'Noël') => ({ ...LIST, id, title });
const state = { ...holding(), hasAllLists: true, lists: [list(3), list(4), list(5, 'Été')] };
test.each([
	['created', NEW, answer({ created: [list(9)] as never, state }), 9],
	['found by its name, the last', NEW, answer({ created: [], state }), 4],
	['unknown', NEW, answer({ created: [], state: { ...state, lists: [] } }), undefined],
	['unknown without lists', NEW, answer({ created: [], state: undefined }), undefined],
	['as private as wanted', { ...NEW, privacy: LIST.privacy }, answer({ created: [], state }), undefined],
	['picked', { privacy: 'public' as const }, answer({ created: [list(9)] as never }), undefined],
	['without a wish', { listName: 'Noël' }, answer({ created: [list(9)] as never }), undefined],
])('[WL-03] the privacy of a list that is %s', (_name, picked, given, id) => {
	const perform = vi.fn();
	const manage = vi.fn((..._args: unknown[]) => ({ perform }));
	const notify = vi.fn();
	savePrivacy({ manage } as unknown as WishlistStore, given, picked, notify);
	expect(perform).toHaveBeenCalledTimes(id ? 1 : 0);
	if (!id) return;
	const [save, , options] = manage.mock.calls[0] as [unknown, unknown, ChangeOptions];
	expect(save).toEqual({
		action: 'save',
		lists: [id],
		titles: { [id]: 'Noël' },
		privacies: { [id]: 'public' },
	});
	options.notify!(undefined);
	const end = options.show!();
	for (const reply of [undefined, answer()]) end(reply);
	expect(notify).not.toHaveBeenCalled();
	const failed = { text: 'Non.' } as FailureNotice;
	options.notify!(failed);
	end(answer({ ok: false, messages: ['Refusé.'] }));
	expect(notify.mock.calls).toEqual([[failed], [expect.objectContaining({ type: 'error', text: 'Refusé.' })]]);
});
