import { eraseTracesOfOthers } from './traces';

/** Web storage that may be full, blocked by the browser, or hold what somebody else wrote: every access can fail quietly. */
export interface SafeStorage {
	/** `null` if there is none or storage is blocked. */
	readonly get: (key: string) => string | null;
	/** @returns False if it could not be kept. */
	readonly set: (key: string, value: string) => boolean;
	readonly remove: (key: string) => void;
	/** Keys that begin with `prefix`. */
	readonly keys: (prefix: string) => string[];
}

/** @param open Gives the storage; reading `window.localStorage` itself throws where cookies are blocked. */
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

/** Before the first look on a page, what somebody else has left is erased. */
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
