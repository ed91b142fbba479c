import { eraseTracesOfOthers } from './traces';

/** Web storage whose calls never throw: storage may be full, blocked by the browser, or hold foreign values. */
export interface SafeStorage {
	/** Returns `null` if the key is absent or storage is blocked. */
	readonly get: (key: string) => string | null;
	/** @returns False if the value could not be stored. */
	readonly set: (key: string, value: string) => boolean;
	readonly remove: (key: string) => void;
	/** Returns the keys that begin with `prefix`. */
	readonly keys: (prefix: string) => string[];
}

/** @param open Returns the storage; reading `window.localStorage` throws if cookies are blocked. */
export function createSafeStorage(open: () => Storage): SafeStorage {
	const attempt = <T>(access: (storage: Storage) => T, otherwise: T): T => {
		try {
			return access(open());
		} catch {
			return otherwise;
		}
	};
	return {
		get: (key) => attempt((storage) => storage.getItem(key), null),
		set: (key, value) => attempt((storage) => (storage.setItem(key, value), true), false),
		remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
		keys: (prefix) => attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []),
	};
}

let isOurs = false;

/** Erases another visitor's data before the first access of a page. */
function afterOthers(open: () => Storage): () => Storage {
	return () => {
		if (!isOurs) {
			isOurs = true;
			eraseTracesOfOthers(window.localStorage, window.sessionStorage);
		}
		return open();
	};
}

export const local = createSafeStorage(afterOthers(() => window.localStorage));
export const session = createSafeStorage(afterOthers(() => window.sessionStorage));
