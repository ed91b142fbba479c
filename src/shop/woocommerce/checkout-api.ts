import * as z from '../../runtime/schema';
import { requestJson, wcAjaxUrl } from '../http';
import { nonceBroker } from '../nonce-broker';
import { RequestError } from '../request-error';

/** Timeout in milliseconds for the totals: the server may query carriers. */
const REVIEW_TIMEOUT = 20_000;

/** Timeout in milliseconds for an order: the server may query a bank. */
const ORDER_TIMEOUT = 60_000;

/** Milliseconds between two polls of a running order, and maximum number of polls. */
const ASK_AGAIN = 2000;
const ASK_TIMES = 8;

/** Response of `update_order_review` (SERVERS.md, S59, S60); plugins may add fields. */
export interface ReviewReply extends Readonly<Record<string, unknown>> {
	/** HTML by selector; must pass the HTML gate. */
	readonly fragments: Readonly<Record<string, string>>;
	/** `failure` with messages. An expired session sends no result. */
	readonly result?: unknown;
	/** HTML of notices. */
	readonly messages?: unknown;
	readonly reload?: unknown;
}

/** Response of `checkout` (SERVERS.md, S62, S63); payment methods may add fields. */
export interface OrderReply extends Readonly<Record<string, unknown>> {
	/** `success` or `failure`; both are HTTP 200. */
	readonly result: string;
	/** Redirect URL of a success: the order page or a payment provider, on any host. */
	readonly redirect?: unknown;
	/** HTML of notices. */
	readonly messages?: unknown;
	/** The form's nonce has expired, or the totals have changed: the review must be updated. */
	readonly refresh?: unknown;
	readonly reload?: unknown;
}

const record = z.once(() => z.record(z.string(), z.unknown()));

/** The order exists, but its payment state is unknown: it must not be sent again. */
export class UnclearOrder extends RequestError {}

/** WooCommerce's checkout API. All functions throw `RequestError` for an unusable response. */
export const checkoutApi = {
	/**
	 * Requests the order totals for this address, shipping and payment method. Safe to repeat.
	 *
	 * @param nonce Nonce of the page; if missing or refused, a fresh one is fetched.
	 */
	async updateReview(fields: URLSearchParams, nonce: string | undefined, signal: AbortSignal): Promise<ReviewReply> {
		const url = wcAjaxUrl('update_order_review');
		// Tells the plugin that its island asks: it may answer `reload` (scripted-gateways.php).
		const headers = { 'X-Archipel-Request': 'totals' };
		const send = async (security: string) => {
			const form = new URLSearchParams([['security', security], ...fields]);
			const reply = await requestJson(url, record, { form, headers, signal, timeout: REVIEW_TIMEOUT, isRead: true });
			const { fragments } = reply;
			const isMap = typeof fragments === 'object' && fragments !== null;
			if (!isMap || Object.values(fragments).some((html) => typeof html !== 'string'))
				throw new RequestError('invalid', url);
			return reply as ReviewReply;
		};
		if (nonce)
			try {
				return await send(nonce);
			} catch (error) {
				if (!(error instanceof RequestError) || error.status !== 403) throw error;
			}
		return nonceBroker.use('update-order-review', send);
	},

	/** Sends the order. @param key Idempotency key: the plugin places the order once, and `askOrder` finds it by the key. */
	async placeOrder(fields: URLSearchParams, key: string): Promise<OrderReply> {
		const url = wcAjaxUrl('checkout');
		const headers = { 'X-Archipel-Request': key };
		return readReply(await requestJson(url, record, { form: fields, headers, timeout: ORDER_TIMEOUT }), url);
	},

	/**
	 * Requests the state of an order whose response was lost; polls while the order is running.
	 *
	 * @returns `undefined` if no order was placed.
	 * @throws RequestError if the state is not known yet; `UnclearOrder` if the payment state stays unknown.
	 */
	async askOrder(key: string, pause = ASK_AGAIN): Promise<OrderReply | undefined> {
		const url = wcAjaxUrl('archipel_placed_order');
		for (let turn = 1; ; turn++) {
			const { state, reply } = await requestJson(url, record, { form: { key }, isRead: true });
			if (state === 'none') return undefined;
			if (state === 'placed') return readReply(Object(reply) as Readonly<Record<string, unknown>>, url);
			if (state === 'unclear') throw new UnclearOrder('invalid', url);
			if (state !== 'running') throw new RequestError('invalid', url);
			if (turn === ASK_TIMES) throw new RequestError('timeout', url);
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	},
};

function readReply(reply: Readonly<Record<string, unknown>>, url: string): OrderReply {
	const { result } = reply;
	if (result === 'failure') return { ...reply, result };
	// A success needs a redirect.
	if (result === 'success' && typeof reply['redirect'] === 'string') return { ...reply, result };
	throw new RequestError('invalid', url);
}
