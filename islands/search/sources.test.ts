import { beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../../src/shop/request-error';
import type { Suggestions } from '../../src/shop/search';
import { sourceOf } from './sources';

type Answer = () => Promise<Suggestions | undefined>;
const { advanced, theirs, store, categories } = vi.hoisted(() => ({
	advanced: vi.fn<Answer>(),
	theirs: vi.fn<Answer>(),
	store:
		vi.fn<(term: string, options: { readonly limit: number; readonly category?: string }) => Promise<Suggestions>>(),
	categories: vi.fn<() => Promise<never[]>>(),
}));
vi.mock('../../src/shop/search', () => ({
	advancedSearch: advanced,
	liveSearch: theirs,
	searchStore: store,
	largestCategories: categories,
}));

const found = (name: string): Suggestions => ({
	products: [{ name, href: '/', price: '', stock: '', images: [] }],
	categories: [],
});
const BUILDER =
	'<form class="shopengine-search-form" action="/wp-json/shopengine/v1/advanced-search/"><input name="s"><select name="product_cat"><option value="45">A</option></select></form>';
const OURS = '<form><input name="s"></form>';

beforeEach(() => {
	for (const mock of [advanced, theirs]) mock.mockReset().mockResolvedValue(found('theirs'));
	store.mockReset().mockResolvedValue(found('store'));
	categories.mockReset().mockResolvedValue([]);
});

function open(html: string, source: 'auto' | 'theme' = 'auto') {
	document.body.innerHTML = html;
	const { ask, ...rest } = sourceOf(document.querySelector('form')!, { source, suggestions: 2 });
	const end = new AbortController();
	return { ...rest, ask: async (term: string) => (await ask(term, end.signal)).products[0]?.name };
}

test.each([
	['none', async () => undefined],
	['one that is too old', async () => Promise.reject(new RequestError('http', '', { status: 403 }))],
] as [string, Answer][])(
	'[SRCH-01] a page out of a cache, with %s for a nonce: the Store API answers instead, and the builder is asked no more',
	async (_what, answer) => {
		advanced.mockImplementation(answer);
		const { ask, least, delay } = open(BUILDER);
		expect([least, delay]).toEqual([1, 500]);
		expect([await ask('masque'), await ask('nuisette')]).toEqual(['store', 'store']);
		expect(advanced).toHaveBeenCalledTimes(1);
		expect(store.mock.lastCall).toMatchObject(['nuisette', { limit: 2, category: '45' }]);
	},
);

test('[SRCH-02] a theme that has gone since the page was cached: the Store API answers, and the theme is asked no more', async () => {
	theirs.mockRejectedValue(new RequestError('http', '', { status: 400 }));
	const { ask, least, delay } = open(OURS, 'theme');
	expect([least, delay]).toEqual([3, 300]);
	expect([await ask('masque'), await ask('nuisette')]).toEqual(['store', 'store']);
	expect(theirs).toHaveBeenCalledTimes(1);
});

test('[SRCH-02] a theme that has a search is asked; what goes wrong with it for now is a failure', async () => {
	const { ask } = open(OURS, 'theme');
	expect(await ask('masque')).toBe('theirs');
	theirs.mockRejectedValueOnce(new RequestError('http', '', { status: 500 }));
	await expect(ask('nuisette')).rejects.toMatchObject({ status: 500 });
	expect(await ask('nuisette')).toBe('theirs');
	expect(store).not.toHaveBeenCalled();
});

test('[SRCH-04] otherwise the Store API suggests as many products as the owner wants', async () => {
	const { ask } = open(OURS);
	expect(await ask('nuisette')).toBe('store');
	expect(store.mock.lastCall).toMatchObject(['nuisette', { limit: 2 }]);
	expect(theirs).not.toHaveBeenCalled();
});
