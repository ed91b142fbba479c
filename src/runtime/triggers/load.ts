import type { Trigger } from './trigger';

/** At once. */
export const load: Trigger = (wake) => wake();
