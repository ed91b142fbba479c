import { batch, computed, signal as createSignal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { noteFocus } from '../../src/dom/focus';
import { createMutation, type FailureNotice, type Mutation } from '../../src/shop/mutation';
import { cartQueue, type MutationQueue } from '../../src/shop/mutation-queue';
import { RequestError } from '../../src/shop/request-error';
import type { Lines } from '../../src/shop/woocommerce/cart-page';
import { cartPageApi } from '../../src/shop/woocommerce/cart-page-api';
import type { Cart } from '../../src/shop/woocommerce/cart-schema';
import type { CartStore } from '../../src/stores/cart';
import { watch } from '../../src/stores/watch';
import {
	createChanges,
	focusAfter,
	nameOf,
	regionsOf,
	type Asking,
	type Reply,
	type Shown,
	type CartRequest,
} from './cart-request';

/** Maximum quantity: above any real order, below the limit of PHP integers. */
const MAX_QUANTITY = 999_999;

/** Milliseconds from the last change of a quantity to the automatic update. */
const AUTO_UPDATE_DELAY = 800;

/** Form field of a cart line: quantity, or field of another plugin. */
export interface LineField {
	/** Key of the cart line, if the field is a quantity. */
	readonly line: string | undefined;
	/** Value printed by the server. */
	readonly served: string;
	readonly typed: string;
	readonly isValid: boolean;
}

export interface Answer extends Reply {
	readonly request: CartRequest;
	/** Quantities that were sent; fields that still hold them take the server's number. */
	readonly sent?: Lines;
	/** Key of the line that gets the focus. */
	readonly focus?: string | undefined;
	/** Whether the focus has stayed since the request: only then may it be moved. */
	readonly isStillHere: boolean;
}

export interface CartPageOptions {
	/** Lines and coupons on the page at first. */
	readonly shown: Shown;
	readonly readForm: Asking['readForm'];
	/** Cart store of the page: refreshed after changes here, followed for changes elsewhere. */
	readonly shared: Pick<CartStore, 'cart' | 'busy' | 'refresh'>;
	/** Whether a changed quantity is sent without a click (CP-01). */
	readonly isAutomatic: boolean;
	/** Shows why a request failed. @returns Function that takes the message back. */
	readonly tell: (request: CartRequest, notice: FailureNotice) => () => void;
	readonly signal: AbortSignal;
	readonly api?: typeof cartPageApi;
	readonly queue?: Pick<MutationQueue, 'run'>;
}

export type CartPageModel = ReturnType<typeof createCartPage>;

/** State of the cart page without DOM: changed fields, requests in flight, responses, shown lines. */
export function createCartPage(options: CartPageOptions) {
	const { readForm, shared, isAutomatic, tell, signal, api = cartPageApi, queue = cartQueue } = options;
	const fields = createSignal<readonly LineField[]>([]);
	const isChanged = computed(() => fields.value.some(({ served, typed }) => typed !== served));
	const running = createSignal<ReadonlyMap<string, CartRequest>>(new Map());
	/** Functions that remove the message of a failed request, by the request's name. */
	const failures = createSignal<ReadonlyMap<string, () => void>>(new Map());
	const takeBack = (name: string) => {
		failures.peek().get(name)?.();
		put(failures, name, undefined);
	};
	const answer = createSignal<Answer | undefined>(undefined);
	/** By name of the request, like the maps below. A retry reuses the mutation, which knows whether the first attempt may have succeeded. */
	const mutations = new Map<string, Mutation<Reply>>();
	/** Latest request of each name. */
	const latest = new Map<string, CartRequest>();
	let { shown } = options;
	/** Quantities of the last update. */
	let sent: Lines = new Map();

	const changeOf = createChanges({ api, readForm, shown: () => shown, sent: () => sent });

	const perform = (request: CartRequest): Promise<void> => {
		const name = nameOf(request);
		const current = () => latest.get(name)!;
		latest.set(name, request);
		// The failure of another code stands at the same field.
		if (request.kind === 'apply-coupon')
			for (const other of failures.peek().keys()) if (other.startsWith(request.kind)) takeBack(other);
		const show = () => {
			if (request.kind === 'update') sent = changedQuantities(fields.peek());
			put(running, name, current());
			const isStillHere = noteFocus();
			return (reply?: Reply) =>
				batch(() => {
					put(running, name, undefined);
					if (!reply) return;
					mutations.delete(name);
					if (!signal.aborted) onReply(reply, current(), isStillHere());
				});
		};
		const notify = (notice: FailureNotice | undefined) => {
			takeBack(name);
			if (!notice) return;
			put(failures, name, tell(current(), notice));
			// The change may have succeeded although the response was lost: the cart is refreshed, and the page follows it.
			if (!(notice.error instanceof RequestError && notice.error.reason === 'offline')) void shared.refresh();
		};
		const mutation = mutations.get(name) ?? createMutation({ ...changeOf(current), queue, signal, show, notify });
		mutations.set(name, mutation);
		return mutation.perform();
	};

	const onReply = (reply: Reply, request: CartRequest, isStillHere: boolean) => {
		const { page, totals } = reply;
		const focus = focusAfter(request, [...shown.lines.keys()]);
		shown = { lines: page?.lines ?? shown.lines, coupons: (totals ?? page ?? shown).coupons };
		answer.value = { ...reply, request, focus, isStillHere, ...(request.kind === 'update' && { sent }) };
		// A response with the whole page replaces a failed reload.
		if (page) takeBack('reload');
		if (page ?? totals) void shared.refresh();
		else void perform({ kind: 'totals', control: request.control });
	};

	/** Hash of the last cart followed: one reload per cart, since custom markup of a theme may never match. */
	let followed: string | undefined;
	const follow = () => {
		const current = shared.cart.peek();
		if (!current || current.hash === followed || shared.busy.peek() || running.peek().size || signal.aborted) return;
		followed = current.hash;
		if (!shows(current, shown)) void perform({ kind: 'reload', keepsNotices: true });
	};
	watch(signal, () => {
		const { value: current } = shared.cart;
		if (current && !shared.busy.value && !running.value.size) queueMicrotask(follow);
	});

	let timer: ReturnType<typeof setTimeout> | undefined;
	watch(signal, () => {
		clearTimeout(timer);
		// After a failure the shopper retries, not a timer.
		if (!isAutomatic || running.value.has('update') || failures.value.has('update')) return;
		if (isChanged.value && fields.value.every(isPossible))
			timer = setTimeout(() => void perform({ kind: 'update', isAutomatic: true }), AUTO_UPDATE_DELAY);
	});
	signal.addEventListener('abort', () => clearTimeout(timer));

	return {
		fields: fields as ReadonlySignal<readonly LineField[]>,
		/** Whether the shopper has changed a line since the server printed it (CP-01). */
		isChanged,
		/** Last response of the server. */
		answer: answer as ReadonlySignal<Answer | undefined>,
		busy: computed(() => new Set([...running.value.values()].flatMap(regionsOf))),
		/** Sends a request. Ignored while the same request is in flight (double click); of shipping methods the last choice counts. */
		perform,
		/** Sets the fields after a response was shown. */
		print: (printed: readonly LineField[]) => void (fields.value = printed),
		/** Called when the shopper changes a field. */
		type(typed: readonly LineField[]) {
			batch(() => {
				fields.value = typed;
				takeBack('update');
			});
		},
	};
}

/** Returns whether a cart can hold the value of a field; the server would read an empty field as 0 and remove the line. */
export function isPossible({ line, typed, isValid }: LineField): boolean {
	return isValid && (line === undefined || (typed !== '' && Number(typed) <= MAX_QUANTITY));
}

/**
 * Returns the quantities that the shopper changed. WooCommerce leaves the other lines unchanged, so a change made in another
 * tab is kept (REL-03).
 */
function changedQuantities(fields: readonly LineField[]): Lines {
	const changed = fields.filter(({ served, typed }) => typed !== '' && Number(typed) !== Number(served));
	return new Map(changed.flatMap(({ line, typed }) => (line ? [[line, Number(typed)] as const] : [])));
}

function shows({ items, coupons }: Pick<Cart, 'items' | 'coupons'>, shown: Shown): boolean {
	if (shown.lines.size !== items.length) return false;
	const codes = coupons.map(({ code }) => code.toLowerCase()).sort();
	const areCouponsShown = !shown.coupons || codes.join() === [...new Set(shown.coupons)].sort().join();
	return areCouponsShown && items.every(({ key, quantity }) => shown.lines.get(key) === quantity);
}

function put<T>(map: Signal<ReadonlyMap<string, T>>, name: string, value: T | undefined): void {
	const next = new Map(map.peek());
	if (value === undefined) next.delete(name);
	else next.set(name, value);
	map.value = next;
}
