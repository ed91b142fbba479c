import { session } from '../../stores/storage';
import { isPlace, type ListPlace } from './list-place';

const PREFIX = 'archipel-list-';

/** Characters of all pages that are kept of one list: some 14 pages of 16 products. */
const MOST = 500_000;

/** Lists that are kept: one Back, and two more. */
const MOST_LISTS = 3;

/** What was added to a list below its first page, for whoever comes back to it (LIST-11). */
export interface KeptList {
	readonly address: string;
	readonly place: ListPlace;
	/** HTML of the server, not yet through the gate, oldest first. */
	readonly pages: readonly string[];
}

/** @param entry Of the browser's history. Pages that are too many are left out, the last ones first; without any, nothing is kept. */
export function keepPages(entry: number, { address, place, pages }: KeptList): void {
	if (!pages.length) return session.remove(PREFIX + entry);
	let room = MOST;
	const kept: KeptList = { address, place, pages: pages.filter((page) => (room -= page.length) >= 0) };
	// Entries are numbered in the order of time.
	const others = session.keys(PREFIX).filter((key) => key !== PREFIX + entry);
	others
		.sort()
		.slice(0, Math.max(0, others.length - MOST_LISTS + 1))
		.forEach(session.remove);
	session.set(PREFIX + entry, JSON.stringify(kept));
}

/** Takes it out. @returns `undefined` if there is none of this entry, or of another address: it has changed meanwhile. */
export function takePages(entry: number, address: string): KeptList | undefined {
	const text = session.get(PREFIX + entry);
	session.remove(PREFIX + entry);
	try {
		const kept = JSON.parse(text ?? '') as Partial<KeptList>;
		const isWhole = Array.isArray(kept.pages) && kept.pages.every((page) => typeof page === 'string');
		return isWhole && kept.address === address && isPlace(kept.place) ? (kept as KeptList) : undefined;
	} catch {
		return undefined;
	}
}
