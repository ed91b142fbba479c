import { computed } from '@preact/signals-core';
import { createKeptList, type KeptList } from '../../src/stores/id-list';

const LONGEST = 80;

export interface RecentSearches extends KeptList<string> {
	/** Puts a search first and drops the oldest beyond the owner's maximum. */
	readonly record: (term: string) => void;
}

const isTerm = (value: unknown): value is string =>
	typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;

let kept: KeptList<string> | undefined;

/** Recent searches, newest first, in this browser only (SRCH-04). `most` 0 stores nothing and erases the list. */
export function recentSearches(most: number): RecentSearches {
	const list = (kept ??= createKeptList('archipel-searches', isTerm));
	if (!most && list.ids.peek().length) list.clear();
	return {
		...list,
		ids: computed(() => list.ids.value.slice(0, most)),
		record(text) {
			const term = text.trim().replaceAll(/\s+/g, ' ');
			if (!most || !isTerm(term)) return;
			list.update((terms) => [term, ...terms.filter((one) => one.toLowerCase() !== term.toLowerCase())].slice(0, most));
		},
	};
}
