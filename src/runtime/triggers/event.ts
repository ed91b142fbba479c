import type { Trigger } from './trigger';

/** When an event of that name reaches the document. */
export const event: Trigger = (wake, argument, signal) => document.addEventListener(argument, wake, { signal });
