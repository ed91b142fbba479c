import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetProductList } from '../../../src/dom/product-list/product-list';
import { offerMore } from './offer-more';

const fetchPage = vi.hoisted(() => vi.fn<(url: URL) => Promise<never>>());
vi.mock('../../../src/shop/product-list/archive-page', () => ({ fetchArchivePage: fetchPage }));

/** What the browser would watch: it has no layout here. */
class Watched {
	static last: Watched;
	readonly margin: string | undefined;
	constructor(
		readonly report: (entries: { isIntersecting: boolean }[]) => void,
		{ rootMargin }: IntersectionObserverInit,
	) {
		this.margin = rootMargin;
		Watched.last = this;
	}
	observe(): void {}
	disconnect(): void {}
	see(isIntersecting: boolean): void {
		this.report([{ isIntersecting }]);
	}
}

let ending: AbortController;
const LINKS = '<nav class="woocommerce-pagination"><a class="next" href="/boutique/page/2/">2</a></nav>';
const open = (form = '', links = LINKS, pagination: 'scroll' | 'pages' = 'scroll') => {
	document.body.innerHTML = `<main><ul class="products"><li>1</li></ul>${links}</main>${form}`;
	resetProductList();
	offerMore({ pagination, method: 'GET', displayDays: 10 }, ending.signal);
};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('IntersectionObserver', Watched);
	fetchPage.mockReset().mockReturnValue(new Promise(() => {}));
	ending = new AbortController();
	history.replaceState(null, '', '/boutique/');
});
afterEach(() => {
	ending.abort();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

test.each([
	['300 pixels', '', '0px 0px 300px'],
	['as many as Themify’s form says', '<form class="wpf_form" data-infinitybuffer="450"></form>', '0px 0px 450px'],
])('[FILT-06] the next page is due %s before the end of the list', (_what, form, margin) => {
	open(form);
	expect(Watched.last.margin).toBe(margin);
});

test('[FILT-06] it is asked for when the end has been near for half a second, not for who scrolls past', () => {
	open();
	Watched.last.see(true);
	vi.advanceTimersByTime(499);
	Watched.last.see(false);
	vi.advanceTimersByTime(1000);
	expect(fetchPage).not.toHaveBeenCalled();
	Watched.last.see(true);
	vi.advanceTimersByTime(499);
	expect(fetchPage).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('[FILT-06] Themify’s endless list comes by itself whatever the owner has set here, by its numbers', () => {
	open(
		'',
		'<div class="wpf-pagination"><div class="wpf_infinity wpf_infinity_auto"><a data-max="3" data-current="2">Load More</a></div></div>',
		'pages',
	);
	Watched.last.see(true);
	vi.advanceTimersByTime(500);
	expect(fetchPage.mock.calls[0]![0].search).toBe('?wpf_page=2&append=1&wpf_ajax=1');
});
