import { signal, type ReadonlySignal } from '@preact/signals-core';
import { openGate } from '../../safety/html';
import { readPage } from '../../safety/read-page';
import { findList, findRegion, summaryOf } from '../../shop/product-list/archive-markup';
import type { ArchivePage } from '../../shop/product-list/archive-page';
import { listAddress } from '../../shop/product-list/list-address';
import { RequestError } from '../../shop/request-error';
import { emit } from '../../stores/events';
import { announce } from '../../ui/announcer';
import { noteFocus } from '../../dom/focus';
import { appendProducts } from './append-products';
import { listRequests, sourceOf, storedPages, type ListRequest } from './fetch-list';
import { listHistory, type HistoryTarget, type ListSnapshot } from './list-history';
import { goToPlace, moved, returnTo } from './list-place';
import { listMessages } from './messages';
import { fadeIn, partsOf, swapList, triggerListEvents } from './swap-list';
import { tween } from '../../dom/tween';
import { prefersReducedMotion } from '../../dom/reduced-motion';

export interface Visit extends ListRequest {
	/** `append`: adds the products of the address to the list; address and title do not change. @default 'replace' */
	readonly mode?: 'replace' | 'append';
	/** Update of the browser's history after loading; none for `append`. @default 'push' */
	readonly history?: 'push' | 'replace';
	/** Scroll position afterwards. `start`: scrolls to the start of the list; `focus`: also focuses the list. @default 'start' */
	readonly goTo?: 'start' | 'focus' | 'stay';
}

/** The main product list of the page, and its address. */
export interface ProductList {
	/** Address of the displayed list, as in the history. */
	readonly address: ReadonlySignal<string>;
	/** Address of the running request, if any. */
	readonly pending: ReadonlySignal<string | undefined>;
	/** The server's result count text. */
	readonly summary: ReadonlySignal<string>;
	/**
	 * Shows the list of an address. Aborts a running visit.
	 *
	 * @returns Whether the list is shown. If not, the list is unchanged, and a message with a retry button is shown at the control.
	 */
	readonly visit: (address: string | URL, visit?: Visit) => Promise<boolean>;
}

let shared: ProductList | undefined;

/** Returns the product list of this page; all changes of the list go through it (LIST-10, FILT-05). */
export const productList = (): ProductList => (shared ??= createProductList());

/** Resets the shared list, for tests that change the page. */
export const resetProductList = (): void => void (shared = undefined);

function createProductList(): ProductList {
	const requests = listRequests();
	const entries = listHistory();
	const { pending } = requests;
	const { address } = entries;
	const summary = signal(summaryOf(findRegion(document) ?? document));

	/** @param entry History entry that the browser has moved to. */
	const visit = async (wanted: string | URL, options: Visit = {}, entry?: number): Promise<boolean> => {
		const { mode = 'replace', goTo = 'start', control } = options;
		const url = listAddress(wanted);
		const region = findRegion(document);
		requests.abort();
		if (!url || !region) return false;
		const isStillHere = noteFocus(control);
		let isShown = false;
		const show = (page: ArchivePage, asked: string) => {
			if (mode === 'append') {
				triggerListEvents('before');
				const html = sourceOf(page.document);
				const added = appendProducts(region, page.document);
				if (!added) throw new RequestError('invalid', asked);
				entries.add({ address: asked, html });
				isShown = true;
				return finish(mode, listMessages('added', { count: added.length }));
			}
			const parts = partsOf(page.document);
			if (!parts) throw new RequestError('invalid', asked);
			triggerListEvents('before');
			// Blurs first, so that `keepFocus` does not move the focus to a counterpart; the list gets it below.
			const takesFocus = goTo === 'focus' && isStillHere();
			if (takesFocus) (document.activeElement as HTMLElement | null)?.blur();
			swap({ ...page, parts }, entry ?? options.history);
			isShown = true;
			const shown = findRegion(document) ?? region;
			fadeIn(shown);
			finish(mode);
			if (goTo !== 'stay') scrollToStart(shown);
			if (takesFocus) focusStart(shown);
		};
		const again = entry === undefined ? { ...options, page: undefined } : {};
		await requests.ask(url, region, options, show, () => void visit(wanted, again));
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
		requests.abort();
		stopScrolling();
		triggerListEvents('before');
		swap(snapshot, entry);
		finish('replace');
		returnTo(snapshot.place);
	};
	const onPop = (event: PopStateEvent) => {
		const entry = entries.entryOf(event);
		if (entry === entries.current()) requests.abort();
		else if (entry !== undefined) void goTo(entry);
	};
	addEventListener('popstate', onPop, { capture: true });
	void restore();
	if (entries.isBehind()) void goTo(entries.current());
	return { address, pending, summary, visit };

	/** Appends the pages that were added before the customer went to a product (LIST-11). */
	async function restore(): Promise<void> {
		const stored = entries.takeStored();
		const region = findRegion(document);
		if (!stored || !region) return;
		await openGate();
		const hasMoved = moved();
		// Stops at a page without a list. `storedPages` ends at the stored position, to avoid needless requests.
		for await (const page of storedPages(stored, () => findList(document)?.childElementCount ?? 0)) {
			const html = page.html!;
			if (!appendProducts(region, readPage(html))) break;
			entries.add(page);
		}
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
		const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
		const way = region.getBoundingClientRect().top - padding - OFFSET;
		if (way >= -padding && way < innerHeight / 2) return;
		const from = scrollY;
		stop = tween(window, prefersReducedMotion() ? 0 : DURATION, (part) =>
			scrollTo({ top: from + way * part, behavior: 'instant' }),
		);
	}
}

/** Focuses the list, so that reading and Tab continue at its first product. */
function focusStart(region: HTMLElement): void {
	const list = (findList(region) ?? region) as HTMLElement;
	if (!list.hasAttribute('tabindex')) {
		list.tabIndex = -1;
		list.addEventListener('blur', () => list.removeAttribute('tabindex'), { once: true });
	}
	list.focus({ preventScroll: true });
}
