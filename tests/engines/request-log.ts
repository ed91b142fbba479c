import { DIST_URL } from '../../fixtures/archipel/manifest';

/** Log of a tab's requests. */
export interface RequestLog {
	/** Addresses (path and query), oldest first. */
	readonly asked: readonly string[];
	/** @param isPage Whether the request is the tab's next page. */
	readonly ask: (address: string, isPage: boolean) => void;
	/** Records that a page was left. */
	readonly leave: () => void;
	/** Built scripts that a page requested twice, as a retry does; without files cancelled by leaving the page. */
	readonly askedAgain: () => string[];
}

/**
 * Milliseconds before leaving in which a page may request again, as WebKit does for a module shared by several imports. Shorter than the quiet time
 * (shop-door.ts), so that earlier repeated requests are still found.
 */
const LEAVING = 100;

export function createRequestLog(): RequestLog {
	const asked: string[] = [];
	/** Times of `asked`, by `performance.now()` like all times here. */
	const times: number[] = [];
	/** Indices of pages in `asked`. */
	const pages: number[] = [];
	/** Indices in `asked` at which a page was left for a cached one, which makes no request. */
	const returns: number[] = [];
	const leaves: number[] = [];
	let lastLeave = 0;

	return {
		asked,
		ask(address, isPage) {
			if (isPage) {
				pages.push(asked.length);
				leaves.push(performance.now());
			}
			asked.push(address);
			times.push(performance.now());
		},
		leave() {
			leaves.push(performance.now());
			if (!pages.some((index) => index >= lastLeave)) returns.push(asked.length);
			lastLeave = asked.length;
		},
		askedAgain() {
			const isAgain = (address: string, at: number) => {
				// A restored page requests its cancelled files again.
				const start = Math.max(0, ...[...pages, ...returns].filter((index) => index <= at));
				return asked.slice(start, at).includes(address) || address.includes('retry=');
			};
			const isLeaving = (at: number) => {
				const isSoon = (leave: number) => leave > times[at]! && leave - times[at]! < LEAVING;
				// The last requests of a page may arrive after the next page's request, which repeats them.
				return pages.includes(at - 1) || leaves.some(isSoon);
			};
			const isScript = (address: string) => address.startsWith(DIST_URL) && /\.js\b/.test(address);
			return asked.filter((address, at) => isScript(address) && isAgain(address, at) && !isLeaving(at));
		},
	};
}
