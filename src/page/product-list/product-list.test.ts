import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ArchivePage } from '../../shop/product-list/archive-page';
import { readHtml } from '../../safety/html';
import { RequestError } from '../../shop/request-error';
import { productList, resetProductList, storedPages } from './product-list';

const fetchPage = vi.hoisted(() => vi.fn<(url: URL, options?: { signal: AbortSignal }) => Promise<ArchivePage>>());
vi.mock('../../shop/product-list/archive-page', () => ({ fetchArchivePage: fetchPage }));

vi.mock('../../safety/html', () => import('../../../tests/setup/open-gate'));

const HOME = `${location.origin}/boutique/`;
const markup = (name: string) =>
	`<main><p class="woocommerce-result-count" role="status" aria-relevant="all">${name}</p><ul class="products"><li class="post-${name}">${name}</li></ul></main>`;
const page = (address: string, body: string): ArchivePage => ({
	address,
	title: body,
	document: readHtml(markup(body)),
});
const shown = () => document.querySelector('main')!.textContent;

/** Pending requests by address, which the test answers or rejects in any order. */
let answers: Map<string, { give: (body: string) => void; refuse: (error: unknown) => void }>;

/** Visits a list of the shop, which is answered so. @returns Whether it was shown. */
function visitFor(query: string, body: string, options = {}) {
	const visited = productList().visit(HOME + query, options);
	answers.get(HOME + query)!.give(body);
	return visited;
}

beforeEach(() => {
	history.replaceState(null, '', HOME);
	document.body.innerHTML = markup('Un');
	answers = new Map();
	fetchPage.mockImplementation(
		({ href }, options) =>
			new Promise((resolve, reject) => {
				options?.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
				answers.set(href, { give: (body) => resolve(page(href, body)), refuse: reject });
			}),
	);
	resetProductList();
});

test('[LIST-10] [FILT-05] of two visits only the last is painted, whichever answer comes first, and makes one entry of the history', async () => {
	const { visit, address, pending, summary } = productList();
	const { length } = history;
	const first = visit(`${HOME}?s=1`);
	const second = visit(`${HOME}?s=2`);
	expect(await first).toBe(false);
	expect(pending.value).toBe(`${HOME}?s=2`);
	answers.get(`${HOME}?s=2`)!.give('B');
	answers.get(`${HOME}?s=1`)!.give('A');
	expect(await second).toBe(true);
	expect([shown(), history.length]).toEqual(['BB', length + 1]);
	expect([address.value, location.href, summary.value, pending.value]).toEqual([
		`${HOME}?s=2`,
		`${HOME}?s=2`,
		'B',
		undefined,
	]);
	expect(document.querySelector('p')!.attributes).toHaveLength(1);
	expect(document.querySelector('main')!.hasAttribute('aria-busy')).toBe(false);
});

test.each([
	['come', true],
	['fail', false],
])(
	'[LIST-11] pages that were added before are not added to another list that was chosen while they %s, which is not told so nor moved',
	async (_what, isGiven) => {
		const scroll = vi.spyOn(window, 'scrollBy');
		const told = vi.fn<(event: Event) => void>();
		document.addEventListener('archipel:list-updated', told);
		const more = `${HOME}page/2/`;
		vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
			{ type: 'back_forward' } as PerformanceNavigationTiming,
		]);
		history.replaceState({ archipelList: 3 }, '', HOME);
		const kept = { address: HOME, place: { item: 5, top: 0 }, pages: [{ address: more }] };
		sessionStorage.setItem('archipel-list-3', JSON.stringify(kept));
		resetProductList();
		productList();
		await vi.waitFor(() => expect(answers.has(more)).toBe(true));
		await visitFor('?s=1', 'A');
		const { give, refuse } = answers.get(more)!;
		if (isGiven) give('Deux');
		else refuse(new RequestError('offline', more));
		await new Promise((resolve) => setTimeout(resolve));
		expect(shown()).toBe('AA');
		document.removeEventListener('archipel:list-updated', told);
		expect([told.mock.calls.length, scroll.mock.calls.length]).toEqual([1, 0]);
	},
);

test('[LIST-12] the list of a press that begins is asked for once, and shown by the press; nothing is said, marked or recorded before', async () => {
	const button = document.body.appendChild(document.createElement('button'));
	const { prefetch, visit, pending } = productList();
	const before = [document.body.outerHTML, location.href, history.length];
	prefetch(`${HOME}?s=1&utm_source=x`, button);
	answers.get(`${HOME}?s=1`)!.give('A');
	await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledOnce());
	expect([document.body.outerHTML, location.href, history.length, pending.value]).toEqual([...before, undefined]);
	expect(await visit(`${HOME}?s=1`, { control: button })).toBe(true);
	expect([shown(), location.search]).toEqual(['AA', '?s=1']);
	const loading = visit(`${HOME}?s=2`);
	prefetch(`${HOME}?s=2`, button);
	answers.get(`${HOME}?s=2`)!.give('B');
	expect(await loading).toBe(true);
	expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('[LIST-12] [A11Y-03] a list that comes at once is there at once; one that was waited for is marked, and fades in without the mark, where motion is not reduced', async () => {
	const faded = vi.spyOn(HTMLElement.prototype, 'animate').mockReturnValue({} as Animation);
	const { visit, isBusy } = productList();
	const main = document.querySelector('main')!;
	await visitFor('?s=1', 'A');
	expect(faded).not.toHaveBeenCalled();
	const second = visit(`${HOME}?s=2`);
	await vi.waitFor(() => expect([isBusy.value, main.className]).toEqual([true, 'archipel-list-busy']));
	answers.get(`${HOME}?s=2`)!.give('B');
	await second;
	expect(faded.mock.contexts).toEqual([main]);
	expect([isBusy.value, main.className]).toEqual([false, '']);
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
	const third = visit(`${HOME}?s=3`);
	await vi.waitFor(() => expect(isBusy.value).toBe(true));
	answers.get(`${HOME}?s=3`)!.give('C');
	await third;
	expect(faded).toHaveBeenCalledOnce();
});

test('[LIST-12] another list gives it up, and a theme that answers POST alone gets its own request', async () => {
	const button = document.body.appendChild(document.createElement('button'));
	const { prefetch, visit } = productList();
	prefetch(`${HOME}?s=1`, button);
	void visit(`${HOME}?s=2`);
	expect(fetchPage.mock.calls.map(([, options]) => options!.signal.aborted)).toEqual([true, false]);
	prefetch(`${HOME}?s=3`, button);
	void visit(`${HOME}?s=3`, { method: 'POST' });
	expect(fetchPage).toHaveBeenCalledTimes(4);
});

test('[LIST-10] a visit that fails leaves list, title and address; the control says so and tries again', async () => {
	const button = document.body.appendChild(document.createElement('button'));
	const { visit } = productList();
	const visited = visit(`${HOME}?s=1`, { control: button });
	answers.get(`${HOME}?s=1`)!.refuse(new RequestError('timeout', ''));
	expect(await visited).toBe(false);
	expect([shown(), location.href]).toEqual(['UnUn', HOME]);
	button.nextElementSibling!.querySelector('button')!.click();
	answers.get(`${HOME}?s=1`)!.give('A');
	await vi.waitFor(() => expect(shown()).toBe('AA'));
	expect(location.href).toBe(`${HOME}?s=1`);
	expect(document.querySelector('.archipel-notice')).toBeNull();
});

test('[LIST-12] [SEC-02] what may not be a list’s address is not asked for; a list that is a page elsewhere is gone to, but not for more products, nor to another site', async () => {
	const { visit } = productList();
	expect([await visit('https://example.test/'), await visit('javascript:alert(1)')]).toEqual([false, false]);
	expect(fetchPage).not.toHaveBeenCalled();
	const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
	const address = `${location.origin}/produit/nuisette/`;
	fetchPage.mockResolvedValue({ ...page(address, 'A'), isElsewhere: true });
	expect(await visit(`${HOME}?s=nuisette`)).toBe(false);
	expect(go).toHaveBeenCalledExactlyOnceWith(address);
	expect(document.querySelector('.archipel-notice')).toBeNull();
	await visit(`${HOME}page/2/`, { mode: 'append' });
	expect(document.querySelector('.archipel-notice')).not.toBeNull();
	fetchPage.mockResolvedValue({ ...page('https://example.test/', 'A'), isElsewhere: true });
	await visit(`${HOME}?s=2`);
	expect([document.querySelector('li')!.textContent, location.href, go.mock.calls.length]).toEqual(['Un', HOME, 1]);
});

test('[LIST-10] who has gone back before there was a list is shown the list of the entry', async () => {
	history.replaceState({ archipelList: 5 }, '', HOME);
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `${HOME}page/2/` } as PerformanceEntry]);
	const { address } = productList();
	expect(address.value).toBe(`${HOME}page/2/`);
	answers.get(HOME)!.give('A');
	await vi.waitFor(() => expect([shown(), address.value, location.href]).toEqual(['AA', HOME, HOME]));
});

test('[LIST-10] who hears of a list hears that nothing is on its way any more', async () => {
	const { pending } = productList();
	const heard: unknown[] = [];
	addEventListener('resize', () => heard.push(pending.value), { once: true });
	document.addEventListener('archipel:list-updated', (event) => heard.push((event as CustomEvent).detail), {
		once: true,
	});
	await visitFor('?s=1', 'A');
	expect(heard).toEqual([undefined, { address: `${HOME}?s=1`, mode: 'replace' }]);
});

test('[LIST-04] what is appended leaves address and title', async () => {
	document.title = 'Boutique';
	const { visit, address } = productList();
	const visited = visit(`${HOME}page/2/`, { mode: 'append', parameters: { append: '1' } });
	answers.get(`${HOME}page/2/?append=1`)!.give('Deux');
	expect(await visited).toBe(true);
	expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Un', 'Deux']);
	expect([document.title, location.href, address.value]).toEqual(['Boutique', HOME, HOME]);
});

test('[LIST-10] beside the list only the widgets that have changed are shown anew', async () => {
	const side = (count: string) =>
		`<div id="secondary"><div id="search-1"><input name="s"></div><div id="nav-1">${count}</div></div>`;
	document.body.insertAdjacentHTML('beforeend', side('12'));
	const search = document.querySelector('#search-1');
	document.querySelector('input')!.value = 'nuis';
	const { visit } = productList();
	fetchPage.mockImplementation(({ href }) =>
		Promise.resolve({ address: href, title: '', document: readHtml(markup('A') + side('3')) }),
	);
	expect(await visit(`${HOME}?s=1`)).toBe(true);
	expect(document.querySelector('#secondary')!.textContent).toBe('3');
	expect(document.querySelector('#search-1')).toBe(search);
	expect(document.querySelector('input')!.value).toBe('nuis');
});

describe('[LIST-11] pages that were added before', () => {
	const PAGES = 'http://localhost/boutique/page/';
	const list = (name: string) => `<ul class="products"><li>${name}</li></ul>`;
	/** Kept pages 2 to 8, two items each; no room for HTML from page 4 on. */
	const pages = [2, 3, 4, 5, 6, 7, 8].map((at) => ({
		address: `${PAGES}${at}/`,
		...(at < 4 && { html: list(`${at}`) }),
	}));

	beforeEach(() => {
		fetchPage.mockImplementation(async ({ href }) => ({
			address: href,
			title: '',
			document: readHtml(`<main>${list(/(\d)\/$/.exec(href)![1]!)}</main>`),
		}));
	});

	/** Texts of the restored pages. @param item Index of the shopper's item. */
	async function added(item: number): Promise<string[]> {
		let count = 2;
		const texts: string[] = [];
		for await (const { html } of storedPages({ address: PAGES, pages, place: { item, top: 0 } }, () => count)) {
			texts.push(html!);
			count += 2;
		}
		return texts.map((html) => html.replaceAll(/<[^>]*>/g, ''));
	}

	test.each([
		// Batches of three requests: pages 7 and 8 are not needed.
		['what had no room is asked for again, as far as her place and in its order', 10, '23456', '45678'],
		['three pages are asked for at a time, and no more than she needs', 6, '234', '456'],
		['what was kept asks for nothing, also below her place', 1, '23', ''],
	])('%s', async (_, item, texts, asked) => {
		expect((await added(item)).join('')).toBe(texts);
		expect(fetchPage.mock.calls.map(([{ pathname }]) => pathname.slice(-2, -1)).join('')).toBe(asked);
	});

	test('a page that does not come ends the list', async () => {
		fetchPage.mockImplementation(async () => Promise.reject(new Error()));
		expect(await added(12)).toEqual(['2', '3']);
	});
});
