import { afterEach, expect, test } from 'vitest';
import { recentSearches } from './enhance';

const KEY = 'archipel-searches';
const kept = () => localStorage.getItem(KEY);

afterEach(() => recentSearches(0).clear());

test('[SRCH-04] the last come first, each once, as many as the owner allows', () => {
	const recent = recentSearches(2);
	for (const term of ['body', '  nuisette   noire ', 'kimono', 'Nuisette noire']) recent.record(term);
	expect(recent.ids.value).toEqual(['Nuisette noire', 'kimono']);
	expect(kept()).toBe('["Nuisette noire","kimono"]');
});

test('[SRCH-04] nothing is kept that is no search: empty, or a whole text', () => {
	const recent = recentSearches(5);
	for (const term of ['', '   ', 'x'.repeat(81)]) recent.record(term);
	expect(kept()).toBeNull();
	recent.record('x'.repeat(80));
	expect(kept()).not.toBeNull();
});

test('[SRCH-04] [PRIV-01] where the owner wants none they go, and none is kept', () => {
	recentSearches(5).record('body');
	const none = recentSearches(0);
	expect(kept()).toBeNull();
	none.record('body');
	expect(kept()).toBeNull();
});
