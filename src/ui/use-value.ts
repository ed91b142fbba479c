import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';

/**
 * The value of a signal in a view; the component renders again when it changes.
 * Views never touch `.value` themselves: without a build transform they would silently stay stale.
 */
export function useValue<T>(source: ReadonlySignal<T>): T {
	const store = useSignals(2);
	try {
		return source.value;
	} finally {
		store.f();
	}
}
