import { urlOf } from '../../src/safety/url';
import { setBusy } from '../../src/dom/mark-busy';
import { listen } from '../../src/runtime/listen';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import { whileLeaving } from '../../src/dom/while-leaving';
import { followRedirect } from '../../src/safety/server-redirect';
import { askJQuery, onJQueryTrigger, triggerJQuery, wrapForJQuery } from '../../src/shop/jquery-bridge';
import { createMutation, type MutationOptions } from '../../src/shop/mutation';
import { cartQueue } from '../../src/shop/mutation-queue';
import { checkoutApi, UnclearOrder, type OrderReply } from '../../src/shop/woocommerce/checkout-api';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { generalError } from './core-checkout';
import { chosenPayment, serialize } from './fields-sent';
import type { Groups } from './notice-groups';
import type { PaymentMethods } from './payment-methods';

/** Class that WooCommerce sets on the form while an order is being sent; payment methods remove it when their step fails. */
const PROCESSING = 'processing';

interface PlacingOptions {
	readonly groups: Groups;
	readonly payment: PaymentMethods;
	/** Cancels pending updates: the order request sends the same fields. */
	readonly hold: () => void;
	/** Requests the totals; their payment fragment contains a new nonce. */
	readonly update: () => void;
	readonly signal: AbortSignal;
}

/**
 * Sends the order once, no matter how often or when the button is pressed (CHK-09). It queues behind pending totals requests. WooCommerce's events ask
 * payment methods before sending and pass the response to them (CHK-10). If the response is lost, the server is asked for the order first; it is sent
 * again only if there is no order.
 */
export function followPlacing(form: HTMLFormElement, { groups, payment, hold, update, signal }: PlacingOptions) {
	let isOver = false;

	const stay = (event: Event) => event.preventDefault();
	/** Like WooCommerce's script: the browser asks for confirmation before leaving while an order is being sent. */
	const askToStay = (asks: boolean) => (asks ? addEventListener : removeEventListener)('beforeunload', stay);
	const lock = (isLocked: boolean) => {
		form.classList.toggle(PROCESSING, isLocked);
		setBusy(form, isLocked);
	};
	const refuse = (html: string) => {
		lock(false);
		groups.show('checkout', html);
		triggerJQuery(document.body, 'checkout_error', [html]);
	};
	const refuseText = () => refuse(`<div class="woocommerce-error">${generalError() ?? t('failed')}</div>`);

	const leave = (redirect: unknown) => {
		const address = urlOf(redirect);
		// A payment method that continues on this page redirects to a hash.
		const stays = Boolean(address?.hash) && address!.href.split('#')[0] === location.href.split('#')[0];
		isOver = !stays;
		const end = isOver
			? whileLeaving(() => {
					isOver = false;
					lock(false);
				})
			: () => {};
		if (followRedirect(redirect)) return;
		end();
		isOver = false;
		refuseText();
	};
	const onAnswer = (reply: OrderReply) => {
		form.querySelectorAll('.checkout-inline-error-message').forEach((words) => words.remove());
		if (reply.result === 'success' && askJQuery(form, 'checkout_place_order_success', [reply, handlers]))
			return leave(reply.redirect);
		if (reply.reload === true) return location.reload();
		if (reply.refresh === true) update();
		if (typeof reply.messages === 'string' && reply.messages.trim()) refuse(reply.messages);
		else refuseText();
	};

	const anchor = () => form.querySelector('#place_order') ?? form;
	const change = orderChange(() => serialize(form));
	/** One mutation for all attempts: until the server has responded, the next press retries it with the same key. */
	const mutation = createMutation<OrderReply>({
		...change,
		queue: cartQueue,
		signal,
		show() {
			lock(true);
			askToStay(true);
			const fallSilent = announce(t('sending'), 'polite', 1000);
			return (reply) => {
				fallSilent();
				askToStay(false);
				if (reply) onAnswer(reply);
				else lock(false);
			};
		},
		notify(notice) {
			clearNotice(anchor());
			if (!notice) return;
			const outcome = mutation.isUnsure() ? t('unsure') : t('nothingOrdered');
			const text = change.isUnclear() ? t('unclear') : `${notice.text} ${outcome}`;
			showNotice(anchor(), change.isUnclear() ? { type: 'error', text } : { ...notice, text });
			triggerJQuery(document.body, 'checkout_error', [`<div class="woocommerce-error">${text}</div>`]);
		},
	});
	/**
	 * Object that handlers of `checkout_place_order` and similar events expect (SERVERS.md, S72): those members of WooCommerce's `wc_checkout_form` that
	 * payment methods use, under the same names.
	 */
	const handlers = {
		$checkout_form: wrapForJQuery(form),
		$order_review: wrapForJQuery(form.querySelector('#order_review') ?? undefined),
		dirtyInput: false,
		xhr: false,
		get selectedPaymentMethod() {
			return payment.chosen() ?? false;
		},
		get_payment_method: () => chosenPayment(form),
		init_payment_methods: () => payment.renew(),
		// HTML from a payment method's script; it passes the gate.
		submit_error: (html: unknown) => refuse(String(html)),
		blockOnSubmit: () => lock(true),
		attachUnloadEventsOnSubmit: () => askToStay(true),
		detachUnloadEventsOnSubmit: () => askToStay(false),
		trigger_update_checkout: () => update(),
		reset_update_checkout_timer: () => {},
		scroll_to_notices: () => form.querySelector('.woocommerce-NoticeGroup')?.scrollIntoView({ block: 'center' }),
	};
	const place = () => {
		hold();
		if (isOver || form.classList.contains(PROCESSING)) return;
		const method = chosenPayment(form);
		const mayGo =
			askJQuery(form, 'checkout_place_order', [handlers]) &&
			askJQuery(form, `checkout_place_order_${method ?? 'undefined'}`, [handlers]);
		// A handler may have submitted the form itself: a press during an attempt is ignored.
		if (mayGo) void mutation.perform();
	};
	listen(form, 'submit', { signal }, (event) => {
		event.preventDefault();
		place();
	});
	// Payment methods submit the form by jQuery when their own step (a card's token, a second factor) is done.
	onJQueryTrigger(
		form,
		'submit',
		(event) => {
			if (event.target !== form) return;
			event.preventDefault();
			place();
		},
		signal,
	);
	signal.addEventListener('abort', () => askToStay(false));
	return {
		/** Submits the order like a press on the button. Does nothing while an order is being sent. */
		place,
		/** Whether the order was placed and the browser is leaving the page. */
		isOver: () => isOver,
	};
}

/**
 * Mutation options for sending an order: if the response is lost, the server is asked by the order's key before a new attempt (CHK-09).
 *
 * @param fields Reads the form at the time of sending.
 */
export function orderChange(fields: () => URLSearchParams): Pick<
	MutationOptions<OrderReply>,
	'send' | 'wasDone' | 'mayBeLate'
> & {
	/** Whether PHP ended with a fatal error during the payment: the order exists, its payment state is unknown. */
	readonly isUnclear: () => boolean;
} {
	let sent = '';
	let isUnclear = false;
	return {
		isUnclear: () => isUnclear,
		send({ key }) {
			sent = key;
			return checkoutApi.placeOrder(fields(), key);
		},
		async wasDone() {
			try {
				return await checkoutApi.askOrder(sent);
			} catch (error) {
				isUnclear = error instanceof UnclearOrder;
				throw error;
			}
		},
		// A refusal has messages. A failure without messages may mean that the browser sent the request twice and the first one created the order.
		mayBeLate: ({ result, messages, reload }) => result === 'failure' && !messages && reload !== true,
	};
}
