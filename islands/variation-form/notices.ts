import { commonMessages } from '../../src/i18n/common-messages';
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
			const [notice, reasons] = await Promise.all([
				import('../../src/dom/inline-notice'),
				import('../../src/shop/request-error'),
			]).catch(() => []);
			if (latest !== mine) return undefined;
			if (notice && reasons) {
				const action = { label: commonMessages('retry'), onClick: retry };
				takeBack = notice.showNotice(anchor, { type: 'error', text: reasons.describeError(error), action });
			} else sayFailed(anchor);
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
