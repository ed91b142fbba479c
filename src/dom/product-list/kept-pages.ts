import { session } from '../../stores/storage';
import { isPlace, type ListPlace } from './list-place';

const PREFIX = 'archipel-list-';

/** Characters of all pages that are kept of one list: some 28 pages of 16 products. A page without room is asked for again. */
const MOST = 1_000_000;

/** Lists that are kept: one Back, and two more. */
const MOST_LISTS = 3;

/** A page that was added to a list. */
export interface AddedPage {
	/** Where it was asked for. */
	readonly address: string;
	/** HTML of the server, not yet through the gate; `undefined` where there was no room for it. */
	readonly html?: string | undefined;
}

/** What was added to a list below its first page, for whoever comes back to it (LIST-11). */
export interface KeptList {
	readonly address: string;
	readonly place: ListPlace;
	/** Oldest first. */
	readonly pages: readonly AddedPage[];
}

/** @param entry Of the browser's history. Of pages that are too many only the addresses are kept, of the last ones first; without any page, nothing is. */
export function keepPages(entry: number, { address, place, pages }: KeptList): void {
	if (!pages.length) return session.remove(PREFIX + entry);
	const within = (most: number): string => {
		let room = most;
		const fitting = pages.map(({ html = '', ...page }) =>
			(room -= html.length) >= 0 && html ? { ...page, html } : page,
		);
		return JSON.stringify({ address, place, pages: fitting } satisfies KeptList);
	};
	// Entries are numbered in the order of time.
	const others = session.keys(PREFIX).filter((key) => key !== PREFIX + entry);
	others
		.sort()
		.slice(0, Math.max(0, others.length - MOST_LISTS + 1))
		.forEach(session.remove);
	// Others have filled the storage.
	if (!session.set(PREFIX + entry, within(MOST))) session.set(PREFIX + entry, within(0));
}

/** Takes it out. @returns `undefined` if there is none of this entry, or of another address: it has changed meanwhile. */
export function takePages(entry: number, address: string): KeptList | undefined {
	const text = session.get(PREFIX + entry);
	session.remove(PREFIX + entry);
	try {
		const kept = JSON.parse(text ?? '') as Partial<KeptList>;
		const isWhole = Array.isArray(kept.pages) && kept.pages.every(isPage);
		return isWhole && kept.address === address && isPlace(kept.place) ? (kept as KeptList) : undefined;
	} catch {
		return undefined;
	}
}

const isPage = (page: Partial<AddedPage> | null): boolean =>
	typeof page?.address === 'string' && ['string', 'undefined'].includes(typeof page.html);
