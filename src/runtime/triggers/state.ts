import type { Trigger } from './trigger';

/** At once where the entry of the browser's history holds something under that name: the shopper has come back to it. */
export const state: Trigger = (wake, argument) => {
	if ((history.state as Record<string, unknown> | null)?.[argument]) wake();
};
