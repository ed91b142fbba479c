import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/runtime/render-island';
import { RequestError } from '../../src/shop/request-error';
import type { Suggestions } from '../../src/shop/search';
import { printConfig } from '../../tests/setup/print-config';
import enhance, { recentSearches } from './enhance';
import './panel';
import { props } from './island';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';

const { store } = vi.hoisted(() => ({ store: vi.fn<() => Promise<Suggestions>>() }));
vi.mock('../../src/shop/search', () => ({
	searchStore: store,
	advancedSearch: store,
	largestCategories: async () => [],
}));
vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const thing = (name: string, href: string) => ({ name, href, price: '', stock: '', images: [] });
const FOUND: Suggestions = {
	products: [thing('Basque', '/produit/basque/')],
	categories: [thing('Basques', '/categorie-produit/basques/')],
	total: 12,
};
/** Search form of a theme's header. */
const form = (type = '<input type="hidden" name="post_type" value="product">') =>
	`<form role="search" action="/"><label for="own">Rechercher</label><input type="search" id="own" name="s" value="" autocomplete="on">${type}<button type="submit">OK</button></form>`;

const ending = pageLife();
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	store.mockResolvedValue(FOUND);
	// happy-dom does not know `:popover-open`.
	const matches = Element.prototype.matches;
	vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
		return selector !== ':popover-open' && matches.call(this, selector);
	});
});
afterEach(async () => {
	await act(async () => ending.abort());
	vi.runAllTimers();
	recentSearches(0).clear();
});

const stored = () => localStorage.getItem('archipel-searches');
const field = () => document.querySelector<HTMLInputElement>('input[name=s]')!;
const pass = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time));
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const spoken = (how = 'polite') => document.querySelector(`#archipel-announcer [aria-live=${how}]`)?.textContent ?? '';

/** @param typed Text that the shopper has typed before. */
function mount(html = form(), own: Record<string, unknown> = {}, typed = ''): void {
	document.body.innerHTML = html;
	if (typed) field().focus();
	field().value = typed;
	void enhance(document.querySelector('form')!, props.parse(own), islandContext(ending.signal));
}
async function turnTo(): Promise<void> {
	await act(async () => field().focus());
	await vi.waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
}
async function type(text: string): Promise<void> {
	field().value = text;
	await act(async () => void field().dispatchEvent(new Event('input', { bubbles: true })));
	await pass(300);
}

test('[SRCH-02] the server’s field stays: other scripts hear it, and get back what it was; what leads to a page is a link, which the browser opens elsewhere too', async () => {
	mount();
	const own = field();
	const heard = vi.fn<() => void>();
	document.addEventListener('input', heard, { signal: ending.signal });
	await turnTo();
	expect([own.autocomplete, own.id]).toEqual(['off', 'own']);
	await type('bas');
	expect(heard).toHaveBeenCalledTimes(1);
	const links = ['/categorie-produit/basques/', '/produit/basque/', null];
	expect(options().map((option) => option.getAttribute('href'))).toEqual(links);
	// A middle click keeps its default action: a new tab.
	const press = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 });
	options()[1]!.dispatchEvent(press);
	expect([press.defaultPrevented, field().getAttribute('aria-expanded')]).toEqual([false, 'true']);
	await act(async () => ending.abort());
	expect(field()).toBe(own);
	expect([own.getAttribute('autocomplete'), own.id, own.hasAttribute('role')]).toEqual(['on', 'own', false]);
	expect(own.hasAttribute('aria-expanded')).toBe(false);
});

test('[SRCH-02] what was typed before the island was there stays, and is suggested for; Enter without a mark is the browser’s', async () => {
	mount(form(), {}, 'basque');
	await vi.waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
	await pass(300);
	expect([field().value, options().length]).toEqual(['basque', 3]);
	const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
	await act(async () => void field().dispatchEvent(enter));
	expect(enter.defaultPrevented).toBe(false);
});

test('[SRCH-02] a search for something else than products is left alone; the block editor’s search, which names no type, is one', async () => {
	mount(form('<input type="hidden" name="post_type" value="post">'));
	field().focus();
	await pass(1000);
	expect(field().hasAttribute('role')).toBe(false);
	mount(form(''));
	await turnTo();
	await type('basque');
	expect(texts(options())).toEqual(['Basques', 'Basque', 'Voir les 12 résultats']);
});

test('[SRCH-02] an answer keeps what a key has marked, wherever it stands now, also the link to all results with another number; what it has not is not marked', async () => {
	mount(form('<input type="hidden" name="product_cat" value="">'));
	await turnTo();
	await type('basqu');
	const press = (key: string, more = {}) =>
		act(async () => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })));
	const marked = () => texts(options().filter((option) => option.getAttribute('aria-selected') === 'true'));
	const category = document.querySelector<HTMLInputElement>('[name=product_cat]')!;
	/** Another category is another question. */
	const other = async (found: Partial<Suggestions>) => {
		store.mockResolvedValue({ ...FOUND, ...found });
		category.value += '1';
		await act(async () => void category.dispatchEvent(new Event('change', { bubbles: true })));
		await pass();
	};
	const more = [thing('Body', '/produit/body/'), ...FOUND.products];
	// Keys of an input method, and those that select text, are the field's.
	for (const own of ['isComposing', 'shiftKey', 'ctrlKey', 'metaKey']) await press('ArrowDown', { [own]: true });
	expect(marked()).toEqual([]);
	await press('ArrowDown');
	await press('ArrowDown');
	expect(marked()).toEqual(['Basque']);
	await other({ products: more });
	expect([options().length, ...marked()]).toEqual([4, 'Basque']);
	expect(field().getAttribute('aria-activedescendant')).toBe(options()[2]!.id);
	await press('ArrowDown');
	await other({ total: 3 });
	expect(marked()).toEqual(['Voir les 3 résultats']);
	await press('ArrowUp');
	await other({ products: more.slice(0, 1) });
	expect([...marked(), field().getAttribute('aria-activedescendant')]).toEqual([null]);
});

test('[SRCH-02] [REL-01] that suggestions do not come is told in the panel, and they are asked for again', async () => {
	store.mockRejectedValueOnce(new RequestError('http', '/', { status: 500 }));
	mount();
	await turnTo();
	await type('basque');
	const failure = document.querySelector('.archipel-ask-again')!;
	expect(failure.textContent).toContain('Les suggestions n’ont pas pu être affichées.');
	await act(async () => failure.querySelector('button')!.click());
	await pass();
	expect([options().length, failure.isConnected, field().value]).toEqual([3, false, 'basque']);
	expect(document.activeElement).toBe(field());
});

test('[SRCH-02] in English', async () => {
	printConfig({ locale: 'en-GB' });
	mount();
	await turnTo();
	await type('basque');
	await pass(200);
	expect(spoken()).toBe('2 suggestions');
	const groups = [...document.querySelectorAll('.archipel-search__list [role=group]')];
	expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Categories', 'Products']);
	expect(options().at(-1)!.textContent).toBe('See all 12 results');
	store.mockResolvedValue({ products: [], categories: [] });
	await type('zzzz');
	expect(document.querySelector('.archipel-search__said')!.textContent).toContain(
		'No product matches “zzzz”. Check the spelling',
	);
	await pass(200);
	expect(spoken()).toMatch(/^No product matches “zzzz”\. Check the spelling/);
});

test.each([
	['navigate', '?s=nuisette&post_type=product', '["nuisette"]'],
	// A search of the blog.
	['navigate', '?s=nuisette', null],
	['reload', '?s=nuisette&post_type=product', null],
	['back_forward', '?s=nuisette&post_type=product', null],
])(
	'[SRCH-04] what was searched for before the island was there is remembered from its results, once: by %s of %s %s',
	(visit, query, kept) => {
		vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: visit } as PerformanceNavigationTiming]);
		history.replaceState(null, '', `/${query}`);
		mount();
		expect([stored(), document.cookie]).toEqual([kept, '']);
	},
);

test('[SRCH-04] [PRIV-01] the last searches come first, each once, as many as the owner allows; nothing is kept that is no search, empty or a whole text; where the owner wants none they go, and none is kept', () => {
	const recent = recentSearches(2);
	for (const term of ['body', '  nuisette   noire ', 'kimono', 'Nuisette noire']) recent.record(term);
	expect(recent.ids.value).toEqual(['Nuisette noire', 'kimono']);
	for (const term of ['', '   ', 'x'.repeat(81)]) recent.record(term);
	expect(stored()).toBe('["Nuisette noire","kimono"]');
	recent.record('x'.repeat(80));
	expect(recent.ids.value[1]).toBe('Nuisette noire');
	const none = recentSearches(0);
	expect(stored()).toBeNull();
	none.record('body');
	expect(stored()).toBeNull();
});

test('[SRCH-01] a builder’s form stays on the page: another category is another question, its button shows the products again, and its own scripts hear nothing', async () => {
	mount(form('<input name="product_cat">').replace('<form', '<form class="shopengine-search-form"'));
	const own = document.querySelector('form')!;
	const heard = vi.fn<() => void>();
	for (const name of ['keyup', 'change', 'submit']) own.addEventListener(name, heard);
	await turnTo();
	let answer!: (found: Suggestions) => void;
	store.mockReturnValue(new Promise((resolve) => (answer = resolve)));
	await type('basque');
	expect(own.classList.contains('is-loading')).toBe(true);
	await act(async () => answer(FOUND));
	await vi.waitFor(() => expect([own.classList.contains('is-loading'), options().length]).toEqual([false, 3]));
	const category = document.querySelector<HTMLInputElement>('[name=product_cat]')!;
	category.value = '45';
	await act(async () => void category.dispatchEvent(new Event('change', { bubbles: true })));
	await pass();
	expect(store).toHaveBeenCalledTimes(2);
	await act(async () => void field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
	expect(field().getAttribute('aria-expanded')).toBe('false');
	const submit = new Event('submit', { bubbles: true, cancelable: true });
	await act(async () => void own.dispatchEvent(submit));
	await pass();
	expect([submit.defaultPrevented, heard.mock.calls]).toEqual([true, []]);
	expect(field().getAttribute('aria-expanded')).toBe('true');
	expect(recentSearches(3).ids.value).toEqual(['basque']);
});

test('[SRCH-03] [PRIV-01] her latest searches stand under the empty field, and how many is said; one or all are forgotten, which is said, and the focus stays in the field', async () => {
	const recent = recentSearches(5);
	for (const term of ['basque', 'nuisette']) recent.record(term);
	mount(form(), { recent: 5 });
	await turnTo();
	await pass();
	await vi.waitFor(() => expect(texts(options())).toEqual(['nuisette', 'basque']));
	await pass(200);
	expect(spoken()).toBe('2 recherches récentes');
	expect([document.querySelector('mark'), store.mock.calls]).toEqual([null, []]);
	const forget = async (name: string) => {
		const named = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent).includes(name);
		await act(async () =>
			[...document.querySelectorAll<HTMLElement>('.archipel-search__place button')].find(named)!.click(),
		);
		await pass(1000);
		return [recent.ids.value, document.activeElement === field(), spoken()];
	};
	expect(await forget('nuisette')).toEqual([['basque'], true, expect.stringContaining('nuisette')]);
	expect(await forget('Tout effacer')).toEqual([[], true, expect.stringMatching(/./)]);
});
