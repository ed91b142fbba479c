import { signal, type ReadonlySignal } from '@preact/signals-core';
import { on } from '../../src/stores/events';
import { local } from '../../src/stores/storage';

const KEY = 'archipel-size';

/** Size stored by a shopper, in her browser only; erased with her other local data (FILT-10, PRIV-01). */
export interface MySize {
	/** Slug of the term; `undefined` if none is stored. */
	readonly value: ReadonlySignal<string | undefined>;
	readonly keep: (slug: string) => void;
	readonly forget: () => void;
}

/** @param until Stops following other tabs. */
export function createMySize(until: AbortSignal): MySize {
	const read = () => local.get(KEY) ?? undefined;
	const value = signal(read());
	const forget = () => {
		local.remove(KEY);
		value.value = undefined;
	};
	addEventListener('storage', ({ key }) => (key === KEY || key === null) && (value.value = read()), { signal: until });
	on('archipel:forget-visitor', forget, until);
	return {
		value,
		keep(slug) {
			local.set(KEY, slug);
			value.value = slug;
		},
		forget,
	};
}
