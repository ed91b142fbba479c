import type { Trigger } from './trigger';

/** Fires when an event of this name reaches the document. */
export const event: Trigger = (wake, argument, signal) => document.addEventListener(argument, wake, { signal });
