import { DIST_URL } from '../../fixtures/archipel/manifest';

/** What a tab has asked the shop for. */
export interface RequestLog {
	/** Addresses (path and query), oldest first. */
	readonly asked: readonly string[];
	/** @param isPage It is the tab's next page. */
	readonly ask: (address: string, isPage: boolean) => void;
	/** The page has told that it is left. */
	readonly leave: () => void;
	/** Scripts of the build that a page asked for a second time, as for a second try; those apart that it gave up as it was left. */
	readonly askedAgain: () => string[];
}

/**
 * Milliseconds in which a page that is being left may ask again, as WebKit does at once for a part that several imports share. Less than what counts as
 * quiet (shop-door.ts): what was asked before a test goes on is still found.
 */
const LEAVING = 100;

export function createRequestLog(): RequestLog {
	const asked: string[] = [];
	/** When each of `asked` came, by `performance.now()`, as all times here. */
	const times: number[] = [];
	/** Which of `asked` are pages. */
	const pages: number[] = [];
	/** Up to where a page was left: the page that was kept has come in its place, without a request. */
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
				// A page that comes back asks for what it had to give up.
				const start = Math.max(0, ...[...pages, ...returns].filter((index) => index <= at));
				return asked.slice(start, at).includes(address) || address.includes('retry=');
			};
			const isLeaving = (at: number) => {
				const isSoon = (leave: number) => leave > times[at]! && leave - times[at]! < LEAVING;
				// What it asks for at last may come after the page that follows, which asks for it again.
				return pages.includes(at - 1) || leaves.some(isSoon);
			};
			const isScript = (address: string) => address.startsWith(DIST_URL) && /\.js\b/.test(address);
			return asked.filter((address, at) => isScript(address) && isAgain(address, at) && !isLeaving(at));
		},
	};
}
