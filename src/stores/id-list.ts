import { signal, type ReadonlySignal } from '@preact/signals-core';
import { listen } from '../runtime/listen';
import { on } from './events';
import { local, storedList } from './storage';

/** A list kept in this browser only, usually of product ids: no requests, no personal data in cached pages. */
export type KeptList<Item extends number | string> = ReturnType<typeof createKeptList<Item>>;

export type IdList = KeptList<number>;

/** Creates a list of product ids, see `createKeptList`. @param key Storage key, `archipel-{name}`. */
export const createIdList = (key: string, until?: AbortSignal): IdList => createKeptList(key, isId, until);

export const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;

/**
 * Creates a list in local storage that is synchronized with other tabs and erased when the visitor leaves (PRIV-01):
 * on `archipel:forget-visitor`, and with the other traces of a session that has ended (`eraseTracesOfOthers`).
 * If storage is blocked, the list lasts as long as the page; an invalid stored value counts as an empty list.
 *
 * @param key Storage key, `archipel-{name}`.
 * @param isItem Tells valid items; other stored values are dropped.
 * @param until Stops listening to other tabs. @default the lifetime of the page
 * @param limit Maximum of stored items that are read: a foreign value under the key must not cause a huge request.
 */
export function createKeptList<Item extends number | string>(
	key: string,
	isItem: (value: unknown) => value is Item,
	until?: AbortSignal,
	limit = 100,
) {
	const ids = signal<readonly Item[]>([]);
	/** False after a failed write to storage: from then on the list is kept in the page's memory. */
	let isKept = true;

	const read = () => (isKept ? [...new Set(storedList(local, key))].filter(isItem).slice(0, limit) : ids.peek());
	const show = (next: readonly Item[]) => {
		if (JSON.stringify(next) !== JSON.stringify(ids.peek())) ids.value = next;
	};
	const clear = () => {
		local.remove(key);
		show([]);
	};

	ids.value = read();
	listen(
		window,
		'storage',
		until && { signal: until },
		(event) => (event.key === key || event.key === null) && show(read()),
	);
	on('archipel:forget-visitor', clear, until);

	return {
		/** Items in list order; the same in every tab. */
		ids: ids as ReadonlySignal<readonly Item[]>,
		/** Updates the current list, including changes by other tabs. */
		update(change: (ids: readonly Item[]) => readonly Item[]) {
			const next = change(read());
			if (!next.length) return clear();
			isKept = local.set(key, JSON.stringify(next));
			show(next);
		},
		/** Empties the list and removes it from storage. */
		clear,
	};
}
