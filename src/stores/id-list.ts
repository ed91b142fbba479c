import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readCookie, writeCookie } from './cookies';
import { on } from './events';
import { local, type SafeStorage } from './storage';

/** Products that a visitor has put aside, as ids in this browser only: no name, no request, nothing on cached pages. */
export interface IdList {
	/** In the order of the list; the same in every tab. */
	readonly ids: ReadonlySignal<readonly number[]>;
	/** Changes the list as it is now, also if another tab has changed it meanwhile. */
	readonly update: (change: (ids: readonly number[]) => readonly number[]) => void;
	/** Empties it; nothing is left in the browser. */
	readonly clear: () => void;
}

export interface IdListOptions {
	/** @default local storage */
	readonly storage?: SafeStorage;
	/** Stops following other tabs. @default the life of the page */
	readonly until?: AbortSignal;
}

/** More ids than any list of ours holds: what somebody else wrote under the key must not become a huge request. */
const MOST = 100;

/**
 * A list of product ids that is kept in local storage, follows the other tabs, and is erased when the visitor leaves (PRIV-01):
 * on `archipel:forget-visitor`, and when the plugin has set the cookie `archipel_forget_{name}` at logout.
 * Where storage is blocked the list lives as long as the page; what is not a list counts as an empty one.
 *
 * @param key Storage key, `archipel-{name}`.
 */
export function createIdList(key: string, { storage = local, until }: IdListOptions = {}): IdList {
	const forgetCookie = key.replace('archipel-', 'archipel_forget_');
	const ids = signal<readonly number[]>([]);
	/** False once something could not be kept: then the page's own memory is all there is. */
	let isKept = true;

	const read = () => (isKept ? parse(storage.get(key)) : ids.peek());
	const show = (next: readonly number[]) => {
		if (next.join() !== ids.peek().join()) ids.value = next;
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

function parse(text: string | null): number[] {
	let value: unknown;
	try {
		value = JSON.parse(text ?? '[]');
	} catch {
		return [];
	}
	if (!Array.isArray(value)) return [];
	const ids = value.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
	return [...new Set(ids)].slice(0, MOST);
}
