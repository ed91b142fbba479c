import { urlOf } from '../../safety/url';
import { signal } from '@preact/signals-core';
import { parseJson } from '../../runtime/foreign-text';
import { listAddress } from '../../shop/product-list/list-address';
import { on } from '../../stores/events';
import { session } from '../../stores/storage';
import { findList } from '../../shop/product-list/archive-markup';

export interface AddedPage {
	/** Address of the request. */
	readonly address: string;
	/** Server HTML that has not passed the gate; `undefined` if it exceeded the storage limit. */
	readonly html?: string | undefined;
}

/** Content of the list at one entry of the browser's history, kept in memory. */
export interface ListSnapshot {
	readonly address: string;
	readonly title: string;
	readonly place: ListPlace;
	/** Content of the region and side columns, with their container elements. */
	readonly parts: readonly (readonly [place: HTMLElement, content: Element])[];
	/** Pages added below the products of the address, oldest first. */
	readonly pages: readonly AddedPage[];
}

/** Part of a snapshot that is kept in session storage, for a return by Back from another page (LIST-11). */
export type StoredList = Pick<ListSnapshot, 'address' | 'place' | 'pages'>;

/** New entry, the current entry, or the number of the entry that the browser has moved to. */
export type HistoryTarget = 'push' | 'replace' | number;

const MAX_SNAPSHOTS = 10;

/** Name of the entry's number in `history.state`. */
const STATE = 'archipelList';

/** The history entries of this page that show lists, with ascending numbers. */
export function listHistory() {
	const loaded = loadedAddress();
	const address = signal(listAddress(loaded)?.href ?? loaded);
	const snapshots = new Map<number, ListSnapshot>();
	let pages: readonly AddedPage[] = [];
	let current = numberOf(history.state) ?? 0;
	let isReturning = false;

	const stamp = (url?: string) => history.replaceState({ ...history.state, [STATE]: current }, '', url);
	const mark = () => {
		// A timestamp, to be unique among the pages of this tab.
		current ||= Date.now();
		if (numberOf(history.state) !== current) stamp();
	};

	addEventListener('pagehide', () => {
		if (current) storeList(current, { address: address.peek(), place: placeNow(), pages });
	});
	on('archipel:forget-visitor', () => void (pages = []));

	return {
		address,
		shown: () => ({ address: address.peek(), pages }),
		/** Number of the displayed entry; 0 before the first change. */
		current: () => current,
		/** Records an added page. Scroll restoration becomes manual, because the browser cannot restore a position in added pages. */
		add(page: AddedPage) {
			mark();
			pages = [...pages, page];
			history.scrollRestoration = 'manual';
		},
		/** Records that another address is displayed. The old entry keeps the snapshot of the list displayed before. */
		show(url: string, before: ListSnapshot, target: HistoryTarget = 'push') {
			address.value = url;
			if (target === 'replace') return history.replaceState(history.state, '', url);
			const isNew = target === 'push';
			if (isNew) mark();
			const entry = isNew ? current + 1 : target;
			pages = (!isNew && snapshots.get(entry)?.pages) || [];
			snapshots.set(current, before);
			snapshots.delete(entry);
			if (snapshots.size > MAX_SNAPSHOTS) snapshots.delete(snapshots.keys().next().value!);
			current = entry;
			if (!isNew) return;
			history.pushState({ ...history.state, [STATE]: current }, '', url);
			history.scrollRestoration = 'auto';
		},
		/** Returns and removes the snapshot of the current entry, after a return by Back. */
		takeStored: () => (current && visitOf()?.type === 'back_forward' ? takeList(current, address.peek()) : undefined),
		/** Whether the browser has moved to the current entry before this module was loaded. */
		isBehind: () => current > 0 && listAddress(location.href)?.href !== address.peek(),
		/** Returns the entry that the browser has moved to; `undefined` if it shows no list, or if `fail` has gone back to it. */
		entryOf(event: PopStateEvent): number | undefined {
			const entry = numberOf(event.state);
			if (isReturning) {
				isReturning = false;
				// Foreign entries lay between.
				if (entry !== current) stamp(address.peek());
				return undefined;
			}
			// A hash change or a foreign entry.
			if (!entry) return undefined;
			// WooCommerce's blocks reload the page for unknown addresses.
			event.stopImmediatePropagation();
			return entry;
		},
		snapshotOf: (entry: number) => snapshots.get(entry),
		/** Goes back to the displayed entry, because another one could not be displayed. */
		fail(entry: number) {
			if (entry === current) return stamp(address.peek());
			if (numberOf(history.state) !== entry) return;
			isReturning = true;
			history.go(current - entry);
		},
	};
}

/**
 * Returns the address that the page was loaded for. It may differ from the location at our history entries, after a Back before this module was
 * loaded.
 */
export function loadedAddress(): string {
	const loaded = visitOf()?.name ?? '';
	return numberOf(history.state) && urlOf(loaded, null) ? loaded : location.href;
}

const visitOf = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

const numberOf = (state: unknown): number | undefined => (state as Record<string, number> | null)?.[STATE];

const PREFIX = 'archipel-list-';

/** Maximum characters stored per list: about 28 pages of 16 products. Further pages are fetched again. */
const MAX_LENGTH = 1_000_000;

const MAX_LISTS = 3;

/** Stores the added pages of a history entry. Pages beyond the limit are stored without HTML; without pages the entry is removed. */
export function storeList(entry: number, { address, place, pages }: StoredList): void {
	if (!pages.length) return session.remove(PREFIX + entry);
	const within = (limit: number): string => {
		let rest = limit;
		const fitting = pages.map(({ html = '', ...page }) =>
			(rest -= html.length) >= 0 && html ? { ...page, html } : page,
		);
		return JSON.stringify({ address, place, pages: fitting } satisfies StoredList);
	};
	// Entry numbers ascend in time: the latest others stay.
	const others = session.keys(PREFIX).filter((key) => key !== PREFIX + entry);
	for (const key of others.sort().slice(0, 1 - MAX_LISTS)) session.remove(key);
	// Storage is full: stores addresses only.
	if (!session.set(PREFIX + entry, within(MAX_LENGTH))) session.set(PREFIX + entry, within(0));
}

/** Removes and returns the stored list. @returns `undefined` if the entry has none, or one of another address */
export function takeList(entry: number, address: string): StoredList | undefined {
	const stored = Object(parseJson(session.get(PREFIX + entry))) as Partial<StoredList>;
	session.remove(PREFIX + entry);
	const isWhole = Array.isArray(stored.pages) && stored.pages.every(isPage);
	return isWhole && stored.address === address && isPlace(stored.place) ? (stored as StoredList) : undefined;
}

const isPage = (page: Partial<AddedPage> | null): boolean =>
	typeof page?.address === 'string' && ['string', 'undefined'].includes(typeof page.html);

/** Scroll position as the distance of an item from the viewport top in pixels: content above may have another height on return. */
export interface ListPlace {
	/** Index of the item in its list; -1 for the page itself. */
	readonly item: number;
	readonly top: number;
}

const items = (): Element[] => [...(findList(document)?.children ?? [])];

/** Returns the position of the first visible item, or of the last item if all are above the viewport. */
export function placeNow(): ListPlace {
	const all = items();
	const seen = all.findIndex((candidate) => candidate.getBoundingClientRect().bottom > 0);
	const item = seen < 0 ? all.length - 1 : seen;
	return { item, top: all[item]?.getBoundingClientRect().top ?? -scrollY };
}

/** Scrolls to a position without animation. */
export function goToPlace({ item, top }: ListPlace): void {
	const all = items();
	const from = (all[item] ?? all.at(-1))?.getBoundingClientRect().top ?? -scrollY;
	scrollBy({ top: from - top, behavior: 'instant' });
}

/**
 * Scrolls to a position after a history step, instead of the browser: after two quick steps Chromium restores the position of the first. The scroll
 * restoration mode is reset afterwards, for reloads.
 */
export function returnTo(place: ListPlace): void {
	const mode = history.scrollRestoration;
	history.scrollRestoration = 'manual';
	goToPlace(place);
	requestAnimationFrame(() => requestAnimationFrame(() => (history.scrollRestoration = mode)));
}

/** Checks a stored value, which another build may have written. */
const isPlace = (value: unknown): value is ListPlace => {
	const { item, top } = (value ?? {}) as Partial<ListPlace>;
	return Number.isInteger(item) && Number.isFinite(top);
};

/** @returns Function that tells whether the customer has scrolled, pressed or typed since. */
export function moved(): () => boolean {
	let hasMoved = false;
	const note = () => void (hasMoved = true);
	for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
		addEventListener(type, note, { once: true, passive: true, capture: true });
	return () => hasMoved;
}
