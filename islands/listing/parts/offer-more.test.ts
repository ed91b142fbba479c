import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productList, resetProductList } from '../../../src/page/product-list/product-list';
import { RequestError } from '../../../src/shop/request-error';
import { archivePage, type FetchPage } from '../../../tests/setup/archive-page';
import { printConfig } from '../../../tests/setup/print-config';
import { pageLife } from '../../../tests/setup/page-life';
import { stubObservers } from '../../../tests/setup/stub-observers';
import { offerMore } from './offer-more';

const fetchPage = vi.hoisted(() => vi.fn<FetchPage>());
vi.mock('../../../src/shop/product-list/archive-page', () => ({ fetchArchivePage: fetchPage }));
vi.mock('../../../src/safety/html', () => import('../../../tests/setup/open-gate'));

let observed: ReturnType<typeof stubObservers>;
const see = (isIntersecting: boolean) => observed.at(-1)!.tell({ isIntersecting });
const ending = pageLife();
const props = { pagination: 'scroll', method: 'GET' } as const;
const LINKS = '<nav class="woocommerce-pagination"><a class="next" href="/boutique/page/2/">2</a></nav>';
const open = (form = '', links = LINKS, pagination: 'scroll' | 'pages' = 'scroll') => {
	document.body.innerHTML = `<main><ul class="products"><li>1</li></ul>${links}</main>${form}`;
	resetProductList();
	offerMore({ ...props, pagination }, ending.signal);
};

beforeEach(() => {
	vi.useFakeTimers();
	observed = stubObservers();
	fetchPage.mockReturnValue(new Promise(() => {}));
	history.replaceState(null, '', '/boutique/');
});
afterEach(() => {
	// Speaks the pending announcement: the next test's message would be queued behind it.
	vi.runAllTimers();
});

test('[FILT-06] the next page is due 300 pixels before the end of the list, and asked for when that has been near for half a second, not for who scrolls past', () => {
	open();
	expect(observed.at(-1)!.options!.rootMargin).toBe('0px 0px 300px');
	see(true);
	vi.advanceTimersByTime(499);
	see(false);
	vi.advanceTimersByTime(1000);
	expect(fetchPage).not.toHaveBeenCalled();
	see(true);
	vi.advanceTimersByTime(499);
	expect(fetchPage).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('[FILT-06] it is not asked for any more once the list has changed, the island is gone, or another list is on its way', () => {
	open();
	see(true);
	offerMore(props, ending.signal);
	vi.advanceTimersByTime(500);
	expect(fetchPage).not.toHaveBeenCalled();
	see(true);
	void productList().visit('/boutique/?orderby=price');
	vi.advanceTimersByTime(500);
	expect(fetchPage.mock.calls.map(([{ search }]) => search)).toEqual(['?orderby=price']);
	open();
	see(true);
	ending.abort();
	vi.advanceTimersByTime(500);
	expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('[FILT-06] Themify’s endless list comes by itself whatever the owner has set here, by its numbers, as many pixels before its end as the form says', () => {
	open(
		'<form class="wpf_form" data-infinitybuffer="450"></form>',
		'<div class="wpf-pagination"><div class="wpf_infinity wpf_infinity_auto"><a data-max="3" data-current="2">Load More</a></div></div>',
		'pages',
	);
	expect(observed.at(-1)!.options!.rootMargin).toBe('0px 0px 450px');
	see(true);
	vi.advanceTimersByTime(500);
	expect(fetchPage.mock.calls[0]![0].search).toBe('?wpf_page=2&append=1&wpf_ajax=1');
});

describe('pressed', () => {
	const button = () => document.querySelector<HTMLButtonElement>('.archipel-more');
	const count = () => document.querySelectorAll('ul.products > li').length;
	const links = () => document.querySelector<HTMLElement>('.woocommerce-pagination');
	/** Answers with pages of one product each; page `last` has no link to a next page. */
	const answer = (last: number) =>
		fetchPage.mockReset().mockImplementation(async ({ href, pathname }) => {
			const number = Number(/(\d+)\/$/.exec(pathname)![1]);
			const next = number < last ? `<a class="next" href="/boutique/page/${number + 1}/">${number + 1}</a>` : '';
			const html = `<main><ul class="products"><li class="post-${number}">${number}</li></ul><nav class="woocommerce-pagination"><b aria-current="page">${number}</b>${next}</nav></main>`;
			return archivePage(href, html);
		});
	const press = async () => {
		button()!.click();
		await vi.advanceTimersByTimeAsync(0);
		offerMore(props, ending.signal);
	};

	test('[LIST-04] [A11Y-01] it adds the next page, and says so, in English too; at the end of the list there is no button', async () => {
		printConfig({ locale: 'en-GB' });
		answer(3);
		open();
		expect([links()!.hidden, button()!.textContent]).toEqual([true, 'Show more items']);
		await press();
		expect([count(), button() !== null]).toEqual([2, true]);
		await vi.advanceTimersByTimeAsync(200);
		expect(document.querySelector('#archipel-announcer [aria-live=polite]')!.textContent).toBe('1 more item shown');
		await press();
		expect([count(), button()]).toEqual([3, null]);
	});

	test('[LIST-04] [SEC-03 S16] thirty pages are added at most; then the links to pages are there', async () => {
		answer(99);
		open();
		for (let pages = 2; pages <= 31; pages++) {
			expect(links()!.hidden).toBe(true);
			await press();
			expect(count()).toBe(pages);
		}
		expect([button(), links()!.hidden]).toEqual([null, false]);
		expect(links()!.querySelector('[aria-current=page]')!.textContent).toBe('31');
	});

	test('[FILT-06] Themify’s button goes by its numbers, adds to the address nothing of what it asks, and goes with the last page', async () => {
		const infinity = (current: number) =>
			`<div class="wpf-pagination"><div class="wpf_infinity"><a data-max="2" data-current="${current}">Load More</a></div></div>`;
		const last = `<main><ul class="products"><li class="post-2">2</li></ul>${infinity(3)}</main>`;
		fetchPage.mockReset().mockImplementation(async ({ href }) => archivePage(href, last));
		open('', infinity(2), 'pages');
		await press();
		expect(fetchPage.mock.calls.map(([{ search }]) => search)).toEqual(['?wpf_page=2&append=1&wpf_ajax=1']);
		expect([count(), location.search, button()]).toEqual([2, '', null]);
	});

	test('[LIST-04] where a page does not come the list stays, the reason is said at the button, and nothing asks by itself any more', async () => {
		answer(9);
		fetchPage.mockRejectedValueOnce(new RequestError('http', '/boutique/page/2/', { status: 500 }));
		open();
		see(true);
		await vi.advanceTimersByTimeAsync(500);
		const notice = button()!.parentElement!.querySelector('.archipel-notice')!;
		expect([count(), notice.textContent]).toEqual([1, expect.stringContaining('Une erreur est survenue')]);
		offerMore(props, ending.signal);
		expect(observed).toEqual([]);
		notice.querySelector('button')!.click();
		await vi.advanceTimersByTimeAsync(0);
		expect([count(), fetchPage.mock.calls.length]).toEqual([2, 2]);
	});
});
