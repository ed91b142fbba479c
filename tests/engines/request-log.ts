import { DIST_URL } from '../../fixtures/archipel/manifest';

/**
 * Milliseconds before leaving in which a page may request again, as WebKit does for a module shared by several imports. Shorter than the quiet time
 * (shop-door.ts), so that earlier repeated requests are still found.
 */
const LEAVING = 100;

/** Log of a tab's requests. */
export function createRequestLog() {
	/** Addresses (path and query), oldest first. */
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
		/** @param isPage Whether the request is the tab's next page. */
		ask(address: string, isPage: boolean) {
			if (isPage) {
				pages.push(asked.length);
				leaves.push(performance.now());
			}
			asked.push(address);
			times.push(performance.now());
		},
		/** Records that a page was left. */
		leave() {
			leaves.push(performance.now());
			if (!pages.some((index) => index >= lastLeave)) returns.push(asked.length);
			lastLeave = asked.length;
		},
		/** Built scripts that a page requested twice, as a retry does; without files cancelled by leaving the page. */
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
