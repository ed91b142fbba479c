import { announce } from '../../src/ui/announcer';
import { sayFailed } from '../../src/runtime/intents';
import { messages } from './messages';

/** Creates messages in the place of the panel. @param anchor `.single_variation` of the form; messages are inserted after it. */
export function createChoiceNotices(anchor: HTMLElement) {
	const box = document.createElement('div');
	const text = box.appendChild(document.createElement('p'));
	/** Token of the latest failure: an older one, whose modules load late, is dropped. */
	let latest: object | undefined;
	let failure: HTMLElement | undefined;
	let takeBack: (() => void) | undefined;
	text.className = 'wc-no-matching-variations woocommerce-info';
	return {
		/** Shows that no variation matches, in WooCommerce's markup, which themes style (VAR-04). @returns The message. */
		showNoMatch() {
			text.textContent = messages('noMatch');
			anchor.after(box);
			announce(text.textContent, 'assertive');
			return box;
		},
		/** Shows that the request failed. @returns The message. */
		async showFailure(error: unknown, retry: () => void) {
			const mine = (latest = {});
			const late = await import('./explain').catch(() => undefined);
			if (latest !== mine) return undefined;
			takeBack = late?.explainFailure(anchor, error, retry);
			// Without the module, the message may stand after a list or a closed field around the anchor.
			failure = late ? (anchor.nextElementSibling as HTMLElement) : sayFailed(anchor);
			return failure;
		},
		/** Removes the message. @returns Whether a message was shown. */
		clear() {
			const hadOne = failure?.isConnected || box.isConnected;
			box.remove();
			latest = undefined;
			takeBack?.();
			failure?.remove();
			return hadOne;
		},
	};
}
