import { listAddress } from '../../shop/product-list/list-address';
import { on } from '../../stores/events';
import { keepPages, takePages, type AddedPage, type KeptList } from './kept-pages';
import { placeNow, type ListPlace } from './list-place';

/** Page content of a history entry, kept in memory. */
export interface ListSnapshot {
	readonly address: string;
	readonly title: string;
	readonly place: ListPlace;
	/** Content of the region and side columns, with their container elements. */
	readonly parts: readonly (readonly [place: HTMLElement, content: Element])[];
	readonly pages: readonly AddedPage[];
}

/** History entries of this page that show lists, with ascending numbers. */
export interface ListEntries {
	/** Pages added below the products of the address. */
	readonly pages: readonly AddedPage[];
	/** Records an added page. Scroll restoration becomes manual, because the browser cannot restore a position in added pages. */
	readonly add: (page: AddedPage) => void;
	/** Stores the current content for a return, and creates a new history entry. */
	readonly push: (address: string, shown: ListSnapshot) => void;
	/** Returns and removes the pages stored for the current entry, after a return by Back. */
	readonly takeKept: () => KeptList | undefined;
	/** Shows the current entry, if the browser has moved to another one before this module was loaded. */
	readonly catchUp: () => void;
}

/** Maximum number of entries in memory. */
const MOST = 10;

const NAME = 'archipelList';

/**
 * @param show Called when the browser has moved to an entry: shows its stored content or requests it. Returns the content shown before, or
 * `undefined` on failure; the browser then returns to the old entry.
 * @param stay Called when the browser has moved back to the displayed entry.
 */
export function listEntries(
	address: () => string,
	show: (kept: ListSnapshot | undefined) => Promise<ListSnapshot | undefined>,
	stay: () => void,
): ListEntries {
	const memory = new Map<number, ListSnapshot>();
	let current = numberOf(history.state) ?? 0;
	let isReturning = false;

	const stamp = (url?: string) => history.replaceState({ ...history.state, [NAME]: current }, '', url);
	const remember = (shown: ListSnapshot) => {
		memory.set(current, shown);
		if (memory.size > MOST) memory.delete(memory.keys().next().value!);
	};
	const mark = () => {
		// A timestamp, to be unique among the pages of this tab.
		current ||= Date.now();
		if (numberOf(history.state) !== current) stamp();
	};
	const entries = {
		pages: [] as readonly AddedPage[],
		add(page: AddedPage) {
			mark();
			entries.pages = [...entries.pages, page];
			history.scrollRestoration = 'manual';
		},
		push(url: string, shown: ListSnapshot) {
			mark();
			remember(shown);
			current++;
			entries.pages = [];
			history.pushState({ ...history.state, [NAME]: current }, '', url);
			history.scrollRestoration = 'auto';
		},
		takeKept: () => (current && visitOf()?.type === 'back_forward' ? takePages(current, address()) : undefined),
		catchUp() {
			if (current && listAddress(location.href)?.href !== address()) void goTo(current);
		},
	};

	const goTo = async (wanted: number) => {
		const kept = memory.get(wanted);
		const before = await show(kept);
		if (before) {
			remember(before);
			memory.delete(wanted);
			current = wanted;
			entries.pages = kept?.pages ?? [];
		} else if (wanted === current) stamp(address());
		else if (numberOf(history.state) === wanted) {
			isReturning = true;
			history.go(current - wanted);
		}
	};

	const onPop = (event: PopStateEvent) => {
		const wanted = numberOf(event.state);
		if (isReturning) {
			isReturning = false;
			// Foreign entries lay between.
			if (wanted !== current) stamp(address());
			return;
		}
		// A hash change or a foreign entry.
		if (!wanted) return;
		// WooCommerce's blocks reload the page for unknown addresses.
		event.stopImmediatePropagation();
		if (wanted === current) return stay();
		void goTo(wanted);
	};
	addEventListener('popstate', onPop, { capture: true });
	addEventListener('pagehide', () => {
		if (current) keepPages(current, { address: address(), place: placeNow(), pages: entries.pages });
	});
	on('archipel:forget-visitor', () => void (entries.pages = []));
	return entries;
}

/**
 * Returns the address that the page was loaded for. It may differ from the location at our history entries, after a Back before this module was
 * loaded.
 */
export function loadedAddress(): string {
	const loaded = visitOf()?.name ?? '';
	return numberOf(history.state) && URL.canParse(loaded) ? loaded : location.href;
}

const visitOf = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

const numberOf = (state: unknown): number | undefined => (state as Record<string, number> | null)?.[NAME];
