import { createSafeStorage } from '../../src/stores/storage';

/** Web storage in memory, with its contents. */
export function createMemoryStorage() {
	const kept = new Map<string, string>();
	const storage = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	};
	return { kept, session: createSafeStorage(() => storage as unknown as Storage) };
}
