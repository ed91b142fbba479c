import { listen } from '../../src/runtime/listen';
import { safeUrl } from '../../src/safety/url';
import type { Wanted } from './model';

/** Keeps the history and the view in step: Back closes it, Forward opens it again. The address stays that of the page. */
export function createHistoryEntry(onBack: () => void, onForward: (product: Wanted) => void, signal: AbortSignal) {
	/** `traverseTo()` is asynchronous: the next view may open before it ends. */
	let isLeaving = false;
	let waiting: Wanted | undefined;

	const push = ({ id, href, name }: Wanted) => {
		const before: unknown = history.state;
		history.pushState({ ...(before as object | null), archipelQuickView: { id, href, name } }, '');
	};
	listen(window, 'popstate', { signal }, ({ state }) => {
		if (isLeaving) {
			isLeaving = false;
			if (waiting) push(waiting);
			waiting = undefined;
			return;
		}
		const product = read(state);
		if (product) onForward(product);
		else onBack();
	});

	return {
		/** Pushes a history entry, so that Back closes the view instead of leaving the list. */
		enter(product: Wanted) {
			if (isLeaving) waiting = product;
			else if (read(history.state)) history.replaceState({ ...history.state, archipelQuickView: { ...product } }, '');
			else push(product);
		},
		/** Removes the entry after the view was closed by other means. */
		leave() {
			waiting = undefined;
			if (isLeaving || !read(history.state)) return;
			isLeaving = true;
			stepBack();
		},
	};
}

/** Goes back by one entry. `history.back()` also counts entries of frames (a form post). Support: no `navigation` before Firefox 147, Safari 26.2. */
function stepBack(): void {
	const { navigation } = globalThis as { navigation?: Navigation };
	const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
	if (!navigation || !before) return history.back();
	// Another navigation may interrupt this one and wins.
	const { committed, finished } = navigation.traverseTo(before.key);
	Promise.all([committed, finished]).catch(() => {});
}

function read(state: unknown): Wanted | undefined {
	const { id, href, name } = Object(Object(state).archipelQuickView) as Partial<Record<keyof Wanted, unknown>>;
	if (typeof name !== 'string') return undefined;
	return { id: Number.isInteger(id) ? (id as number) : undefined, href: safeUrl(href)?.href, name };
}
