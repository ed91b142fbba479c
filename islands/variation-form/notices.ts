import { announce } from '../../src/ui/announcer';
import { sayFailed } from '../../src/runtime/intents';
import { messages } from './messages';

/** Messages in the place of the panel. */
export interface ChoiceNotices {
	/** Shows that no variation matches, in WooCommerce's markup, which themes style (VAR-04). @returns The message. */
	readonly showNoMatch: () => HTMLElement;
	/** Shows that the request failed. @returns The message. */
	readonly showFailure: (error: unknown, retry: () => void) => Promise<HTMLElement | undefined>;
	/** Removes the message. @returns Whether a message was shown. */
	readonly clear: () => boolean;
}

/** @param anchor `.single_variation` of the form; messages are inserted after it. */
export function createChoiceNotices(anchor: HTMLElement): ChoiceNotices {
	const box = document.createElement('div');
	const text = box.appendChild(document.createElement('p'));
	/** Token of the latest failure: an older one, whose modules load late, is dropped. */
	let latest: object | undefined;
	let failure: HTMLElement | undefined;
	let takeBack: (() => void) | undefined;
	text.className = 'wc-no-matching-variations woocommerce-info';
	return {
		showNoMatch() {
			text.textContent = messages('noMatch');
			anchor.after(box);
			announce(text.textContent, 'assertive');
			return box;
		},
		async showFailure(error, retry) {
			const mine = (latest = {});
			const late = await import('./explain').catch(() => undefined);
			if (latest !== mine) return undefined;
			if (late) takeBack = late.explainFailure(anchor, error, retry);
			else sayFailed(anchor);
			failure = anchor.nextElementSibling instanceof HTMLElement ? anchor.nextElementSibling : undefined;
			return failure;
		},
		clear() {
			const hadOne = failure?.isConnected || box.isConnected;
			box.remove();
			latest = undefined;
			takeBack?.();
			failure?.remove();
			return hadOne ?? false;
		},
	};
}
