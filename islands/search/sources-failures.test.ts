import { beforeEach, expect, test, vi } from 'vitest';
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
const BUILDERS =
	'<form class="shopengine-search-form" action="/wp-json/shopengine/v1/advanced-search/"><input name="s"></form>';

/** Returns the source of a form. @param whose Who prints the form. */
function open(whose: 'theme' | 'builder') {
	document.body.innerHTML = whose === 'theme' ? '<form><input name="s"></form>' : BUILDERS;
	return sourceOf(document.querySelector('form')!, { source: whose === 'theme' ? 'theme' : 'store', suggestions: 5 });
}
const OWN = { theme: shop.liveSearch, builder: shop.advancedSearch };

beforeEach(() => {
	for (const one of Object.values(shop)) one.mockReset();
	shop.searchStore.mockResolvedValue(found('store'));
});

for (const whose of ['theme', 'builder'] as const) {
	test(`[SRCH-01] [SRCH-02] [REL-01] the search of the ${whose} answers; empty or refused, the shop’s answers from then on`, async () => {
		const own = OWN[whose];
		for (const answer of [
			() => Promise.resolve(undefined),
			() => Promise.reject(new RequestError('http', '/x', { status: 403 })),
		]) {
			const source = open(whose);
			own.mockReset().mockResolvedValueOnce(found('own'));
			expect((await source.ask('a', signal)).products[0]!.name).toBe('own');
			own.mockImplementation(answer);
			expect((await source.ask('b', signal)).products[0]!.name).toBe('store');
			expect((await source.ask('c', signal)).products[0]!.name).toBe('store');
			expect(own).toHaveBeenCalledTimes(2);
		}
	});

	test.each([
		['broken', new RequestError('lost', '/x')],
		['with an error of the server', new RequestError('http', '/x', { status: 500 })],
	])(
		`[REL-01] the search of the ${whose} is asked again where its answer was %s, which is told`,
		async (_what, error) => {
			const source = open(whose);
			OWN[whose].mockRejectedValueOnce(error).mockResolvedValueOnce(found('own'));
			await expect(source.ask('a', signal)).rejects.toBe(error);
			expect(shop.searchStore).not.toHaveBeenCalled();
			expect((await source.ask('a', signal)).products[0]!.name).toBe('own');
		},
	);
}

test('[SRCH-02] [REL-01] categories to go on with are an extra: without them nothing was found, which is no failure', async () => {
	const source = open('theme');
	shop.liveSearch.mockResolvedValue(NOTHING);
	shop.largestCategories.mockResolvedValueOnce([thing('Nuit')]);
	expect(await source.ask('a', signal)).toEqual({ ...NOTHING, instead: [thing('Nuit')] });
	shop.largestCategories.mockRejectedValueOnce(new RequestError('lost', '/x'));
	expect(await source.ask('a', signal)).toEqual({ ...NOTHING, instead: [] });
});
