import { jQueryData, triggerJQuery, wrapForJQuery } from '../../../src/shop/jquery-bridge';
import { describeError, RequestError } from '../../../src/shop/request-error';
import { settings } from '../../../src/shop/settings';
import { syncBlockCart } from '../../../src/shop/woocommerce/block-cart';
import type { CartAnswer } from '../../../src/shop/woocommerce/cart-api';
import { navigate } from '../../../src/safety/url';
import { emit } from '../../../src/stores/events';
import { announce } from '../../../src/ui/announcer';
import { commonMessages } from '../../../src/i18n/common-messages';
import { clearNotice } from '../../../src/ui/inline-notice';
import { pageCart } from '../../../src/ui/page-cart';
import { sendOnce } from '../../../src/ui/send-once';
import { messages } from '../messages';
import { fieldsOf } from '../model';
import type { Props } from '../props';
import { showCartLink } from './cart-link';
import { showTileNotice } from './tile-notice';

/** Milliseconds after which screen readers are told (specification, section 9). */
const ANNOUNCE_DELAY = 1000;

export type NoticeOptions = Pick<Props, 'addedNotice' | 'noticeDuration'>;

const inFlight = new WeakSet<Element>();

/**
 * Adds the product of a tile's button: idle → loading → added, or idle again with a message (specification, section 4).
 * While a button is loading, another click on it means the same thing and does nothing.
 */
export async function addToCart(button: HTMLElement, options: NoticeOptions): Promise<void> {
	if (inFlight.has(button)) return;
	inFlight.add(button);
	clearNotice(button);
	show(button, 'loading');
	const isLeaving = await attempt(button, options);
	if (!isLeaving) return settle(button);
	// The page that we left may come back as it was, out of the browser's memory.
	addEventListener('pageshow', () => settle(button), { once: true });
}

function settle(button: HTMLElement): void {
	inFlight.delete(button);
	if (button.classList.contains('loading')) show(button, 'idle');
	// WooCommerce's own script tells it as well, where it is left on the page.
	if (!coreRegion()) triggerJQuery(document.body, 'wc_cart_button_updated', [wrapForJQuery(button)]);
}

/** @returns True when the browser goes to another page. */
async function attempt(button: HTMLElement, options: NoticeOptions): Promise<boolean> {
	const context = button.closest('[data-wp-context]')?.getAttribute('data-wp-context');
	const data = fieldsOf(button.dataset, jQueryData(button), context);
	// It passes our events on to jQuery's listeners, which may veto: it must be there before the first of them.
	pageCart();
	if (!emit('archipel:adding-to-cart', { data, button }, button)) return false;
	let answer: CartAnswer;
	try {
		answer = await sendOnce(button, () => pageCart().add(data));
	} catch (error) {
		const isOffline = error instanceof RequestError && error.reason === 'offline';
		const reason = describeError(error);
		const text = isOffline ? reason : messages(sendOnce.isUnsure(button) ? 'unsure' : 'notAdded', { reason });
		fail(button, text, { label: commonMessages('retry'), onClick: () => void addToCart(button, options) });
		return false;
	}
	if (answer.ok) return succeed(button, data, answer, options);
	// The reason waits in the shopper's session and is shown by the next page, which is the product's (CART-03).
	if (navigate(answer.productUrl)) return true;
	fail(button, answer.message ?? messages('refused'));
	return false;
}

function succeed(
	button: HTMLElement,
	data: Readonly<Record<string, string>>,
	{ reply: { fragments, cartHash } }: CartAnswer & { ok: true },
	{ addedNotice, noticeDuration }: NoticeOptions,
): boolean {
	show(button, 'added');
	showCartLink(button);
	emit('archipel:added-to-cart', { fragments, cartHash, button, data }, button);
	syncBlockCart();
	const { cartRedirectAfterAdd, cartUrl } = settings().shop;
	if (cartRedirectAfterAdd && navigate(cartUrl)) return true;
	const message = button.dataset['success_message'] || messages('added');
	if (coreRegion()?.textContent !== message) announce(message, 'polite', ANNOUNCE_DELAY);
	if (addedNotice) showTileNotice(button, { type: 'success', text: message, duration: noticeDuration, isSilent: true });
	return false;
}

function fail(button: HTMLElement, text: string, action?: { label: string; onClick: () => void }): void {
	show(button, 'idle');
	showTileNotice(button, { type: 'error', text, isDismissible: true, ...(action && { action }) });
	emit('archipel:add-to-cart-failed', { button, message: text }, button);
}

function show(button: HTMLElement, state: 'idle' | 'loading' | 'added'): void {
	button.classList.toggle('loading', state === 'loading');
	button.classList.toggle('added', state === 'added');
	// It stays in the order of the Tab key, and does nothing meanwhile.
	for (const attribute of ['aria-busy', 'aria-disabled']) {
		if (state === 'loading') button.setAttribute(attribute, 'true');
		else button.removeAttribute(attribute);
	}
}

/** The live region of WooCommerce's own script, which is there when that script is running. */
function coreRegion(): Element | null {
	return document.querySelector('.widget_shopping_cart_live_region');
}
