import type { Trigger } from './trigger';

/** Fires immediately. */
export const load: Trigger = (wake) => wake();
