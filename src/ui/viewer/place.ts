/** Where a viewer stands, as the page's address says it. */
export interface Place {
	/** Name of the gallery. */
	readonly gid: string;
	/** From 0; the address counts from 1. */
	readonly index: number;
}

/** Reads `#&gid=1&pid=3`; `undefined` if the hash says nothing of the kind. */
export function readPlace(hash: string = location.hash): Place | undefined {
	const fields = new URLSearchParams(hash.replace(/^#!?&?/, ''));
	const gid = fields.get('gid');
	const pid = fields.get('pid') ?? '';
	return gid && /^[1-9]\d{0,3}$/.test(pid) ? { gid, index: Number(pid) - 1 } : undefined;
}

/** The hash of a place. */
export function writePlace({ gid, index }: Place): string {
	return `#&gid=${encodeURIComponent(gid)}&pid=${index + 1}`;
}

/**
 * Keeps the place of an open viewer in the page's address. Opening adds one entry to the history, so that Back closes;
 * a page that was opened at a place adds none, and Back leaves it as ever.
 *
 * @param onBack Called when the visitor went back, or elsewhere in the page.
 */
export function keepPlace(start: Place, onBack: () => void): { move: (index: number) => void; leave: () => void } {
	const listening = new AbortController();
	const isHere = () => readPlace()?.gid === start.gid;
	const isOurs = !isHere();
	if (isOurs) history.pushState(history.state, '', writePlace(start));

	addEventListener('popstate', () => !isHere() && onBack(), { signal: listening.signal });
	return {
		move: (index) => history.replaceState(history.state, '', writePlace({ gid: start.gid, index })),
		leave() {
			listening.abort();
			if (!isHere()) return;
			if (isOurs) history.back();
			else history.replaceState(history.state, '', location.pathname + location.search);
		},
	};
}
