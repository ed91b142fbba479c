import type { TriggerName } from './triggers';

/** A click, key press or submit on an island before it was mounted. */
export interface Intent {
	/**
	 * The pressed link or button, the submitted form, or for a key the focused element. May be detached if the view replaced it; its attributes stay
	 * readable.
	 */
	readonly control: HTMLElement;
	/** The button that submitted the form, if any. */
	readonly submitter?: HTMLElement | undefined;
}

/** Why an island was mounted. */
export interface Activation {
	/** Name of the trigger; `intent` if a held click, key or submit came before the trigger. */
	readonly by: TriggerName | 'intent';
	/**
	 * Returns the held intents of the island, oldest first, each exactly once. Call it after the island's own listeners are added: an intent that
	 * must wait for an earlier one on another, unmounted island is not returned, but dispatched to those listeners later (RT-13). Intents that
	 * are not taken are dispatched on the page after mounting.
	 */
	readonly takeIntents: () => Intent[];
	/**
	 * Sets the handler of held intents, current and later ones, instead of the listeners; it returns false for an unhandled intent. For islands that
	 * replace the server's controls. Absent in stubs of older builds; in some builds it gets later intents only: call `takeIntents` too.
	 */
	readonly onIntent?: (answer: (intent: Intent) => boolean) => void;
}

/**
 * Handles the held intents of an island in order. For islands whose listeners are not on the server's controls; otherwise `takeIntents`
 * is enough.
 *
 * @param answer Returns false for an unhandled intent: the browser then runs its default action, or an error message is shown.
 */
export function answerIntents({ takeIntents, onIntent }: Activation, answer: (intent: Intent) => boolean): void {
	onIntent?.(answer);
	takeIntents().forEach(answer);
}
