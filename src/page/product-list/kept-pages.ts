import { session } from '../../stores/storage';
import { isPlace, type ListPlace } from './list-place';

const PREFIX = 'archipel-list-';

/** Maximum characters stored per list: about 28 pages of 16 products. Further pages are fetched again. */
const MOST = 1_000_000;

/** Maximum number of stored lists. */
const MOST_LISTS = 3;

/** A page of products that was added to a list. */
export interface AddedPage {
	/** Address of the request. */
	readonly address: string;
	/** Server HTML that has not passed the gate; `undefined` if it exceeded the storage limit. */
	readonly html?: string | undefined;
}

/** The pages that were added to a list, stored for a return by Back (LIST-11). */
export interface KeptList {
	readonly address: string;
	readonly place: ListPlace;
	/** Oldest first. */
	readonly pages: readonly AddedPage[];
}

/** Stores the added pages of a history entry. Pages beyond the limit are stored without HTML; without pages the entry is removed. */
export function keepPages(entry: number, { address, place, pages }: KeptList): void {
	if (!pages.length) return session.remove(PREFIX + entry);
	const within = (most: number): string => {
		let room = most;
		const fitting = pages.map(({ html = '', ...page }) =>
			(room -= html.length) >= 0 && html ? { ...page, html } : page,
		);
		return JSON.stringify({ address, place, pages: fitting } satisfies KeptList);
	};
	// Entry numbers ascend in time.
	const others = session.keys(PREFIX).filter((key) => key !== PREFIX + entry);
	others
		.sort()
		.slice(0, Math.max(0, others.length - MOST_LISTS + 1))
		.forEach(session.remove);
	// Storage is full: stores addresses only.
	if (!session.set(PREFIX + entry, within(MOST))) session.set(PREFIX + entry, within(0));
}

/** Removes and returns the stored list. @returns `undefined` if the entry has none, or one of another address */
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
