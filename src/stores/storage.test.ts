import { expect, test, vi } from 'vitest';
import { createSafeStorage, local } from './storage';

test('[PRIV-01] storage that works: what another visitor has left is erased before a page’s first access, never under an open page', async () => {
	local.set('archipel:a', '1');
	localStorage.setItem('archipel-session', 'another');
	expect(local.get('archipel:a')).toBe('1');
	vi.resetModules();
	expect((await import('./storage')).local.get('archipel:a')).toBeNull();
});

const blocked = () => {
	throw new DOMException('denied', 'SecurityError');
};
const full = () =>
	({
		getItem: () => 'old',
		setItem: () => {
			throw new DOMException('full', 'QuotaExceededError');
		},
		removeItem: () => {},
	}) as unknown as Storage;

test('[REL-02] storage that does not: blocked by the browser: nothing is kept, and nothing throws; full: what is there can be read, what is new is told as not kept', () => {
	const storage = createSafeStorage(blocked);
	expect([storage.get('a'), storage.set('a', '1'), storage.keys('')]).toEqual([null, false, []]);
	expect(() => storage.remove('a')).not.toThrow();
	const other = createSafeStorage(full);
	expect([other.get('a'), other.set('a', '1')]).toEqual(['old', false]);
});
