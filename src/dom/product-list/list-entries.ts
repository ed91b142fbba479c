import { listAddress } from '../../shop/product-list/list-address';
import { on } from '../../stores/events';
import { keepPages, takePages, type AddedPage, type KeptList } from './kept-pages';
import { placeNow, type ListPlace } from './list-place';

/** What the page showed at an entry of the browser's history, kept as it was. */
export interface Shown {
	readonly address: string;
	readonly title: string;
	readonly place: ListPlace;
	/** Region and columns, by the elements that they were in. */
	readonly parts: readonly (readonly [place: HTMLElement, content: Element])[];
	readonly pages: readonly AddedPage[];
}

/** The entries of the history at which this page has shown lists. Numbers count them: one less is one step back. */
export interface ListEntries {
	/** What was added below what the address has. */
	readonly pages: readonly AddedPage[];
	/** More was added. The browser cannot go to where it was without it: that is our affair then. */
	readonly add: (page: AddedPage) => void;
	/** Keeps what is shown for whoever comes back, and makes an entry of its own for what comes. */
	readonly push: (address: string, shown: Shown) => void;
	/** What was added where the browser has come back to. */
	readonly takeKept: () => KeptList | undefined;
	/** Shows what the entry has where the browser has gone to another one before this file came. */
	readonly catchUp: () => void;
}

/** Of pages that are kept in memory. */
const MOST = 10;

const NAME = 'archipelList';

/**
 * @param show Called when the browser has come to an entry: what was kept of it is to be shown, and otherwise asked for. Gives what was shown
 * before, or `undefined` if it still is; the browser then goes back to where it was.
 * @param stay Called when it has come back to what is shown.
 */
export function listEntries(
	address: () => string,
	show: (kept: Shown | undefined) => Promise<Shown | undefined>,
	stay: () => void,
): ListEntries {
	const memory = new Map<number, Shown>();
	let current = numberOf(history.state) ?? 0;
	let isReturning = false;

	const stamp = (url?: string) => history.replaceState({ ...history.state, [NAME]: current }, '', url);
	const remember = (shown: Shown) => {
		memory.set(current, shown);
		if (memory.size > MOST) memory.delete(memory.keys().next().value!);
	};
	const mark = () => {
		// Milliseconds: no other page of this tab has numbered an entry like it.
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
		push(url: string, shown: Shown) {
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
			// Entries that are not ours lay between.
			if (wanted !== current) stamp(address());
			return;
		}
		// A hash, or somebody else's entry.
		if (!wanted) return;
		// WooCommerce's blocks load the page anew where they do not know an address.
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
 * The address that the page was loaded for. At an entry of ours that need not be the browser's any more: whoever goes back before this file has
 * come is at another entry of the same page.
 */
export function loadedAddress(): string {
	const loaded = visitOf()?.name ?? '';
	return numberOf(history.state) && URL.canParse(loaded) ? loaded : location.href;
}

const visitOf = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

const numberOf = (state: unknown): number | undefined => (state as Record<string, number> | null)?.[NAME];
