import { inIdleTime, type Trigger } from './trigger';

/** In idle time, after so many milliseconds at the latest: `idle:500`. */
export const idle: Trigger = (wake, argument, signal) => inIdleTime(wake, signal, Number(argument) || undefined);
