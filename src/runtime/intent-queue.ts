import type { Intent } from './activation';
import { giveUp } from './give-up';

/** Milliseconds after which a held intent goes to the browser, although the island may still come: shoppers wait ten seconds and leave. */
export const PATIENCE = 8000;

/** An island that something is held for. */
export interface Taker {
	/** Takes an intent whose turn has come; absent while the island is on its way. @returns False if it has no answer. */
	take?: ((intent: Intent) => boolean) | undefined;
	/** Where the shopper is told about a control that has left the page. */
	readonly host?: HTMLElement | undefined;
}

interface Held {
	readonly intent: Intent;
	readonly taker: Taker;
}

/**
 * What the shopper did to islands that are on their way, in one line for the whole page: each is handed over when all before it are, or have
 * been given up (RT-13). A choice comes before the purchase that depends on it, whichever file comes first.
 */
const queue: Held[] = [];

// Pressed, and the page is left before the island has come: an island that knows its control by these carries it out on the next page.
addEventListener('pagehide', () => {
	if (queue[0]) localStorage['archipel-intents'] = JSON.stringify(queue.map((held) => held.intent.control.dataset));
});

/** Keeps an intent for an island, and shows at its control that it is under way. */
export function hold(intent: Intent, taker: Taker): void {
	const last = queue.findLast((held) => held.taker === taker)?.intent;
	// An impatient second click on the same control means the same thing.
	if (last?.control === intent.control && last.submitter === intent.submitter) return;
	const held = { intent, taker };
	queue.push(held);
	intent.control.setAttribute('aria-busy', 'true');
	setTimeout(() => {
		if (!queue.includes(held)) return;
		giveUp(remove(held));
		handOver();
	}, PATIENCE);
}

/** Hands over what need not wait any more. */
export function handOver(): void {
	for (let held = queue[0]; held?.taker.take; held = queue[0]) {
		remove(held);
		if (!held.taker.take(held.intent)) giveUp(held.intent, held.taker.host);
	}
}

/** What is the island's turn now, up to the first that has to wait for another island. */
export function takeFor(taker: Taker): Intent[] {
	const taken: Intent[] = [];
	while (queue[0]?.taker === taker) taken.push(remove(queue[0]));
	return taken;
}

/** Gives up all that is held for an island. */
export function abandonFor(taker: Taker): void {
	queue.filter((held) => held.taker === taker).forEach((held) => giveUp(remove(held)));
}

function remove(held: Held): Intent {
	queue.splice(queue.indexOf(held), 1);
	held.intent.control.removeAttribute('aria-busy');
	return held.intent;
}
