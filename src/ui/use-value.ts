import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of a signal in a view; the component renders again when it changes.
 * Views never touch `.value` themselves: without a build transform they would silently stay stale.
 */
export function useValue<T>(source: ReadonlySignal<T>): T {
	const subscribe = useCallback((notify: () => void) => source.subscribe(notify), [source]);
	return useSyncExternalStore(subscribe, () => source.peek());
}
