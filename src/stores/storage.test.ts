import { expect, test, vi } from 'vitest';
import { createSafeStorage, local, session } from './storage';

test('storage that works: keeps, finds by prefix and removes', () => {
	expect(local.set('shop:a', '1') && local.set('shop:b', '') && local.set('other', '2')).toBe(true);
	expect([local.get('shop:a'), local.get('shop:b'), local.get('none')]).toEqual(['1', '', null]);
	expect(local.keys('shop:').sort()).toEqual(['shop:a', 'shop:b']);
	local.remove('shop:a');
	expect(local.get('shop:a')).toBeNull();
});

test('[PRIV-01] storage that works: what another visitor has left is erased before a page’s first access, never under an open page', async () => {
	local.set('archipel:a', '1');
	localStorage.setItem('archipel-session', 'another');
	expect(local.get('archipel:a')).toBe('1');
	vi.resetModules();
	expect((await import('./storage')).local.get('archipel:a')).toBeNull();
});

test('storage that works: a tab’s own and the one of all tabs are two', () => {
	session.set('a', '1');
	expect(local.get('a')).toBeNull();
	expect(sessionStorage.getItem('a')).toBe('1');
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

test('[REL-02] storage that does not: blocked by the browser: nothing is kept, and nothing throws', () => {
	const storage = createSafeStorage(blocked);
	expect([storage.get('a'), storage.set('a', '1'), storage.keys('')]).toEqual([null, false, []]);
	expect(() => storage.remove('a')).not.toThrow();
});

test('[REL-02] storage that does not: full: what is there can be read, what is new is told as not kept', () => {
	const storage = createSafeStorage(full);
	expect([storage.get('a'), storage.set('a', '1')]).toEqual(['old', false]);
});
