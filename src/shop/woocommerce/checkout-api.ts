import { late } from '../../runtime/late';
import * as z from '../../runtime/schema';
import { requestJson, wcAjaxUrl } from '../http';
import { nonceBroker } from '../nonce-broker';
import { RequestError } from '../request-error';

/** Milliseconds for the totals: carriers of other companies are asked for their prices meanwhile. */
const REVIEW_TIMEOUT = 20_000;

/** Milliseconds for an order: the bank may be asked meanwhile. */
const ORDER_TIMEOUT = 60_000;

/** Milliseconds between two questions about an order that is still under way, and how often it is asked. */
const ASK_AGAIN = 2000;
const ASK_TIMES = 8;

/** What `update_order_review` answers (SERVERS.md, S59, S60), with whatever plugins add. */
export interface ReviewReply extends Readonly<Record<string, unknown>> {
	/** HTML by selector; goes through the HTML gate. */
	readonly fragments: Readonly<Record<string, string>>;
	/** `failure` with messages. A lost session says nothing here. */
	readonly result?: unknown;
	/** HTML of notices. */
	readonly messages?: unknown;
	readonly reload?: unknown;
}

/** What `checkout` answers (SERVERS.md, S62, S63), with whatever a payment method adds. */
export interface OrderReply extends Readonly<Record<string, unknown>> {
	/** `success` or `failure`; both are HTTP 200. */
	readonly result: string;
	/** Where a success leads: the order, or whoever takes the payment, on any host. */
	readonly redirect?: unknown;
	/** HTML of notices. */
	readonly messages?: unknown;
	/** The nonce of the form is not good any more, or the totals have changed. */
	readonly refresh?: unknown;
	readonly reload?: unknown;
}

/** What became of an order whose answer was lost. */
type OrderState =
	| { readonly state: 'none' | 'running' }
	/** The order was made, and whether it was paid nobody knows. */
	| { readonly state: 'unclear' }
	| { readonly state: 'placed'; readonly reply: OrderReply };

const record = late(() => z.record(z.string(), z.unknown()));

/** The order is in the shop, and nobody knows whether it was paid: it is not sent again. */
export class UnclearOrder extends RequestError {}

/** The calls of WooCommerce's checkout. All throw `RequestError` when there is no usable answer. */
export const checkoutApi = {
	/**
	 * The order as the server reckons it for this address, shipping and payment method. It may be asked twice.
	 *
	 * @param nonce The one that the page came with; without one, or when the server refuses it, a fresh one is fetched.
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

	/**
	 * Sends the order.
	 *
	 * @param key Names what the shopper wants: the plugin carries it out once, and can be asked for it (`askOrder`).
	 */
	async placeOrder(fields: URLSearchParams, key: string): Promise<OrderReply> {
		const url = wcAjaxUrl('checkout');
		const headers = { 'X-Archipel-Request': key };
		const reply = await requestJson(url, record, { form: fields, headers, timeout: ORDER_TIMEOUT });
		return readReply(reply, url);
	},

	/**
	 * Asks what became of an order whose answer was lost; while it is still under way, again.
	 *
	 * @returns `undefined` if nothing was ordered.
	 * @throws RequestError while nobody knows; `UnclearOrder` if nobody ever will.
	 */
	async askOrder(key: string, pause = ASK_AGAIN): Promise<OrderReply | undefined> {
		const url = wcAjaxUrl('archipel_placed_order');
		for (let turn = 1; ; turn++) {
			const answer = readState(await requestJson(url, record, { form: { key }, isRead: true }), url);
			if (answer.state === 'none') return undefined;
			if (answer.state === 'placed') return answer.reply;
			if (answer.state === 'unclear') throw new UnclearOrder('invalid', url);
			if (turn === ASK_TIMES) throw new RequestError('timeout', url);
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	},
};

function readReply(reply: Readonly<Record<string, unknown>>, url: string): OrderReply {
	const { result } = reply;
	if (result === 'failure') return { ...reply, result };
	// A success that leads nowhere is none.
	if (result === 'success' && typeof reply['redirect'] === 'string') return { ...reply, result };
	throw new RequestError('invalid', url);
}

function readState({ state, reply }: Readonly<Record<string, unknown>>, url: string): OrderState {
	if (state === 'none' || state === 'running' || state === 'unclear') return { state };
	if (state === 'placed' && typeof reply === 'object' && reply !== null)
		return { state, reply: readReply(reply as Readonly<Record<string, unknown>>, url) };
	throw new RequestError('invalid', url);
}
