import { safeHtml } from '../../safety/html';
import { safeUrl } from '../../safety/url';
import { requestPage, requestText, wcAjaxUrl, type RequestOptions } from '../http';
import { nonceBroker } from '../nonce-broker';
import { RequestError } from '../request-error';
import { readCartPage, readTotals, type CartPage, type CartTotals, type ShippingMethods } from './cart-page';
import { findNotices, isErrorNotice, noticeText } from './page-notices';

/** Timeout in milliseconds: the cart page is WooCommerce's slowest page and is never cached. */
const PAGE_TIMEOUT = 15_000;

/** Query parameters that cause an action. */
const ACTING =
	'add-to-cart quantity variation_id remove_item undo_item remove_coupon order_again empty_cart wc-ajax _wpnonce'.split(
		' ',
	);

/** A form to submit, as the browser would. */
export interface PageForm {
	readonly method: string;
	readonly action: string;
	readonly fields: URLSearchParams;
}

/** Returns whether a cart page shows the wanted change. */
export type WasDone = (page: CartPage) => boolean;

const NONCE = 'woocommerce-cart';

/**
 * The calls of WooCommerce's cart page (CP-02 to CP-04). Who makes them sees to
 * their turn among the writes of the cart. All throw `RequestError` when there is no usable answer.
 */
export const cartPageApi = {
	/** Submits the cart form or the shipping calculator; retried with a fresh nonce if ignored. */
	send: ({ method, action, fields }: PageForm, wasDone: WasDone): Promise<CartPage> =>
		heeded((answer) => {
			const sent = new URLSearchParams(fields);
			const nonces = answer ? [...fields.keys()].filter((name) => name.endsWith('-nonce')) : [];
			for (const name of nonces) sent.set(name, fieldOf(answer!, name) ?? '');
			return page(shopUrl(action), { method: method.toLowerCase() === 'post' ? 'POST' : 'GET', form: sent });
		}, wasDone),

	/** Requests a remove or undo link of the cart page; retried with a fresh nonce if ignored. */
	open: (address: string, wasDone: WasDone): Promise<CartPage> =>
		heeded(async (answer) => {
			const url = shopUrl(address);
			// An empty cart page has no form and no nonce.
			if (answer) url.searchParams.set('_wpnonce', fieldOf(answer, `${NONCE}-nonce`) ?? (await nonceBroker.get(NONCE)));
			return page(url, { method: 'GET' });
		}, wasDone),

	/** Requests the current cart page; removed lines can still be restored afterwards. */
	read: (): Promise<CartPage> => page(keepingRemoved(shopUrl(location.href)), { method: 'GET', isRead: true }),

	/** @param email Billing e-mail of the checkout: a coupon may be limited to some customers. */
	applyCoupon: (code: string, email?: string): Promise<CouponAnswer> =>
		withNonce('apply-coupon', 'apply_coupon', {
			coupon_code: code,
			...(email !== undefined && { billing_email: email }),
		}).then(readCouponAnswer),

	removeCoupon: (code: string): Promise<CouponAnswer> =>
		withNonce('remove-coupon', 'remove_coupon', { coupon: code }).then(readCouponAnswer),

	async totals(): Promise<CartTotals> {
		const url = wcAjaxUrl('get_cart_totals');
		return readTotals(await requestText(url, { method: 'GET', isRead: true }), document, url);
	},

	async updateShippingMethod(methods: ShippingMethods): Promise<CartTotals> {
		const reply = await withNonce('update-shipping-method', 'update_shipping_method', methods);
		return readTotals(reply, document, 'update_shipping_method');
	},
};

/**
 * Adds `removed_item` to a URL, because WooCommerce otherwise forgets removed lines on each page request
 * (WC_Cart_Session::clean_up_removed_cart_contents), and displayed undo links stop working. Removes parameters
 * that would repeat an action, such as `add-to-cart`.
 */
export function keepingRemoved(url: URL): URL {
	for (const name of ACTING) url.searchParams.delete(name);
	url.searchParams.set('removed_item', '1');
	return url;
}

async function page(url: URL, options: RequestOptions): Promise<CartPage> {
	const { body } = await requestPage(url.href, { timeout: PAGE_TIMEOUT, ...options });
	return readCartPage(body, document, url.href);
}

/**
 * The server ignores a stale nonce and shows no notice; an accepted change gets one. Every cart form in an answer
 * has a fresh nonce (SERVERS.md, S26): an ignored call is repeated once with that.
 *
 * @param ask Gets the answer that did nothing the second time.
 * @throws RequestError `stale-nonce` if the server does not do it then either.
 */
async function heeded(ask: (ignored?: CartPage) => Promise<CartPage>, wasDone: WasDone): Promise<CartPage> {
	const isHeeded = (answer: CartPage) => answer.notices.length > 0 || wasDone(answer);
	const first = await ask();
	if (isHeeded(first)) return first;
	const second = await ask(first);
	if (isHeeded(second)) return second;
	throw new RequestError('stale-nonce', 'cart');
}

const fieldOf = ({ form, totals }: CartPage, name: string): string | undefined =>
	[form, totals].flatMap((part) => part?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? [])[0];

const withNonce = (action: string, endpoint: string, fields: Readonly<Record<string, string>>): Promise<string> =>
	nonceBroker.use(action, (security) => requestText(wcAjaxUrl(endpoint), { form: { security, ...fields } }));

/** Response to a coupon; `text` is the plain text of the notices. */
export type CouponAnswer = Readonly<ReturnType<typeof readCouponAnswer>>;

function readCouponAnswer(html: string) {
	const notices = findNotices(safeHtml(html));
	if (!notices.length || /<(!doctype|html)\b/i.test(html)) throw new RequestError('invalid', 'coupon', { body: html });
	return { ok: !notices.some(isErrorNotice), notices, text: notices.map(noticeText).join(' ') };
}

/** Checks a URL from server HTML: requests with the customer's cookies must stay on the shop's origin. */
function shopUrl(address: string): URL {
	const url = safeUrl(address);
	if (!url || url.origin !== location.origin) throw new RequestError('invalid', address);
	return url;
}
