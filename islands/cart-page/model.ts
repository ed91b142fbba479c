import { batch, computed, signal as createSignal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { noteFocus } from '../../src/dom/note-focus';
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
	type Region,
	type Reply,
	type Shown,
	type Wish,
} from './parts/wish';

/** Beyond it nobody means it, and PHP's whole numbers end somewhere. */
const MOST = 999_999;

/** A field of a line: a quantity, or what another plugin put beside it. */
export interface LineField {
	/** Key of the line whose quantity it is. */
	readonly line: string | undefined;
	/** As the server printed it. */
	readonly served: string;
	/** As it stands now. */
	readonly typed: string;
	/** Whether the browser finds nothing wrong with it. */
	readonly isValid: boolean;
}

export interface Answer extends Reply {
	readonly wish: Wish;
	/** Quantities that were sent: fields that still hold them take the server's number. */
	readonly sent?: Lines;
	/** The line in which the shopper goes on. */
	readonly focus?: string | undefined;
	/** The focus may go to what has changed: it is not elsewhere by now. */
	readonly isStillHere: boolean;
}

/** A wish that came to nothing, and its message. */
export interface Failure extends FailureNotice {
	readonly wish: Wish;
}

export interface CartPageOptions {
	/** What the page shows at first. */
	readonly shown: Shown;
	readonly readForm: Asking['readForm'];
	/** The cart of all views: what is changed here it shows, what is changed elsewhere it tells. */
	readonly shared: Pick<CartStore, 'cart' | 'busy' | 'refresh'>;
	/** Milliseconds after the last change of a quantity until it is sent by itself; absent: never. */
	readonly autoUpdateDelay?: number | undefined;
	readonly signal: AbortSignal;
	readonly api?: typeof cartPageApi;
	readonly queue?: Pick<MutationQueue, 'run'>;
}

export interface CartPageModel {
	readonly fields: ReadonlySignal<readonly LineField[]>;
	/** Whether the shopper has changed a line since the server printed it (CP-01). */
	readonly isChanged: ReadonlySignal<boolean>;
	readonly busy: ReadonlySignal<ReadonlySet<Region>>;
	/** What the server said last. */
	readonly answer: ReadonlySignal<Answer | undefined>;
	/** By the names of their wishes. */
	readonly failures: ReadonlySignal<ReadonlyMap<string, Failure>>;
	/** The shopper has changed a field. */
	readonly type: (fields: readonly LineField[]) => void;
	/** The fields after the server's answer was shown. */
	readonly print: (fields: readonly LineField[]) => void;
	/** Does nothing while the same is under way: a double click means one. Of shipping methods the last one counts. */
	readonly want: (wish: Wish) => Promise<void>;
}

/** The cart page without the page: what was changed, what is under way, what the server said, what it shows. */
export function createCartPage(options: CartPageOptions): CartPageModel {
	const { readForm, shared, autoUpdateDelay, signal, api = cartPageApi, queue = cartQueue } = options;
	const fields = createSignal<readonly LineField[]>([]);
	const isChanged = computed(() => fields.value.some(({ served, typed }) => typed !== served));
	const running = createSignal<ReadonlyMap<string, Wish>>(new Map());
	const failures = createSignal<ReadonlyMap<string, Failure>>(new Map());
	const answer = createSignal<Answer | undefined>(undefined);
	/** By name, as all below. Another try is one of the same mutation, which knows whether the first may have worked. */
	const mutations = new Map<string, Mutation<Reply>>();
	/** Each as it was last wanted. */
	const wishes = new Map<string, Wish>();
	let { shown } = options;
	/** The quantities of the last update. */
	let sent: Lines = new Map();

	const changeOf = createChanges({ api, readForm, shown: () => shown, sent: () => sent });

	const want = (wish: Wish): Promise<void> => {
		const name = nameOf(wish);
		const current = () => wishes.get(name)!;
		wishes.set(name, wish);
		const show = () => {
			if (wish.kind === 'update') sent = changedQuantities(fields.peek());
			put(running, name, current());
			const isStillHere = noteFocus();
			return (reply?: Reply) =>
				batch(() => {
					put(running, name, undefined);
					if (!reply) return;
					mutations.delete(name);
					if (!signal.aborted) hear(reply, current(), isStillHere());
				});
		};
		const tell = (notice: FailureNotice | undefined) => {
			put(failures, name, notice && { ...notice, wish: current() });
			// It may have been done although the answer was lost: the cart itself tells, and the page follows it.
			if (notice && !(notice.error instanceof RequestError && notice.error.reason === 'offline')) void shared.refresh();
		};
		const mutation = mutations.get(name) ?? createMutation({ ...changeOf(current), queue, signal, show, tell });
		mutations.set(name, mutation);
		return mutation.perform();
	};

	const hear = (reply: Reply, wish: Wish, isStillHere: boolean) => {
		const { page, totals } = reply;
		const focus = focusAfter(wish, [...shown.lines.keys()]);
		shown = { lines: page?.lines ?? shown.lines, coupons: (totals ?? page ?? shown).coupons };
		answer.value = { ...reply, wish, focus, isStillHere, ...(wish.kind === 'update' && { sent }) };
		// What a look at the page was to tell, this answer has told.
		if (page) put(failures, 'reload', undefined);
		if (page ?? totals) void shared.refresh();
		else void want({ kind: 'totals', control: wish.control });
	};

	/** One look per cart: a page that shows its lines in a way of its own would never match. */
	let followed: string | undefined;
	const follow = () => {
		const current = shared.cart.peek();
		if (!current || current.hash === followed || shared.busy.peek() || running.peek().size || signal.aborted) return;
		followed = current.hash;
		if (!shows(current, shown)) void want({ kind: 'reload', keepsNotices: true });
	};
	watch(signal, () => {
		const { value: current } = shared.cart;
		if (current && !shared.busy.value && !running.value.size) queueMicrotask(follow);
	});

	let timer: ReturnType<typeof setTimeout> | undefined;
	watch(signal, () => {
		clearTimeout(timer);
		// After a failure it is the shopper who tries again, not a timer.
		if (autoUpdateDelay === undefined || running.value.has('update') || failures.value.has('update')) return;
		if (isChanged.value && fields.value.every(isPossible))
			timer = setTimeout(() => void want({ kind: 'update', isAutomatic: true }), autoUpdateDelay);
	});
	signal.addEventListener('abort', () => clearTimeout(timer));

	return {
		fields,
		isChanged,
		answer,
		failures,
		busy: computed(() => new Set([...running.value.values()].flatMap(regionsOf))),
		want,
		print: (printed) => void (fields.value = printed),
		type(typed) {
			batch(() => {
				fields.value = typed;
				put(failures, 'update', undefined);
			});
		},
	};
}

/** Whether a cart can have what stands in a field; an emptied one the server would read as 0, and take the line out. */
export function isPossible({ line, typed, isValid }: LineField): boolean {
	return isValid && (line === undefined || (typed !== '' && Number(typed) <= MOST));
}

/**
 * The quantities that nobody else has to be asked about: WooCommerce leaves the other lines as they are, and what another tab
 * has made of them meanwhile is not undone (REL-03).
 */
function changedQuantities(fields: readonly LineField[]): Lines {
	const changed = fields.filter(({ served, typed }) => typed !== '' && Number(typed) !== Number(served));
	return new Map(changed.flatMap(({ line, typed }) => (line ? [[line, Number(typed)] as const] : [])));
}

/** Whether the page shows the lines and coupons of the cart. */
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
