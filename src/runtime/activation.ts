import type { TriggerName } from './triggers';

/** Something a shopper did to an island before it was mounted. */
export interface Intent {
	readonly type: 'click' | 'submit';
	/** The link, button or form. Detached by now if the view replaced it; its attributes can still be read. */
	readonly control: HTMLElement;
	/** The button that submitted the form, if any. */
	readonly submitter?: HTMLElement;
	/** Value of `data-archipel-intent` on the control, if it has one. */
	readonly name?: string;
}

/** Why an island woke up. */
export interface Activation {
	/** `intent` when a held click or submit woke it before its own trigger did. */
	readonly by: TriggerName | 'intent';
	/**
	 * Hands over what the shopper did while the island was not there, oldest first, each exactly once.
	 * An intent that nobody takes is carried out by the browser when the island has mounted.
	 */
	readonly takeIntents: () => Intent[];
}
