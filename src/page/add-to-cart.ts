import { commonMessages } from '../i18n/common-messages';
import { productFormMessages } from '../i18n/product-form-messages';
import { prefetchClient } from '../shop/http';
import { describeError, isAbort, RequestError } from '../shop/request-error';
import type { Mutation } from '../shop/mutation';
import { isEndpointMissing, type Acceptance, type CartAnswer } from '../shop/woocommerce/cart-api';
import { emit } from '../stores/events';
import { showProgress } from './button-progress';
import { hasSameFields, textFields, timesPressed } from '../dom/form-fields';
import type { InlineNotice } from '../dom/inline-notice';
import { pageCart } from './page-cart';
import { whileLeaving } from '../dom/while-leaving';

// This file is loaded when the customer hovers or focuses a button or a form.
prefetchClient();

/** Result of presses that were sent as one request. */
export interface Added {
	readonly answer: Acceptance;
	readonly data: FormData;
	readonly button: HTMLElement;
	/** Number of presses since the control was idle, including earlier requests. */
	readonly presses: number;
	/** Whether a listener of `archipel:added-to-cart` shows the result instead of us. */
	readonly isShown: boolean;
}

/** Caller-specific parts of adding: for a form, a tile's button or a link to the checkout. */
export interface AddToCartOptions {
	/** Reads the current fields of one press. Listeners of `archipel:adding-to-cart` may change text fields. */
	readonly read: (button: HTMLElement) => FormData;
	/** Creates the mutation that adds the fields; it is run again for each attempt. */
	readonly createAdd: (data: FormData) => Mutation<CartAnswer>;
	/** Shows a message at the button, replacing the previous one; `undefined` clears it. */
	readonly notify: (button: HTMLElement, notice: InlineNotice | undefined) => void;
	/** Called once per series of presses after the cart has them. @returns True if the browser leaves the page. */
	readonly onAdded: (added: Added) => boolean | void;
	/** Called when the server has refused the product. @returns True if the browser leaves the page. */
	readonly onRefused: (answer: CartAnswer & { ok: false }, button: HTMLElement) => boolean | void;
	/** Called before a press is counted. False drops the press; the callee shows the reason. @default always true */
	readonly mayAdd?: () => boolean | Promise<boolean>;
	/** Runs the browser's own action and leaves the page, if our endpoint is missing. */
	readonly goNatively?: (button: HTMLElement) => void;
	/** Whether adding leaves the page. @default never */
	readonly leadsAway?: () => boolean;
	/** Called after each press and each response, e.g. for buttons named in WooCommerce's events. */
	readonly onUpdated?: (button: HTMLElement) => void;
	readonly signal?: AbortSignal | undefined;
}

/** Presses that are sent as one request. */
interface PendingAdd {
	readonly data: FormData;
	presses: number;
	readonly button: HTMLElement;
	/** Mutation after the first send; a retry runs it again. */
	add?: Mutation<CartAnswer>;
}

/**
 * Adds a product to the cart on presses of a control: a product form, the button of a tile, a link to the checkout.
 *
 * Each press adds the control's quantity once, at any network speed; `isSeparatePress` defines a press. Presses during a request are
 * summed and sent as one request with the multiplied quantity; a press with other data (another size) is sent separately
 * afterwards. If the server refuses a sum, its presses are sent one by one, as on a faster network. A control that leads to
 * another page adds once: the number of presses before leaving would depend on the network.
 *
 * After a request without a response, the message offers a retry, and so does the control: both run the same mutation again,
 * which adds once.
 *
 * While presses are pending the button has `aria-busy`, WooCommerce's class `loading`, and their number in `data-archipel-pending`;
 * from two presses on a message shows the number.
 *
 * @returns Function to call for each press.
 */
export function createAddToCart(options: AddToCartOptions): (button: HTMLElement) => void {
	const { read, createAdd, notify, mayAdd, signal } = options;
	const pendingAdds: PendingAdd[] = [];
	/** Number of presses that wait for `mayAdd`. */
	let asking = 0;
	let asked: Promise<unknown> = Promise.resolve();
	/** Result of the presses since the control was idle, until it is reported. */
	let last: Added | undefined;
	let isSending = false;
	let isLeaving = false;

	const underWay = () => asking + (isSending ? pendingAdds.reduce((sum, { presses }) => sum + presses, 0) : 0);
	const show = (button: HTMLElement, isAdded = false) => {
		const pending = underWay();
		const isBusy = pending > 0 || isLeaving;
		if (!(button instanceof HTMLFormElement)) showProgress(button, isBusy ? 'loading' : isAdded ? 'added' : undefined);
		if (pending) button.dataset['archipelPending'] = String(pending);
		else delete button.dataset['archipelPending'];
	};
	const update = (button: HTMLElement, isAdded = false) => {
		show(button, isAdded);
		options.onUpdated?.(button);
	};
	/** Runs an action that may leave the page; the customer may cancel leaving in an unsaved-changes dialog. */
	const leaveBy = (button: HTMLElement, act: () => boolean | void) => {
		isLeaving = true;
		const end = whileLeaving(() => {
			isLeaving = false;
			update(button);
		});
		if (act()) return void (pendingAdds.length = 0);
		end();
		isLeaving = false;
	};
	const reportAdded = (): boolean | void => {
		const added = last;
		last = undefined;
		return added && options.onAdded(added);
	};
	const refuse = (pendingAdd: PendingAdd, answer: CartAnswer & { ok: false }): boolean | void => {
		if (pendingAdd.presses > 1) {
			// Separate requests would have added as many as are in stock.
			const { data, presses, button } = pendingAdd;
			pendingAdds.splice(0, 1, { data, presses: 1, button }, { data, presses: presses - 1, button });
			return;
		}
		while (pendingAdds[0] && hasSameFields(pendingAdds[0].data, pendingAdd.data)) pendingAdds.shift();
		const isGoing = reportAdded();
		return options.onRefused(answer, pendingAdd.button) || isGoing;
	};
	const fail = (pendingAdd: PendingAdd, error: unknown) => {
		reportAdded();
		const reason = describeError(error);
		const isOffline = error instanceof RequestError && error.reason === 'offline';
		const text = isOffline
			? reason
			: productFormMessages(pendingAdd.add?.isUnsure() ? 'unsure' : 'notAdded', { reason });
		const action = { label: commonMessages('retry'), onClick: () => void sendAll() };
		notify(pendingAdd.button, { type: 'error', text, action });
		emit('archipel:add-to-cart-failed', { button: pendingAdd.button, message: text }, pendingAdd.button);
	};
	const accept = (pendingAdd: PendingAdd, data: FormData, answer: Acceptance): boolean | void => {
		pendingAdds.shift();
		const { button } = pendingAdd;
		const presses = pendingAdd.presses + (last?.presses ?? 0);
		const { fragments, cartHash } = answer.reply;
		const detail = { fragments, cartHash, button, data: textFields(data, button) };
		last = { answer, data, button, presses, isShown: !emit('archipel:added-to-cart', detail, button) };
		return pendingAdds.length ? false : reportAdded();
	};

	/** Sends the adds in order, until the last one or the first without a response, which waits for a retry. */
	const sendAll = async () => {
		if (isSending || !pendingAdds.length) return;
		isSending = true;
		let { button } = pendingAdds[0]!;
		let isAdded = false;
		try {
			for (let pendingAdd = pendingAdds[0]; pendingAdd; pendingAdd = pendingAdds[0]) {
				({ button } = pendingAdd);
				show(button);
				const data = timesPressed(pendingAdd.data, pendingAdd.presses) ?? pendingAdd.data;
				const answer = await (pendingAdd.add ??= createAdd(data)).run();
				if (signal?.aborted) return;
				isAdded = answer.ok;
				leaveBy(button, () => (answer.ok ? accept(pendingAdd!, data, answer) : refuse(pendingAdd!, answer)));
			}
		} catch (error) {
			const pendingAdd = pendingAdds[0]!;
			isAdded = false;
			if (isAbort(error) || signal?.aborted) pendingAdds.length = 0;
			else if (options.goNatively && isEndpointMissing(error) && !pendingAdd.add?.isUnsure()) {
				leaveBy(button, () => (options.goNatively!(button), true));
			} else fail(pendingAdd, error);
		} finally {
			isSending = false;
			update(button, isAdded);
		}
	};

	const count = (button: HTMLElement) => {
		const data = read(button);
		if (!isAnnounced(data, button)) return update(button);
		const latest = pendingAdds.at(-1);
		const isSame = latest && hasSameFields(latest.data, data);
		if (latest && !isSending) {
			// The last add got no response: the same press retries it, a press with other data replaces it.
			if (!isSame) pendingAdds.splice(0, Infinity, { data, presses: 1, button });
		} else if (latest && isSame && pendingAdds.length > 1 && timesPressed(data, 2)) latest.presses++;
		else pendingAdds.push({ data, presses: 1, button });
		const pending = isSending ? underWay() : 1;
		notify(button, pending > 1 ? { type: 'info', text: productFormMessages('adding', { count: pending }) } : undefined);
		show(button);
		void sendAll();
	};
	const ask = async (button: HTMLElement) => {
		// A refused earlier press also drops the presses after it.
		if (!asking) return;
		const isWelcome = await mayAdd!();
		asking = isWelcome ? asking - 1 : 0;
		if (isWelcome && !signal?.aborted) count(button);
		else update(button);
	};

	return (button) => {
		if (isLeaving || (options.leadsAway?.() && (isSending || asking))) return;
		if (!mayAdd) return count(button);
		asking++;
		notify(button, undefined);
		show(button);
		asked = asked.then(() => ask(button));
	};
}

/** Sends `archipel:adding-to-cart` and applies changes of listeners to `data`. @returns False if a listener cancels the event. */
function isAnnounced(data: FormData, button: HTMLElement): boolean {
	// `pageCart` bridges our events to jQuery listeners, which may cancel: it must exist before the first event.
	pageCart();
	const fields = textFields(data, button);
	const before = { ...fields };
	if (!emit('archipel:adding-to-cart', { data: fields, button }, button)) return false;
	for (const name of Object.keys(before)) if (!(name in fields)) data.delete(name);
	for (const [name, value] of Object.entries(fields)) if (value !== before[name]) data.set(name, String(value));
	return true;
}
