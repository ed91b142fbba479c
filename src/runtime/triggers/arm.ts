import { cookie } from './cookie';
import { event } from './event';
import { hash } from './hash';
import { idle } from './idle';
import { interaction } from './interaction';
import { load } from './load';
import { media } from './media';
import { near } from './near';
import { prefetch as prefetchTrigger } from './prefetch';
import { stale } from './stale';
import { storage } from './storage';
import { inIdleTime, type Trigger } from './trigger';
import { visible } from './visible';

const triggers = {
	load,
	idle,
	prefetch: prefetchTrigger,
	visible,
	interaction,
	media,
	cookie,
	stale,
	storage,
	event,
	hash,
	near,
};

export type TriggerName = keyof typeof triggers;

/**
 * Arms every alternative of `when` (`visible:300px | media:(min-width: 48em)`). An unknown name counts as `visible`,
 * and a trigger with an invalid argument as `idle`.
 *
 * @param wake Called at most once for each alternative, with the name of the one that fired.
 */
export function arm(
	when: string,
	wake: (by: TriggerName) => void,
	signal: AbortSignal,
	host: HTMLElement,
	prefetch: () => void,
): void {
	for (const alternative of when.split(' | ')) {
		const [, name = '', argument = ''] = /^ *(\w+):?(.*)/.exec(alternative) ?? [];
		const by = Object.hasOwn(triggers, name) ? (name as TriggerName) : 'visible';
		const fire = () => !signal.aborted && wake(by);
		try {
			(triggers[by] as Trigger)(fire, argument, signal, host, prefetch);
		} catch {
			inIdleTime(fire, signal);
		}
		if (signal.aborted) return;
	}
}
