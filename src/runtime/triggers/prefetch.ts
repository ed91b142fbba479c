import { inIdleTime, type Trigger } from './trigger';

/** Brings the files in idle time and runs nothing: another trigger mounts the island, without a wait for the network. */
export const prefetch: Trigger = (_wake, _argument, signal, _host, bring) => inIdleTime(bring, signal);
