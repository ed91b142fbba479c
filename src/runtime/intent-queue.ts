import type { Intent } from './activation';
import { leaveToBrowser } from './intents';

/** Milliseconds until a held intent falls back to the browser's default action; customers leave after about ten seconds. */
export const PATIENCE = 8000;

/** An island with held intents. */
export interface Taker {
	/** Handles an intent; absent until the island is mounted. @returns False if the intent was not handled. */
	take?: ((intent: Intent) => boolean) | undefined;
	/** Place of the failure message for a control that has left the page. */
	readonly host?: HTMLElement | undefined;
}

interface Held {
	readonly intent: Intent;
	readonly taker: Taker;
}

/**
 * Held intents of unmounted islands, one queue for the page: an intent is handed over after all earlier ones are handed over or given up
 * (RT-13). So a variation is chosen before the add to cart that depends on it, whichever file loads first.
 */
const queue: Held[] = [];

// Keeps the datasets of pressed controls when the page is left before their islands are mounted: src/stores/stored-changes.ts adds the hearts' products on the next page.
addEventListener('pagehide', () => {
	try {
		for (const held of queue)
			localStorage['archipel-intents'] = JSON.stringify([
				...JSON.parse(localStorage['archipel-intents'] || '[]').slice(-19),
				held.intent.control.dataset,
			]);
	} catch {
		// Storage is blocked, or holds what another script has written.
	}
});

/** Holds an intent for an island and marks its control as busy. */
export function hold(intent: Intent, taker: Taker): void {
	const last = queue.findLast((held) => held.taker === taker)?.intent;
	// A second press on the same control is dropped.
	if (last?.control === intent.control && last.submitter === intent.submitter) return;
	const held = { intent, taker };
	queue.push(held);
	intent.control.setAttribute('aria-busy', 'true');
	setTimeout(() => {
		if (!queue.includes(held)) return;
		// Files that hang may occupy all connections to the server; in Chromium the next page would wait for one.
		if (intent.control.matches('a,form')) stop();
		leaveToBrowser(remove(held));
		handOver();
	}, PATIENCE);
}

/** Hands over the intents at the head of the queue whose islands are mounted. */
export function handOver(): void {
	for (let held = queue[0]; held?.taker.take; held = queue[0]) {
		remove(held);
		if (!held.taker.take(held.intent)) leaveToBrowser(held.intent, held.taker.host);
	}
}

/** Removes and returns the island's intents at the head of the queue, up to the first of another island. */
export function takeFor(taker: Taker): Intent[] {
	const taken: Intent[] = [];
	while (queue[0]?.taker === taker) taken.push(remove(queue[0]));
	return taken;
}

export function abandonFor(taker: Taker): void {
	queue.filter((held) => held.taker === taker).forEach((held) => leaveToBrowser(remove(held)));
}

function remove(held: Held): Intent {
	queue.splice(queue.indexOf(held), 1);
	held.intent.control.removeAttribute('aria-busy');
	return held.intent;
}
