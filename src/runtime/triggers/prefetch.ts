import { inIdleTime, type Trigger } from './trigger';

/** Prefetches the files in idle time without executing; another trigger mounts the island without waiting for the network. */
export const prefetch: Trigger = (_wake, _argument, signal, _host, bring) => inIdleTime(bring, signal);
