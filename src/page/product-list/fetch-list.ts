import { signal } from '@preact/signals-core';
import { findList, findRegion } from '../../shop/product-list/archive-markup';
import { fetchArchivePage, type ArchivePage } from '../../shop/product-list/archive-page';
import { PAGINATION, RESULT_COUNT } from '../../shop/product-list/list-selectors';
import { refreshedPart } from '../refresh-part';
import type { AddedPage, StoredList } from './list-history';

export interface ListRequest {
	/** Pressed control: anchor of the error message. @default the list */
	readonly control?: HTMLElement;
	/** @default 'GET' */
	readonly method?: 'GET' | 'POST';
	/** Parameters of the request only, not of the address: `wpf_ajax=1`. */
	readonly parameters?: Readonly<Record<string, string>>;
	/** Prefetched page, shown without another request. */
	readonly page?: ArchivePage | undefined;
}

/** Class of the list during a request. */
export const BUSY = 'archipel-list-busy';

/** Requests pages of the list, one at a time. A failure is shown at the control. */
export function listRequests() {
	const pending = signal<string>();
	const part = refreshedPart(() => findRegion(document)!, BUSY);
	let count = 0;
	return {
		/** Address of the running request, if any. */
		pending,
		abort: part.abort,
		/**
		 * @param show Shows the page; `asked` is the address of the request, with its parameters.
		 * @param retry Repeats the request, after a failure.
		 */
		async ask(
			url: URL,
			region: HTMLElement,
			{ control, method, parameters = {}, page }: ListRequest,
			show: (page: ArchivePage, asked: string) => void,
			retry: () => void,
		): Promise<void> {
			const own = ++count;
			pending.value = url.href;
			const asked = new URL(url);
			for (const [name, value] of Object.entries(parameters)) asked.searchParams.set(name, value);
			const links = control?.closest(PAGINATION);
			const place = (box: HTMLElement) => (links ? links.after(box) : region.prepend(box));
			await part.refresh({
				anchor: control ?? region,
				...((links || !control) && { place }),
				ask: async (signal) => page ?? fetchArchivePage(asked, { signal, ...(method && { method }) }),
				show: (answer) => show(answer, asked.href),
				retry,
			});
			if (own === count) pending.value = undefined;
		},
	};
}

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
