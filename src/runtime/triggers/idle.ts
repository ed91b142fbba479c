import { inIdleTime, type Trigger } from './trigger';

/** Fires in idle time, at the latest after the given milliseconds: `idle:500`. */
export const idle: Trigger = (wake, argument, signal) => inIdleTime(wake, signal, Number(argument) || undefined);
