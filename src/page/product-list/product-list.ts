import { signal, type ReadonlySignal } from '@preact/signals-core';
import { openGate } from '../../safety/html';
import { readPage } from '../../safety/read-page';
import { navigate } from '../../safety/url';
import { findList, findRegion, summaryOf } from '../../shop/product-list/archive-markup';
import { fetchArchivePage, type ArchivePage } from '../../shop/product-list/archive-page';
import { listAddress } from '../../shop/product-list/list-address';
import { PAGINATION, RESULT_COUNT } from '../../shop/product-list/list-selectors';
import { RequestError } from '../../shop/request-error';
import { emit } from '../../stores/events';
import { announce } from '../../ui/announcer';
import { noteFocus } from '../../dom/focus';
import { appendProducts, listMessages } from './append-products';
import {
	listHistory,
	type HistoryTarget,
	type ListSnapshot,
	goToPlace,
	moved,
	returnTo,
	type AddedPage,
	type StoredList,
} from './list-history';
import { aboutToUse, askAhead, takeAhead } from './read-ahead';
import { refreshedPart } from '../refresh-part';
import { BUSY, fadeIn, partsOf, swapList, triggerListEvents } from './swap-list';
import { coveredAt } from '../../dom/scroll-padding';
import { tween } from '../../dom/tween';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { focusElement } from '../../runtime/keep-focus';

export interface Visit {
	/** Pressed control: anchor of the error message. @default the list */
	readonly control?: HTMLElement;
	/** @default 'GET' */
	readonly method?: 'GET' | 'POST';
	/** Parameters of the request only, not of the address: `wpf_ajax=1`. */
	readonly parameters?: Readonly<Record<string, string>>;
	/** `append`: adds the products of the address to the list; address and title do not change. @default 'replace' */
	readonly mode?: 'replace' | 'append';
	/** Update of the browser's history after loading; none for `append`. @default 'push' */
	readonly history?: 'push' | 'replace';
	/** Scroll position afterwards. `start`: scrolls to the start of the list; `focus`: also focuses the list. @default 'start' */
	readonly goTo?: 'start' | 'focus' | 'stay';
}

let shared: ProductList | undefined;

/** Returns the product list of this page; all changes of the list go through it (LIST-10, FILT-05). */
export const productList = (): ProductList => (shared ??= createProductList());

/** Resets the shared list, for tests that change the page. */
export const resetProductList = (): void => void (shared = undefined);

export type ProductList = ReturnType<typeof createProductList>;

function createProductList() {
	const entries = listHistory();
	const { address } = entries;
	const pending = signal<string>();
	const part = refreshedPart(() => findRegion(document)!, BUSY);
	let count = 0;
	const summary = signal(summaryOf(findRegion(document) ?? document));

	/** The address of a list, and that of its request. */
	const addressesOf = (wanted: string | URL, parameters: Visit['parameters'] = {}) => {
		const url = listAddress(wanted);
		const asked = url && new URL(url);
		for (const [name, value] of Object.entries(parameters)) asked?.searchParams.set(name, value);
		return asked && { url, asked };
	};

	const ask = (wanted: string | URL, until: AbortSignal, parameters: Visit['parameters']) => {
		const { url, asked } = addressesOf(wanted, parameters) ?? {};
		// A part that came late: the list of the press is on its way.
		if (!asked || pending.peek() === url!.href) return undefined;
		return askAhead(asked.href, (signal) => fetchArchivePage(asked, { signal }), until);
	};

	/** @param entry History entry that the browser has moved to. */
	const visit = async (wanted: string | URL, options: Visit = {}, entry?: number): Promise<boolean> => {
		const { mode = 'replace', goTo = 'start', control, method = 'GET', parameters } = options;
		const addresses = addressesOf(wanted, parameters);
		const region = findRegion(document);
		if (!addresses || !region) return false;
		const { url, asked } = addresses;
		const isStillHere = noteFocus(control);
		let isShown = false;
		const show = (page: ArchivePage, wasBusy: boolean) => {
			if (page.isElsewhere && mode === 'replace' && navigate(page.address)) return;
			if (page.isElsewhere) throw new RequestError('invalid', asked.href);
			if (mode === 'append') {
				triggerListEvents('before');
				const html = sourceOf(page.document);
				const added = appendProducts(region, page.document);
				if (!added) throw new RequestError('invalid', asked.href);
				entries.add({ address: asked.href, html });
				isShown = true;
				return finish(mode, listMessages('added', { count: added.length }));
			}
			const parts = partsOf(page.document);
			if (!parts) throw new RequestError('invalid', asked.href);
			triggerListEvents('before');
			// Blurs first, so that `keepFocus` does not move the focus to a counterpart; the list gets it below.
			const takesFocus = goTo === 'focus' && isStillHere();
			if (takesFocus) (document.activeElement as HTMLElement | null)?.blur();
			swap({ ...page, parts }, entry ?? options.history);
			isShown = true;
			const shown = findRegion(document) ?? region;
			if (wasBusy) fadeIn(shown);
			finish(mode);
			if (goTo !== 'stay') scrollToStart(shown);
			if (takesFocus) focusStart(shown);
		};
		const links = control?.closest(PAGINATION);
		const own = ++count;
		pending.value = url.href;
		await part.refresh({
			anchor: control ?? region,
			...((links || !control) && { place: (box) => (links ? links.after(box) : region.prepend(box)) }),
			ask: (signal) =>
				(method === 'GET' && takeAhead<ArchivePage>(asked.href, signal)) || fetchArchivePage(asked, { signal, method }),
			show,
			retry: () => void visit(wanted, entry === undefined ? options : {}),
		});
		if (own === count) pending.value = undefined;
		return isShown;
	};

	/** Changes the content, and the history with it. */
	const swap = (next: Pick<ListSnapshot, 'address' | 'title' | 'parts'>, target?: HistoryTarget) =>
		entries.show(next.address, swapList(next, entries.shown()), target);

	/** Announces the change and sends the events. */
	const finish = (mode: 'replace' | 'append', text = '') => {
		// Before the events: listeners may measure, and later changes would force another style recalculation.
		pending.value = undefined;
		summary.value = summaryOf(findRegion(document) ?? document);
		announce(text || summary.peek() || listMessages('shown'));
		triggerListEvents('after');
		emit('archipel:list-updated', { address: address.peek(), mode });
	};

	/** Shows a history entry: from memory, or by a request. */
	const goTo = async (entry: number): Promise<void> => {
		const snapshot = entries.snapshotOf(entry);
		if (!snapshot) {
			if (!(await visit(location.href, { goTo: 'stay' }, entry))) entries.fail(entry);
			return;
		}
		part.abort();
		stopScrolling();
		triggerListEvents('before');
		swap(snapshot, entry);
		finish('replace');
		returnTo(snapshot.place);
	};
	const onPop = (event: PopStateEvent) => {
		const entry = entries.entryOf(event);
		if (entry === entries.current()) part.abort();
		else if (entry !== undefined) void goTo(entry);
	};
	addEventListener('popstate', onPop, { capture: true });
	restore().catch(() => {});
	if (entries.isBehind()) void goTo(entries.current());
	return {
		/** Address of the displayed list, as in the history. */
		address: address as ReadonlySignal<string>,
		/** Address of the running request, if any. */
		pending: pending as ReadonlySignal<string | undefined>,
		/** Whether the list is marked, because the running request takes long. */
		isBusy: part.isBusy,
		/** The server's result count text. */
		summary: summary as ReadonlySignal<string>,
		/**
		 * Shows the list of an address. Aborts a running visit.
		 *
		 * @returns Whether the list is shown. If not, the list is unchanged, and a message with a retry button is shown at the control.
		 */
		visit: (wanted: string | URL, options?: Visit): Promise<boolean> => visit(wanted, options),
		/**
		 * Asks for the page of an address, which a later `visit` by GET with the same parameters shows.
		 *
		 * @param until Gives the request up, unless a visit waits for it.
		 * @returns `undefined` for an address that may not be a list's, or whose list is on its way.
		 */
		ask,
		/** Asks ahead for the list that a pressed or focused control is about to show by GET; nothing is said or recorded. */
		prefetch(wanted: string | URL, control: HTMLElement, parameters?: Visit['parameters']): void {
			const until = aboutToUse(control);
			if (until) void ask(wanted, until, parameters);
		},
	};

	/** Appends the pages that were added before the customer went to a product (LIST-11). */
	async function restore(): Promise<void> {
		const stored = entries.takeStored();
		const region = findRegion(document);
		if (!stored || !region) return;
		const shown = address.peek();
		const hasMoved = moved();
		await openGate();
		// Stops at a page without a list. `storedPages` ends at the stored position, to avoid needless requests.
		for await (const page of storedPages(stored, () => findList(document)?.childElementCount ?? 0)) {
			if (address.peek() !== shown || !appendProducts(region, readPage(page.html!))) break;
			entries.add(page);
		}
		// Another list may have been chosen meanwhile.
		if (address.peek() !== shown) return;
		if (!hasMoved()) goToPlace(stored.place);
		triggerListEvents('after');
		emit('archipel:list-updated', { address: address.peek(), mode: 'append' });
	}
}

/** Pixels left free above the list, and milliseconds of the scroll (FILT-05). */
const OFFSET = 10;
const DURATION = 1000;

let stop = (): void => {};

/** Stops the scroll animation, after another navigation. */
const stopScrolling = (): void => stop();

/** Scrolls smoothly to the start of the list, unless it is visible. */
export function scrollToStart(region: HTMLElement): void {
	stop();
	let frame = requestAnimationFrame(() => {
		// Stops a running smooth scroll of the theme to the pressed control; the next frame measures the final position.
		scrollTo({ top: scrollY, behavior: 'instant' });
		frame = requestAnimationFrame(go);
	});
	stop = () => cancelAnimationFrame(frame);

	function go(): void {
		const padding = coveredAt('Top');
		const way = region.getBoundingClientRect().top - padding - OFFSET;
		if (way >= -padding && way < innerHeight / 2) return;
		const from = scrollY;
		stop = tween(window, prefersReducedMotion() ? 0 : DURATION, (part) =>
			scrollTo({ top: from + way * part, behavior: 'instant' }),
		);
	}
}

/** Focuses the list, so that reading and Tab continue at its first product. */
const focusStart = (region: HTMLElement): void =>
	focusElement((findList(region) ?? region) as HTMLElement, { preventScroll: true });

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
const sourceOf = (page: Document): string =>
	[findList(page), ...page.querySelectorAll(PAGINATION), page.querySelector(RESULT_COUNT)]
		.map((part) => part?.outerHTML ?? '')
		.join('');
