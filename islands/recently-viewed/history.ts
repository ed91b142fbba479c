import { signal, type ReadonlySignal } from '@preact/signals-core';
import { createIdList, type IdList } from '../../src/stores/id-list';
import { local } from '../../src/stores/storage';

/** Set while the visitor does not want anything remembered on this device. It says nothing about what was looked at. */
const OFF = 'archipel-viewed-off';

export interface ViewedProducts extends IdList {
	/** Newest first; the product of this page is not told apart. */
	readonly ids: ReadonlySignal<readonly number[]>;
	/** Whether the visitor forbids it. */
	readonly isOff: ReadonlySignal<boolean>;
	/** Puts a product first; the oldest beyond `max` go. Nothing, while the visitor forbids it. */
	readonly record: (id: number, max: number) => void;
	/** The visitor forbids it, and everything is erased; or allows it again. */
	readonly forbid: (isOff: boolean) => void;
}

/** Products looked at, in this browser only. @param list Where they are kept. */
export function createViewedProducts(list: IdList = createIdList('archipel-viewed'), storage = local): ViewedProducts {
	const isOff = signal(storage.get(OFF) === '1');
	if (isOff.peek()) list.clear();
	addEventListener('storage', ({ key }) => {
		if (key === OFF) isOff.value = storage.get(OFF) === '1';
	});
	return {
		...list,
		isOff,
		record(id, max) {
			if (!isOff.peek()) list.update((ids) => [id, ...ids.filter((one) => one !== id)].slice(0, max));
		},
		forbid(off) {
			if (off) list.clear();
			if (off) storage.set(OFF, '1');
			else storage.remove(OFF);
			isOff.value = off;
		},
	};
}

let shared: ViewedProducts | undefined;

/** The one list of the page. */
export function viewedProducts(): ViewedProducts {
	return (shared ??= createViewedProducts());
}
