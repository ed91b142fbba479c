import { beforeEach, expect, test, vi } from 'vitest';
import { resetProductList } from '../../src/page/product-list/product-list';
import type { ArchivePage } from '../../src/shop/product-list/archive-page';
import type { CollectionData } from '../../src/shop/woocommerce/collection-data';
import { archivePage, type FetchPage } from '../../tests/setup/archive-page';
import { pageLife } from '../../tests/setup/page-life';
import { createFilter } from './filter';
import type { Panel } from './model';

const fetchPage = vi.hoisted(() => vi.fn<FetchPage>());
vi.mock('../../src/shop/product-list/archive-page', () => ({ fetchArchivePage: fetchPage }));
const fetchCounts = vi.hoisted(() =>
	vi.fn<(archive: URLSearchParams, counted: readonly string[]) => Promise<CollectionData>>(),
);
vi.mock('../../src/shop/woocommerce/collection-data', async (original) => ({
	...(await original<object>()),
	fetchCollectionData: fetchCounts,
}));
vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const HOME = `${location.origin}/filtre/`;
const list = (count: number) =>
	`<main><p class="woocommerce-result-count">Affichage de 1–8 sur ${count} résultats</p><ul class="products"><li class="post-${count}">${count}</li></ul></main>`;
const terms = (name: string, value: string) =>
	({
		kind: 'terms',
		label: name,
		name,
		isMany: true,
		isSelect: false,
		terms: [{ value, label: value, id: '', children: [] }],
	}) as const;
const panel = (rest: Partial<Panel>): Panel => ({
	action: '/filtre/',
	fields: [terms('filter_taille', 's'), terms('filter_stock_status', 'instock')],
	hidden: [],
	submit: '',
	nothing: '',
	...rest,
});

const SMALL = { filter_taille: ['s'] };
const ending = pageLife();
const open = (rest: Partial<Panel> = {}) => createFilter(panel(rest), {}, true, ending.signal);

beforeEach(() => {
	vi.useFakeTimers();
	history.replaceState(null, '', HOME);
	document.body.innerHTML = list(54);
	resetProductList();
	fetchPage.mockImplementation(async ({ href }) => archivePage(href.replace(/&?wpf_ajax=1/, ''), list(24)));
	fetchCounts.mockResolvedValue({ terms: new Map(), taxonomies: [], ratings: new Map(), prices: undefined, total: 31 });
});

test('[FILT-08] Themify’s form: the page that would list the choice says how many, and a press shows that very page', async () => {
	const filter = open({ slug: 'catalogue' });
	expect(filter.total.value).toBe(54);
	filter.choice.value = SMALL;
	expect(filter.total.value).toBeUndefined();
	await vi.advanceTimersByTimeAsync(250);
	expect(filter.total.value).toBe(24);
	expect(fetchPage.mock.calls.map(([url]) => url.search)).toEqual(['?filter_taille=s&wpf_ajax=1']);
	expect(await filter.submit()).toBe(true);
	expect(fetchPage).toHaveBeenCalledTimes(1);
	expect([document.querySelector('li')!.textContent, location.search]).toEqual(['24', '?filter_taille=s']);
	expect([filter.isChanged.value, filter.total.value]).toEqual([false, 24]);
	expect(fetchCounts).not.toHaveBeenCalled();
});

test('[FILT-08] of choice after choice the last is counted; a page that is on its way is given up', async () => {
	const filter = open({ slug: 'catalogue' });
	filter.choice.value = SMALL;
	await vi.advanceTimersByTimeAsync(249);
	expect(fetchPage).not.toHaveBeenCalled();
	let arrive!: (page: ArchivePage) => void;
	fetchPage.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
	await vi.advanceTimersByTimeAsync(1);
	filter.choice.value = { filter_stock_status: ['instock'] };
	expect(fetchPage.mock.calls[0]![1].signal.aborted).toBe(true);
	arrive(archivePage(HOME, list(24)));
	fetchPage.mockRejectedValue(new Error());
	await vi.advanceTimersByTimeAsync(250);
	expect(filter.total.value).toBeUndefined();
	expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('[FILT-05] a list that comes at once is not asked for a second time to be counted', async () => {
	const filter = open({ slug: 'catalogue' });
	fetchPage.mockImplementation(() => new Promise(() => {}));
	filter.choice.value = SMALL;
	void filter.submit();
	await vi.advanceTimersByTimeAsync(1000);
	expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('[FILT-08] [REL-01] only what the fields show is counted; counts that do not come leave the filter without numbers; it lists, and the next choice asks again', async () => {
	fetchCounts.mockRejectedValueOnce(new Error());
	const sizes = { ...terms('filter_taille', 's'), taxonomy: 'pa_taille' };
	const fields = [sizes, terms('rating_filter', '5'), terms('filter_stock_status', 'instock')];
	const filter = open({ scope: '', fields });
	await vi.advanceTimersByTimeAsync(250);
	expect(fetchCounts.mock.calls[0]![1]).toEqual(['pa_taille', 'rating_filter']);
	expect(filter.data.value).toBeUndefined();
	filter.choice.value = SMALL;
	await vi.advanceTimersByTimeAsync(250);
	expect(filter.data.value?.total).toBe(31);
	expect(await filter.submit()).toBe(true);
	expect(document.querySelector('li')!.textContent).toBe('24');
});

test('[FILT-10] « En stock » has a number of its own beside a size: the page’s, for the Store API means any size by it', async () => {
	const filter = open({ scope: '' });
	await vi.advanceTimersByTimeAsync(0);
	expect([filter.total.value, filter.data.value?.total]).toEqual([31, 31]);
	filter.choice.value = { filter_stock_status: ['instock'] };
	await vi.advanceTimersByTimeAsync(250);
	expect(fetchPage).not.toHaveBeenCalled();
	filter.choice.value = { filter_stock_status: ['instock'], filter_taille: ['s'] };
	await vi.advanceTimersByTimeAsync(250);
	expect(fetchPage.mock.calls.map(([url]) => url.search)).toEqual(['?filter_taille=s&filter_stock_status=instock']);
	expect([filter.total.value, filter.data.value]).toEqual([24, undefined]);
});

test('[LIST-07] who leaves without listing has chosen nothing; a list that is on its way then says what it has', async () => {
	const filter = open({ slug: 'catalogue' });
	filter.choice.value = SMALL;
	filter.revert();
	expect([filter.choice.value, filter.isChanged.value]).toEqual([{}, false]);
	filter.choice.value = SMALL;
	const listing = filter.submit();
	filter.revert();
	expect(filter.choice.value).toEqual({});
	await listing;
	expect([filter.choice.value, filter.listed.value, filter.isChanged.value]).toEqual([SMALL, SMALL, false]);
});

test('[LIST-07] another order is listed with the choice, from the first page on; left without listing, it is forgotten', async () => {
	history.replaceState(null, '', `${HOME}?orderby=price`);
	resetProductList();
	const filter = open();
	filter.choice.value = SMALL;
	filter.orderBy('date');
	expect(await filter.submit()).toBe(true);
	expect(location.search).toBe('?filter_taille=s&orderby=date');
	expect(filter.order.value).toBeUndefined();
	filter.orderBy('rating');
	filter.revert();
	expect(filter.order.value).toBeUndefined();
	filter.choice.value = {};
	expect(await filter.submit()).toBe(true);
	expect(location.search).toBe('?orderby=date');
});
