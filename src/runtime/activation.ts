import type { TriggerName } from './triggers/arm';

/** Something a shopper did to an island before it was mounted. */
export interface Intent {
	/** The link or button, or the form that was submitted; for a key, what had the focus. Detached by now if the view replaced it; its attributes can still be read. */
	readonly control: HTMLElement;
	/** The button that submitted the form, if any. */
	readonly submitter?: HTMLElement | undefined;
}

/** Why an island woke up. */
export interface Activation {
	/** `intent` when a held click or submit woke it before its own trigger did. */
	readonly by: TriggerName | 'intent';
	/**
	 * Hands over what the shopper did while the island was not there, oldest first, each exactly once. Call it when the island's own listeners
	 * are there: what has to wait for something that the shopper did before, on an island that is still on its way, is left out here and reaches
	 * those listeners in its turn (RT-13). What nobody takes is done on the page when the island has mounted.
	 */
	readonly takeIntents: () => Intent[];
	/**
	 * Who answers what is held, at once and in its turn, instead of the listeners. False from it means that it had no answer. For what replaces the
	 * server's controls. Absent with a stub of an older build; one that is not so old leaves what has its turn now to `takeIntents`.
	 */
	readonly onIntent?: (answer: (intent: Intent) => boolean) => void;
}

/**
 * Answers what was held for an island, each in its turn. For an island whose listeners are not on the controls that the server printed; where they
 * are, `takeIntents` is enough.
 *
 * @param answer False where it has no answer: then the browser carries it out, or the shopper is told.
 */
export function answerIntents({ takeIntents, onIntent }: Activation, answer: (intent: Intent) => boolean): void {
	onIntent?.(answer);
	takeIntents().forEach(answer);
}
