import { commonMessages } from '../../../src/i18n/common-messages';
import { announce } from '../../../src/ui/announcer';
import { clearNotice, showNotice } from '../../../src/dom/inline-notice';
import { messages } from '../messages';

/** What is said in the place of the panel. */
export interface ChoiceNotices {
	/** No variation fits. WooCommerce's markup, which themes style (VAR-04). @returns The message. */
	readonly showNoMatch: () => HTMLElement;
	/** The server could not be asked. @returns The message. */
	readonly showFailure: (text: string, retry: () => void) => HTMLElement | undefined;
	/** @returns Whether there was one. */
	readonly clear: () => boolean;
}

/** @param anchor `.single_variation` of the form: messages stand after it. */
export function createChoiceNotices(anchor: Element): ChoiceNotices {
	const box = document.createElement('div');
	const text = box.appendChild(document.createElement('p'));
	let failure: HTMLElement | undefined;
	text.className = 'wc-no-matching-variations woocommerce-info';
	return {
		showNoMatch() {
			text.textContent = messages('noMatch');
			anchor.after(box);
			announce(text.textContent, 'assertive');
			return box;
		},
		showFailure(reason, retry) {
			showNotice(anchor, { type: 'error', text: reason, action: { label: commonMessages('retry'), onClick: retry } });
			failure = anchor.nextElementSibling instanceof HTMLElement ? anchor.nextElementSibling : undefined;
			return failure;
		},
		clear() {
			const hadOne = failure?.isConnected || box.isConnected;
			box.remove();
			clearNotice(anchor);
			return hadOne ?? false;
		},
	};
}
