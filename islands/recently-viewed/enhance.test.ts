import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IslandContext } from '../../src/runtime/define-island';
import { props } from './island';
import { islandContext } from '../../tests/setup/island-context';

const context: IslandContext = islandContext(new AbortController().signal);
const MASK = 1178;
const KEY = 'archipel-viewed';

/** Runs the island on a product page. @param kept Stored list of viewed products. */
async function open(kept: unknown, options: object = {}): Promise<void> {
	localStorage.setItem(KEY, JSON.stringify(kept));
	document.body.className = `single-product postid-${MASK}`;
	// The module reads the stored list once, at its first use.
	vi.resetModules();
	const { default: enhance } = await import('./enhance');
	await enhance(document.body, props.parse(options), context);
}
const kept = () => JSON.parse(localStorage.getItem(KEY)!) as unknown;

beforeEach(() => localStorage.clear());
afterEach(() => void (document.body.className = ''));

test('[NAV-08] the product of the page comes first; of twelve that were kept the oldest goes', async () => {
	const twelve = Array.from({ length: 12 }, (_, at) => 2000 + at);
	await open(twelve);
	expect(kept()).toEqual([MASK, ...twelve.slice(0, 11)]);
});

test('[PRIV-01] the owner can switch it off: nothing is kept, and what was kept is erased', async () => {
	await open([2000], { record: false });
	expect(kept()).toBeNull();
});

test('[PRIV-01] the list goes with the visitor: at logout, by the cookie of its name, and when the page says so', async () => {
	document.cookie = 'archipel_forget_viewed=1; path=/';
	await open([2000]);
	expect(kept()).toEqual([MASK]);
	expect(document.cookie).not.toContain('archipel_forget_viewed');
	document.dispatchEvent(new CustomEvent('archipel:forget-visitor'));
	expect(kept()).toBeNull();
});
