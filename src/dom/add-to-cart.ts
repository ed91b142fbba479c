import { commonMessages } from '../i18n/common-messages';
import { productFormMessages } from '../i18n/product-form-messages';
import { prefetchClient } from '../shop/http';
import { describeError, isAbort, RequestError } from '../shop/request-error';
import type { Mutation } from '../shop/mutation';
import { isEndpointMissing, type Acceptance, type CartAnswer } from '../shop/woocommerce/cart-api';
import { emit } from '../stores/events';
import { showProgress } from './button-progress';
import { hasSameFields, textFields, timesPressed } from './form-fields';
import type { InlineNotice } from './inline-notice';
import { pageCart } from './page-cart';
import { whileLeaving } from './while-leaving';

// This file comes when the shopper turns to a button or a form.
prefetchClient();

/** What came of presses that were sent together. */
export interface Added {
	readonly answer: Acceptance;
	/** What was sent. */
	readonly data: FormData;
	readonly button: HTMLElement;
	/** Since the control was idle, those of requests before included. */
	readonly presses: number;
}

/** What a form, a tile's button or a link to the checkout brings to adding. */
export interface AddToCartOptions {
	/** The fields of one press, as they are at that moment. Listeners of `archipel:adding-to-cart` may change its texts. */
	readonly read: (button: HTMLElement) => FormData;
	/** The write to the page's cart that adds this; it is run for each try. */
	readonly createAdd: (data: FormData) => Mutation<CartAnswer>;
	/** Shows a message at the button in place of the one before, or takes that back. */
	readonly tell: (button: HTMLElement, notice: InlineNotice | undefined) => void;
	/** When presses are in the cart, once for those that followed each other. @returns True if the browser goes to another page. */
	readonly onAdded: (added: Added) => boolean | void;
	/** When the server said no. @returns True if the browser goes to another page. */
	readonly onRefused: (answer: CartAnswer & { ok: false }, button: HTMLElement) => boolean | void;
	/** Asked before a press is counted. False drops it; whoever says so tells the shopper why. @default always true */
	readonly mayAdd?: () => boolean | Promise<boolean>;
	/** What the browser would have done: for a shop without our endpoint, whose page is then left. */
	readonly goNatively?: (button: HTMLElement) => void;
	/** Whether an add leads to another page. @default never */
	readonly leadsAway?: () => boolean;
	/** After each press and each answer, e.g. for buttons that WooCommerce's events speak of. */
	readonly onSettled?: (button: HTMLElement) => void;
	readonly signal?: AbortSignal | undefined;
}

/** Presses that are sent together. */
interface Wish {
	/** The fields of one press. */
	readonly data: FormData;
	presses: number;
	readonly button: HTMLElement;
	/** Once it has been sent: what a further try runs again. */
	add?: Mutation<CartAnswer>;
}

/**
 * Adds to the cart what a control is pressed for: one of our product forms, the button of a tile, a link to the checkout.
 *
 * Presses are counted, and how many pieces come of them never depends on the network. One press adds what the control stands
 * for; what counts as a press says `isOwnPress`. Presses made while a request is under way are added up and sent as one with
 * that many times the quantity; a press with other data (another size) is sent by itself afterwards. When the server refuses
 * several together, they are tried one by one, as they would have been on a faster network. A control that leads to another
 * page adds once: how many presses fit in before the page is left would depend on the network.
 *
 * After a request without an answer the message offers to try again, and so does the control: both run the same write once more,
 * which adds once.
 *
 * While presses are under way the button carries `aria-busy`, WooCommerce's class `loading` and `data-archipel-pending`, their number;
 * from two on a message says it.
 *
 * @returns To be called for each press.
 */
export function createAddToCart(options: AddToCartOptions): (button: HTMLElement) => void {
	const { read, createAdd, tell, mayAdd, signal } = options;
	const wishes: Wish[] = [];
	/** Presses that wait for `mayAdd`. */
	let asking = 0;
	let asked: Promise<unknown> = Promise.resolve();
	/** What has come of the presses since the control was idle, while it has not been told. */
	let last: Added | undefined;
	let isSending = false;
	let isLeaving = false;

	const underWay = () => asking + (isSending ? wishes.reduce((sum, { presses }) => sum + presses, 0) : 0);
	const show = (button: HTMLElement, isAdded = false) => {
		const pending = underWay();
		const isBusy = pending > 0 || isLeaving;
		if (!(button instanceof HTMLFormElement)) showProgress(button, isBusy ? 'loading' : isAdded ? 'added' : undefined);
		if (pending) button.dataset['archipelPending'] = String(pending);
		else delete button.dataset['archipelPending'];
	};
	const settle = (button: HTMLElement, isAdded = false) => {
		show(button, isAdded);
		options.onSettled?.(button);
	};
	/** Does what may lead to another page: a question about unsaved work can be answered "stay" within it. */
	const leaveBy = (button: HTMLElement, act: () => boolean | void) => {
		isLeaving = true;
		const end = whileLeaving(() => {
			isLeaving = false;
			settle(button);
		});
		if (act()) return void (wishes.length = 0);
		end();
		isLeaving = false;
	};
	const tellAdded = (): boolean | void => {
		const added = last;
		last = undefined;
		return added && options.onAdded(added);
	};
	const refuse = (wish: Wish, answer: CartAnswer & { ok: false }): boolean | void => {
		if (wish.presses > 1) {
			// As many as there are would have been added one by one.
			const { data, presses, button } = wish;
			wishes.splice(0, 1, { data, presses: 1, button }, { data, presses: presses - 1, button });
			return;
		}
		while (wishes[0] && hasSameFields(wishes[0].data, wish.data)) wishes.shift();
		const isGoing = tellAdded();
		return options.onRefused(answer, wish.button) || isGoing;
	};
	const fail = (wish: Wish, error: unknown) => {
		tellAdded();
		const reason = describeError(error);
		const isOffline = error instanceof RequestError && error.reason === 'offline';
		const text = isOffline ? reason : productFormMessages(wish.add?.isUnsure() ? 'unsure' : 'notAdded', { reason });
		const action = { label: commonMessages('retry'), onClick: () => void sendAll() };
		tell(wish.button, { type: 'error', text, action });
		emit('archipel:add-to-cart-failed', { button: wish.button, message: text }, wish.button);
	};
	const accept = (wish: Wish, data: FormData, answer: Acceptance): boolean | void => {
		wishes.shift();
		const { button } = wish;
		last = { answer, data, button, presses: wish.presses + (last?.presses ?? 0) };
		const { fragments, cartHash } = answer.reply;
		emit('archipel:added-to-cart', { fragments, cartHash, button, data: textFields(data, button) }, button);
		return wishes.length ? false : tellAdded();
	};

	/** Sends what is wished, one after the other, until the last or the first that gets no answer: that one waits for another try. */
	const sendAll = async () => {
		if (isSending || !wishes.length) return;
		isSending = true;
		let { button } = wishes[0]!;
		let isAdded = false;
		try {
			for (let wish = wishes[0]; wish; wish = wishes[0]) {
				({ button } = wish);
				show(button);
				const data = timesPressed(wish.data, wish.presses) ?? wish.data;
				const answer = await (wish.add ??= createAdd(data)).run();
				if (signal?.aborted) return;
				isAdded = answer.ok;
				leaveBy(button, () => (answer.ok ? accept(wish!, data, answer) : refuse(wish!, answer)));
			}
		} catch (error) {
			const wish = wishes[0]!;
			isAdded = false;
			if (isAbort(error) || signal?.aborted) wishes.length = 0;
			else if (options.goNatively && isEndpointMissing(error) && !wish.add?.isUnsure()) {
				leaveBy(button, () => (options.goNatively!(button), true));
			} else fail(wish, error);
		} finally {
			isSending = false;
			settle(button, isAdded);
		}
	};

	const count = (button: HTMLElement) => {
		const data = read(button);
		if (!isAnnounced(data, button)) return settle(button);
		const latest = wishes.at(-1);
		const isSame = latest && hasSameFields(latest.data, data);
		if (latest && !isSending) {
			// It got no answer: the same press again is the same wish, another one takes its place.
			if (!isSame) wishes.splice(0, Infinity, { data, presses: 1, button });
		} else if (latest && isSame && wishes.length > 1 && timesPressed(data, 2)) latest.presses++;
		else wishes.push({ data, presses: 1, button });
		const pending = isSending ? underWay() : 1;
		tell(button, pending > 1 ? { type: 'info', text: productFormMessages('adding', { count: pending }) } : undefined);
		show(button);
		void sendAll();
	};
	const ask = async (button: HTMLElement) => {
		// The answer to an earlier press goes for those that came after it.
		if (!asking) return;
		const isWelcome = await mayAdd!();
		asking = isWelcome ? asking - 1 : 0;
		if (isWelcome && !signal?.aborted) count(button);
		else settle(button);
	};

	return (button) => {
		if (isLeaving || (options.leadsAway?.() && (isSending || asking))) return;
		if (!mayAdd) return count(button);
		asking++;
		tell(button, undefined);
		show(button);
		asked = asked.then(() => ask(button));
	};
}

/** Tells listeners what will be sent, and takes their changes. @returns False if one of them vetoes it. */
function isAnnounced(data: FormData, button: HTMLElement): boolean {
	// It passes our events on to jQuery's listeners, which may veto: it must be there before the first of them.
	pageCart();
	const fields = textFields(data, button);
	const before = { ...fields };
	if (!emit('archipel:adding-to-cart', { data: fields, button }, button)) return false;
	for (const name of Object.keys(before)) if (!(name in fields)) data.delete(name);
	for (const [name, value] of Object.entries(fields)) if (value !== before[name]) data.set(name, String(value));
	return true;
}
