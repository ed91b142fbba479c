import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readCookie, writeCookie } from './cookies';
import { on } from './events';
import { local, type SafeStorage } from './storage';

/** What a visitor has put aside, in this browser only: no request, nothing on cached pages. Of products it is the ids. */
export interface KeptList<Item> {
	/** In the order of the list; the same in every tab. */
	readonly ids: ReadonlySignal<readonly Item[]>;
	/** Changes the list as it is now, also if another tab has changed it meanwhile. */
	readonly update: (change: (ids: readonly Item[]) => readonly Item[]) => void;
	/** Empties it; nothing is left in the browser. */
	readonly clear: () => void;
}

export type IdList = KeptList<number>;

export interface KeptListOptions {
	/** @default local storage */
	readonly storage?: SafeStorage;
	/** Stops following other tabs. @default the life of the page */
	readonly until?: AbortSignal;
}

/** More than any list of ours holds: what somebody else wrote under the key must not become a huge request. */
const MOST = 100;

/** Product ids, kept as `createKeptList` does. @param key Storage key, `archipel-{name}`. */
export const createIdList = (key: string, options?: KeptListOptions): IdList => createKeptList(key, isId, options);

export const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;

/**
 * A list that is kept in local storage, follows the other tabs, and is erased when the visitor leaves (PRIV-01):
 * on `archipel:forget-visitor`, and when the plugin has set the cookie `archipel_forget_{name}` at logout.
 * Where storage is blocked the list lives as long as the page; what is not a list counts as an empty one.
 *
 * @param key Storage key, `archipel-{name}`.
 * @param isItem What else stands there does not count.
 */
export function createKeptList<Item extends number | string>(
	key: string,
	isItem: (value: unknown) => value is Item,
	{ storage = local, until }: KeptListOptions = {},
): KeptList<Item> {
	const forgetCookie = key.replace('archipel-', 'archipel_forget_');
	const ids = signal<readonly Item[]>([]);
	/** False once something could not be kept: then the page's own memory is all there is. */
	let isKept = true;

	const read = () => (isKept ? parse(storage.get(key)).filter(isItem).slice(0, MOST) : ids.peek());
	const show = (next: readonly Item[]) => {
		if (JSON.stringify(next) !== JSON.stringify(ids.peek())) ids.value = next;
	};
	const clear = () => {
		storage.remove(key);
		show([]);
	};

	if (readCookie(forgetCookie)) {
		storage.remove(key);
		writeCookie(forgetCookie, '', 0);
	}
	ids.value = read();
	addEventListener(
		'storage',
		(event) => {
			if (event.key === key || event.key === null) show(read());
		},
		until ? { signal: until } : undefined,
	);
	on('archipel:forget-visitor', clear, until);

	return {
		ids,
		update(change) {
			const next = change(read());
			if (!next.length) return clear();
			isKept = storage.set(key, JSON.stringify(next));
			show(next);
		},
		clear,
	};
}

/** @returns What stands there, each once. */
function parse(text: string | null): unknown[] {
	try {
		const value: unknown = JSON.parse(text ?? '[]');
		return Array.isArray(value) ? [...new Set(value as unknown[])] : [];
	} catch {
		return [];
	}
}
