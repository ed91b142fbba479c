/** Image of a viewer, as encoded in the URL hash. */
export interface Place {
	/** Name of the gallery. */
	readonly gid: string;
	/** Index from 0; the hash counts from 1. */
	readonly index: number;
}

/** Parses `#&gid=1&pid=3`; `undefined` for any other hash. */
export function readPlace(hash: string = location.hash): Place | undefined {
	const fields = new URLSearchParams(hash.replace(/^#!?&?/, ''));
	const gid = fields.get('gid');
	const pid = fields.get('pid') ?? '';
	return gid && /^[1-9]\d{0,3}$/.test(pid) ? { gid, index: Number(pid) - 1 } : undefined;
}

/** Returns the URL hash of a place. */
export const writePlace = ({ gid, index }: Place): string => `#&gid=${encodeURIComponent(gid)}&pid=${index + 1}`;

/**
 * Keeps the image of an open viewer in the URL hash. Opening adds a history entry, so that Back closes the viewer;
 * a page loaded with the hash adds none, and Back leaves the page.
 *
 * @param onBack Called when the hash no longer belongs to the viewer.
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
