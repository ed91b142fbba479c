import { findAll } from '../../src/dom/element';
import { setBusy } from '../../src/dom/mark-busy';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import { noteServed, patchServed } from '../../src/dom/patch-served';
import { safeHtml } from '../../src/safety/html';
import { checkoutApi, type ReviewReply } from '../../src/shop/woocommerce/checkout-api';
import { createMutation } from '../../src/shop/mutation';
import { cartQueue } from '../../src/shop/mutation-queue';
import { onJQueryTrigger, triggerJQuery } from '../../src/shop/jquery-bridge';
import { commonMessages } from '../../src/i18n/common-messages';
import { emit } from '../../src/stores/events';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { pageNonce } from './core-checkout';
import { reviewFields } from './fields-sent';
import type { Groups } from './notice-groups';
import { focusElement } from '../../src/runtime/keep-focus';

/** Milliseconds within which updates are merged into one request, as in WooCommerce's script. */
const TOGETHER = 5;

const PARTS = '.woocommerce-checkout-payment, .woocommerce-checkout-review-order-table';
const TABLE = '.woocommerce-checkout-review-order-table';

/** Argument of WooCommerce's event `update_checkout`. */
export interface UpdateArgs {
	/** False lets the server choose the shipping method. @default true */
	readonly update_shipping_method?: boolean;
	readonly current_target?: unknown;
}

export type OrderReview = ReturnType<typeof followOrder>;

interface ReviewOptions {
	readonly groups: Groups;
	/** Whether the order has been placed; then no updates are sent. */
	readonly isOver: () => boolean;
	/** Called after a response was shown, before events are triggered. */
	readonly onShown: () => void;
	readonly signal: AbortSignal;
}

/**
 * Updates order review and payment from the server (CHK-04, CHK-10). A newer update aborts the previous one; updates queue behind other cart writes.
 * The busy state shows at once, and a failure shows a notice.
 */
export function followOrder(form: HTMLFormElement, { groups, isOver, onShown, signal }: ReviewOptions) {
	const review = form.querySelector('#order_review') ?? document.querySelector('#order_review');
	const showFragments = followFragments(review);
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running: AbortController | undefined;
	let total = totalOf();

	const showBusy = () => {
		const isBusy = timer !== undefined || running !== undefined;
		for (const part of document.querySelectorAll(PARTS)) setBusy(part, isBusy);
	};
	const clearTimer = () => {
		clearTimeout(timer);
		timer = undefined;
	};
	const anchor = () => document.querySelector(TABLE) ?? review ?? form;

	const show = (reply: ReviewReply) => {
		if (reply.reload === true) return location.reload();
		groups.clear('updateOrderReview');
		showFragments(reply.fragments);
		if (!form.isConnected) return focusNotice();
		if (reply.result === 'failure') groups.show('updateOrderReview', String(reply.messages ?? ''));
		onShown();
		const now = totalOf();
		if (now && total && now !== total) announce(t('total', { total: now }));
		total = now;
		emit('archipel:checkout-updated', { form });
		triggerJQuery(document.body, 'updated_checkout', [reply]);
	};
	const send = (args: UpdateArgs) => {
		timer = undefined;
		if (!form.isConnected || isOver()) return showBusy();
		const own = (running = new AbortController());
		const fields = () => reviewFields(form, args.update_shipping_method !== false);
		const mutation = createMutation<ReviewReply>({
			send: () => checkoutApi.updateReview(fields(), pageNonce(), own.signal),
			queue: cartQueue,
			signal: own.signal,
			show: () => (reply) => {
				if (running !== own) return;
				running = undefined;
				showBusy();
				if (reply && !isOver()) show(reply);
			},
			notify: (notice) => (notice ? showNotice(anchor(), { ...notice, action: retry }) : clearNotice(anchor())),
		});
		const retry = { label: commonMessages('retry'), onClick: () => ask(args) };
		showBusy();
		void mutation.perform();
	};
	/** Requests the totals without the event, which another script has triggered. */
	const ask = (args: UpdateArgs = {}) => {
		clearTimer();
		// Its answer would undo the new choice before the new request reads it.
		running?.abort();
		running = undefined;
		timer = setTimeout(send, TOGETHER, args);
		showBusy();
	};
	const update = (args: UpdateArgs = {}) => {
		triggerJQuery(document.body, 'update_checkout', [args]);
		ask(args);
	};
	const isArgs = (args: unknown): args is UpdateArgs => typeof args === 'object' && args !== null;
	onJQueryTrigger(document.body, 'update_checkout', (_event, args) => ask(isArgs(args) ? args : {}), signal);
	onJQueryTrigger(document.body, 'init_checkout', () => update(), signal);
	onJQueryTrigger(form, 'update', ({ target }) => target === form && update(), signal);
	signal.addEventListener('abort', () => {
		clearTimer();
		running?.abort();
	});
	return {
		/** Triggers `update_checkout` and requests the totals; calls within 5 ms become one request. */
		update,
		/** Cancels an update that was not sent yet: placing the order computes the totals anyway. */
		hold() {
			clearTimer();
			showBusy();
		},
	};
}

const totalOf = (): string | undefined =>
	document.querySelector(`${TABLE} .order-total .amount, ${TABLE} .order-total td`)?.textContent.trim();

/** Focuses the notice that replaced the form because the session's cart is gone. */
function focusNotice(): void {
	const notice = document.querySelector<HTMLElement>('.woocommerce-error, .is-error');
	if (notice) focusElement(notice);
}

/**
 * Puts fragments of the order review into the page (CHK-10). A part is patched: unchanged elements keep their nodes, and so the widgets of payment
 * methods and pick-up points, typed values and the focus. A fragment with several elements replaces its part, unless it has not changed.
 *
 * @param review Container of order table and payment.
 */
function followFragments(review: Element | null): (fragments: Readonly<Record<string, string>>) => void {
	if (review) noteServed(review);
	const known = new Map<string, string>();
	return (fragments) => {
		for (const [selector, html] of Object.entries(fragments)) {
			const isNew = known.get(selector) !== html;
			known.set(selector, html);
			// A plugin's selector may be one that jQuery alone knows.
			for (const current of findAll(selector) ?? []) showFragment(current, html, isNew, review);
		}
	};
}

function showFragment(current: Element, html: string, isNew: boolean, review: Element | null): void {
	const content = safeHtml(html);
	// The inert parser turns `<noscript>` content into real elements: its button would become the form's default button.
	content.querySelectorAll('noscript').forEach((part) => part.remove());
	const [next, other] = content.children;
	const [held, place] = [document.activeElement, current.parentElement];
	const isHeld = held !== null && current.contains(held);
	if (!next || other || next.nodeName !== current.nodeName) {
		if (!isNew) return;
		content.childNodes.forEach((node) => noteServed(node, true));
		current.replaceWith(content);
	} else {
		if (!review?.contains(current)) noteServed(current);
		// Shipping methods take the server's choice; other fields keep their values.
		patchServed(current, next, ({ name }) => name.startsWith('shipping_method'));
	}
	if (isHeld && place && !held.isConnected) keepFocus(held, place);
}

/** Moves the focus of a removed element to the new one with its id, else to another place in the order, not the body (A11Y-02). */
function keepFocus({ id }: Element, place: HTMLElement): void {
	const again = id ? document.getElementById(id) : null;
	const target = again ?? place.querySelector<HTMLElement>('input:checked, a.woocommerce-remove-coupon') ?? place;
	focusElement(target, { preventScroll: true });
}
