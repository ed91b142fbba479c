import { findList } from '../../shop/product-list/archive-markup';
import { fetchArchivePage } from '../../shop/product-list/archive-page';
import { PAGINATION, RESULT_COUNT } from '../../shop/product-list/list-selectors';
import type { AddedPage, StoredList } from './list-history';

/** Number of parallel requests. */
const AT_ONCE = 3;

/**
 * Yields the pages that were added to a list, in order: stored HTML; missing HTML is fetched again up to the stored scroll position (LIST-11).
 *
 * @param count Returns the current number of items.
 */
export async function* storedPages({ pages, place }: StoredList, count: () => number): AsyncGenerator<AddedPage> {
	const coming = new Map<AddedPage, Promise<AddedPage | undefined>>();
	for (const [at, page] of pages.entries()) {
		if (page.html === undefined) {
			if (count() > place.item) return;
			for (const next of pages.slice(at, at + AT_ONCE)) if (!coming.has(next)) coming.set(next, fetchAgain(next));
		}
		const whole = page.html === undefined ? await coming.get(page) : page;
		if (!whole) return;
		yield whole;
	}
}

async function fetchAgain(page: AddedPage): Promise<AddedPage | undefined> {
	if (page.html !== undefined) return page;
	const answer = await fetchArchivePage(new URL(page.address)).catch(() => undefined);
	return answer && { ...page, html: sourceOf(answer.document) };
}

/** Returns the HTML of a page that is needed to append its products again. */
export const sourceOf = (page: Document): string =>
	[findList(page), ...page.querySelectorAll(PAGINATION), page.querySelector(RESULT_COUNT)]
		.map((part) => part?.outerHTML ?? '')
		.join('');
