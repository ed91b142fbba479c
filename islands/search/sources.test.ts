import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../../src/shop/request-error';
import type { Suggestions } from '../../src/shop/search';
import { sourceOf } from './sources';

const shop = vi.hoisted(() => ({
	liveSearch: vi.fn(),
	advancedSearch: vi.fn(),
	searchStore: vi.fn(),
	largestCategories: vi.fn(),
}));
vi.mock('../../src/shop/search', () => shop);

const thing = (name: string) => ({ href: '/x/', name, price: '', stock: '', images: [] });
const found = (name: string): Suggestions => ({ products: [thing(name)], categories: [] });
const NOTHING: Suggestions = { products: [], categories: [] };
const { signal } = new AbortController();
const refused = (status: number) => new RequestError('http', '/x', { status });
const BUILDERS =
	'<form class="shopengine-search-form" action="/wp-json/shopengine/v1/advanced-search/"><input name="s"><select name="product_cat"><option value="45">A</option></select></form>';
const OURS = '<form><input name="s"></form>';

function open(html: string, source: 'auto' | 'theme') {
	document.body.innerHTML = html;
	const { ask, ...rest } = sourceOf(document.querySelector('form')!, { source });
	return { ...rest, ask, name: async (term: string) => (await ask(term, signal)).products[0]?.name };
}

beforeEach(() => {
	shop.searchStore.mockResolvedValue(found('store'));
});

describe.each([
	['the theme', OURS, 'theme', shop.liveSearch, { limit: 6 }, [3, 300]],
	['the builder', BUILDERS, 'auto', shop.advancedSearch, { limit: 6, category: '45' }, [1, 500]],
] as const)('[SRCH-01] [SRCH-02] [REL-01] the search of %s', (_whose, html, own, search, question, pace) => {
	test.each([
		['none, as for a page out of a cache', () => Promise.resolve(undefined)],
		['refused, as for a nonce that is too old', () => Promise.reject(refused(403))],
		['unknown, as for a theme that has gone since', () => Promise.reject(refused(400))],
	])('answers; where its answer is %s, the shop’s answers from then on', async (_what, answer) => {
		const { name, least, delay } = open(html, own);
		expect([least, delay]).toEqual(pace);
		search.mockResolvedValueOnce(found('own'));
		expect(await name('a')).toBe('own');
		search.mockImplementation(answer);
		expect([await name('b'), await name('c')]).toEqual(['store', 'store']);
		expect(search).toHaveBeenCalledTimes(2);
		expect(shop.searchStore.mock.lastCall).toMatchObject(['c', question]);
	});

	test.each([
		['broken', new RequestError('lost', '/x')],
		['an error of the server', refused(500)],
	])('is asked again where its answer was %s, which is told', async (_what, error) => {
		const { name } = open(html, own);
		search.mockRejectedValueOnce(error).mockResolvedValueOnce(found('own'));
		await expect(name('a')).rejects.toBe(error);
		expect(shop.searchStore).not.toHaveBeenCalled();
		expect(await name('a')).toBe('own');
	});
});

test('[SRCH-04] otherwise the Store API suggests six products', async () => {
	expect(await open(OURS, 'auto').name('nuisette')).toBe('store');
	expect(shop.searchStore.mock.lastCall).toMatchObject(['nuisette', { limit: 6 }]);
	expect(shop.liveSearch).not.toHaveBeenCalled();
});

test('[SRCH-02] [REL-01] categories to go on with are an extra: without them nothing was found, which is no failure', async () => {
	const { ask } = open(OURS, 'theme');
	shop.liveSearch.mockResolvedValue(NOTHING);
	shop.largestCategories.mockResolvedValueOnce([thing('Nuit')]);
	expect(await ask('a', signal)).toEqual({ ...NOTHING, instead: [thing('Nuit')] });
	shop.largestCategories.mockRejectedValueOnce(new RequestError('lost', '/x'));
	expect(await ask('a', signal)).toEqual({ ...NOTHING, instead: [] });
});
