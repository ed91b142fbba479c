import { textOf } from '../../../src/safety/html';
import { navigate, safeUrl } from '../../../src/safety/url';
import { describeError, RequestError } from '../../../src/shop/request-error';
import { settings } from '../../../src/shop/settings';
import { commonMessages } from '../../../src/i18n/common-messages';
import type { CartAnswer } from '../../../src/shop/woocommerce/cart-api';
import { emit } from '../../../src/stores/events';
import { announce } from '../../../src/ui/announcer';
import { clearNotice, showNotice, type InlineNotice } from '../../../src/ui/inline-notice';
import { pageCart } from '../../../src/ui/page-cart';
import { sendOnce } from '../../../src/ui/send-once';
import { messages } from '../messages';
import { formOf, type Purchase } from '../model';

const inFlight = new WeakSet<Element>();

/**
 * Adds the product, then goes to the checkout (TILE-02). The product form's endpoint is used, since it answers with WooCommerce's
 * own reason when it refuses.
 *
 * @param follow What the browser does with the link: for a shop without that endpoint.
 */
export async function buy(link: HTMLElement, purchase: Purchase, follow: () => void): Promise<void> {
	// An impatient second click means the same thing.
	if (inFlight.has(link)) return;
	const data = { product_id: String(purchase.id), quantity: String(purchase.quantity) };
	if (!emit('archipel:adding-to-cart', { data, button: link }, link)) return;
	inFlight.add(link);
	link.setAttribute('aria-busy', 'true');
	clearNotice(link);
	const isLeaving = await attempt(link, purchase, data, follow);
	const settle = () => {
		inFlight.delete(link);
		link.removeAttribute('aria-busy');
	};
	if (!isLeaving) settle();
	// The page that we left may come back as it was, out of the browser's memory.
	else addEventListener('pageshow', settle, { once: true });
}

/** @returns True when the browser goes to another page. */
async function attempt(
	link: HTMLElement,
	purchase: Purchase,
	data: Readonly<Record<string, string>>,
	follow: () => void,
): Promise<boolean> {
	const form = formOf({ ...purchase, quantity: Number(data['quantity']) || purchase.quantity });
	let answer: CartAnswer;
	try {
		answer = await sendOnce(link, () => pageCart().addForm(form));
	} catch (error) {
		const isUnsure = sendOnce.isUnsure(link);
		if (isEndpointMissing(error) && !isUnsure) {
			follow();
			return true;
		}
		const retry = { label: commonMessages('retry'), onClick: () => void buy(link, purchase, follow) };
		tell(link, { text: messages(isUnsure ? 'unsure' : 'failed', { reason: describeError(error) }), action: retry });
		return false;
	}
	if (!answer.ok) {
		const { notices, message } = answer;
		const page = safeUrl(answer.productUrl)?.href;
		tell(link, {
			// WooCommerce's list would be a list inside a message; its words are what matters.
			text: (notices && textOf(notices)) || (message ?? messages('refused')),
			...(page && { link: { label: messages('productPage'), href: page } }),
		});
		return false;
	}
	const { fragments, cartHash } = answer.reply;
	emit('archipel:added-to-cart', { fragments, cartHash, button: link, data }, link);
	announce(messages('going'));
	const { checkoutUrl } = settings().shop;
	if (navigate(checkoutUrl)) return true;
	// The owner's checkout is on a host that nobody has allowed: the shopper decides.
	tell(link, { type: 'info', text: messages('going'), link: { label: messages('checkout'), href: checkoutUrl } });
	return false;
}

function tell(link: HTMLElement, notice: Partial<InlineNotice>): void {
	const row = link.closest('.archipel-tile-actions') ?? link;
	showNotice(link, { type: 'error', ...notice, place: (box) => row.after(box) });
	if (notice.type === 'info') return;
	emit('archipel:add-to-cart-failed', { button: link, message: notice.text ?? '' }, link);
}

/** WooCommerce answers an action that it does not know with status 200 and nothing (contracts/cart/wc-ajax-unknown-action). */
function isEndpointMissing(error: unknown): boolean {
	if (!(error instanceof RequestError)) return false;
	return (error.reason === 'http' && error.status === 404) || (error.reason === 'invalid' && error.body === '');
}
