import { batch, computed, signal } from '@preact/signals-core';
import { wishlistOptions } from '../shop/ti-wishlist/wishlist-options';
import { createMutation, type Mutation } from '../shop/mutation';
import { createMutationQueue, type MutationQueue } from '../shop/mutation-queue';
import { wishlistApi, type WishedProduct, type WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import {
	answerOf,
	type HeardState,
	type WishlistAnswer,
	type WishlistItem,
	type WishlistState,
} from '../shop/ti-wishlist/wishlist-reply';
import { browserApi, browserState, isKeptWish } from './browser-wishlist';
import { emit, on, type WishlistSource } from './events';
import type { HandedOver } from './hand-over';
import { createKeptList } from './id-list';
import { keepLeft, leftWish, takeLeft, toWished, type LeftWish } from './left-wishes';
import { local, type SafeStorage } from './storage';
import { isMeantBy, takeOut } from './take-out';
import type { ChangeOptions, Wished, WishlistStore } from './wishlist-store';
import { hasListCookie, idsOf, nameOf, readCopy, sessionName } from './wishlist-copy';

export type { ChangeOptions, Wished, WishlistStore } from './wishlist-store';

/** Under this key the browser keeps its own list, as ids, or a copy of the server's, as an object. */
const KEY = 'archipel-wishlist';

export interface WishlistStoreOptions {
	readonly api?: WishlistApi;
	readonly queue?: Pick<MutationQueue, 'run'>;
	/** @default what the shop says */
	readonly server?: WishlistStore['server'];
	/** @default local storage */
	readonly storage?: SafeStorage;
	/** The life of the page, unless a test ends it. */
	readonly until?: AbortSignal;
	/** The browser's own list was offered to the server: what it said is to be told. */
	readonly onHandedOver?: (handedOver: HandedOver) => void;
	/** The page before was left with an add, which the shop has refused now. */
	readonly onLeftRefused?: (answer: WishlistAnswer) => void;
}

/** What a change will do to the lists, as far as we can tell. */
type Operation = (items: readonly WishlistItem[]) => readonly WishlistItem[];

/** Whether a product is where it is wanted; of a grouped one the children are in the list. */
const isIn = (items: readonly WishlistItem[], { product, variation, type, list }: WishedProduct): boolean =>
	items.some(
		(item) =>
			item.product === product && (item.variation === variation || type === 'grouped') && (!list || item.list === list),
	);

const EMPTY: WishlistState = { lists: [], items: [], counter: 0 };

/**
 * What the visitor has put aside: one write at a time, across tabs, since the first add of a guest makes the list; optimistic; the server has the
 * last word. Without a server the list is the browser's own, and everything is answered here.
 */
export function createWishlistStore(options: WishlistStoreOptions = {}): WishlistStore {
	const { server = wishlistOptions().server, storage = local, until } = options;
	const kept = createKeptList(KEY, isKeptWish, { storage, ...(until && { until }) });
	const api = server ? (options.api ?? wishlistApi) : browserApi(kept);
	// In the browser itself nothing takes time: what is pressed is kept, even if the page is left at once.
	const queue = options.queue ?? (server ? createMutationQueue(KEY) : { run: (write) => write() });

	const confirmed = signal<WishlistState | undefined>(undefined);
	const pending = signal<readonly Operation[]>([]);
	const waiting = signal(0);
	const failure = signal<unknown>(undefined);
	/** Counts the visitors: what was asked for one must not be shown to the next. */
	let visitor = 0;
	let reading: Promise<void> | undefined;

	const state = computed(() => {
		const known = confirmed.value ?? (pending.value.length ? EMPTY : undefined);
		if (!known || !pending.value.length) return known;
		const items = pending.value.reduce((before, operation) => operation(before), known.items);
		return { ...known, items, counter: Math.max(0, known.counter + items.length - known.items.length) };
	});

	/** The browser's own list is not overwritten before the server has it (`handOver`). */
	const keep = (next: WishlistState) => {
		if (server && !kept.ids.peek().length) storage.set(KEY, JSON.stringify({ user: sessionName(), ...next }));
	};
	const accept = (next: WishlistState, source: WishlistSource, done?: Operation) => {
		const before = confirmed.peek();
		batch(() => {
			if (done) pending.value = pending.peek().filter((operation) => operation !== done);
			failure.value = undefined;
			confirmed.value = next;
		});
		if (source !== 'cache' && source !== 'tab') keep(next);
		if (JSON.stringify(before) !== JSON.stringify(next))
			emit('archipel:wishlist-changed', { counter: next.counter, products: idsOf(next), source });
	};
	/** A reply of the free version does not name lists in which nothing is; and none tells the order, the newest first. */
	const merge = ({ hasAllLists, lists, items: named, counter }: HeardState): WishlistState => {
		const more = hasAllLists ? [] : (confirmed.peek()?.lists ?? []);
		const told = new Set(lists.map(({ id }) => id));
		const places = new Map((confirmed.peek()?.items ?? []).map((item, at) => [nameOf(item), at]));
		const place = (item: WishlistItem) => places.get(nameOf(item)) ?? -1;
		const items = named.toSorted((one, other) => place(one) - place(other));
		return { counter, items, lists: [...lists, ...more.filter(({ id }) => !told.has(id))] };
	};

	const ask = async (product?: number): Promise<WishlistState> => {
		const asking = visitor;
		try {
			const read = await api.read(product);
			if (asking === visitor) accept(read, 'refresh');
			return read;
		} catch (error) {
			if (asking === visitor) failure.value = error;
			throw error;
		}
	};
	const refresh = (): Promise<void> =>
		(reading ??= queue
			.run(() => {
				reading = undefined;
				return ask();
			})
			.then(
				() => {},
				() => {},
			));

	/** Asked for and not answered: whoever leaves the page meanwhile finds it done on the next (WL-01). */
	const unanswered = new Set<LeftWish>();
	const change = <T extends WishlistAnswer | string>(
		send: () => Promise<T>,
		{ show: showMore, ...more }: ChangeOptions<T> = {},
		operation?: Operation,
		left: readonly (LeftWish | undefined)[] = [],
	): Mutation<T> =>
		createMutation<T>({
			queue,
			...more,
			show() {
				waiting.value++;
				for (const one of left) if (one) unanswered.add(one);
				if (operation) pending.value = [...pending.peek(), operation];
				const end = showMore?.();
				return (answer) => {
					waiting.value--;
					for (const one of left) if (one) unanswered.delete(one);
					pending.value = pending.peek().filter((one) => one !== operation);
					end?.(answer);
				};
			},
			async send() {
				const asking = visitor;
				const answer = await send();
				if (typeof answer === 'string' || asking !== visitor) return answer;
				if (answer.state) accept(merge(answer.state), 'change', operation);
				emit('archipel:wishlist-answered', { reply: answer.reply });
				return answer;
			},
		});
	/** Asks what became of a change whose answer was lost. */
	const wasDone = (isDone: (now: WishlistState) => boolean) => async () => {
		const now = await ask();
		return isDone(now) ? answerOf(now) : undefined;
	};

	/** Products go to one list, or to a new one: they are shown there meanwhile, and looked for if the answer is lost. */
	const put = (wished: readonly WishedProduct[], send: () => Promise<WishlistAnswer>, more?: ChangeOptions) => {
		const isDone = ({ items, lists }: WishlistState) =>
			wished.every((one) => {
				const made = one.listName && lists.find(({ title }) => title === one.listName);
				if (one.listName && !made) return false;
				return isIn(items, made ? { ...one, list: made.id } : one);
			});
		const shown: Operation = (items) => [
			...wished
				.filter((one) => !isIn(items, one))
				.map(({ product, variation, list = confirmed.peek()?.lists[0]?.id ?? 0 }) => ({ list, product, variation })),
			...items,
		];
		const left = wished.map((one) => leftWish(one));
		return change(send, { wasDone: wasDone(isDone), ...more }, shown, left);
	};
	/** The free version, and the browser itself, take one product at a time. */
	const addEach = async (products: readonly WishedProduct[]): Promise<WishlistAnswer> => {
		const messages = new Set<string>();
		let answer = answerOf(confirmed.peek() ?? EMPTY);
		for (const wished of products) {
			answer = await api.add(wished);
			if (!isIn(answer.state?.items ?? [], wished)) for (const message of answer.messages) messages.add(message);
			// This shop keeps lists of customers only: it says so of each product.
			if (answer.loginUrl ?? answer.forceRedirect) break;
		}
		return { ...answer, messages: [...messages] };
	};

	/** Gives what the browser has kept to a server that has come since, before anything else is written (WL-12). */
	const offerKept = async () => {
		const { handOver } = await import('./hand-over');
		const handedOver = await queue.run(() =>
			handOver(kept, async (wished) => {
				const answer = await api.add(wished);
				if (answer.state) accept(merge(answer.state), 'change');
				return { answer, isIn: answer.ok || isIn(answer.state?.items ?? [], wished) };
			}),
		);
		if (handedOver) options.onHandedOver?.(handedOver);
	};

	const follow = (text: string | null, source: WishlistSource) => {
		const copy = readCopy(text);
		if (copy && copy.user === sessionName()) accept(copy, source);
	};
	const forget = () => {
		visitor++;
		storage.remove(KEY);
		batch(() => {
			pending.value = [];
			confirmed.value = EMPTY;
			failure.value = undefined;
		});
	};
	if (server) {
		addEventListener(
			'storage',
			({ key, newValue }) => {
				if (key === KEY && newValue !== null) follow(newValue, 'tab');
				else if (key === KEY || key === null) forget();
			},
			until ? { signal: until } : undefined,
		);
		on('archipel:forget-visitor', forget, until);
	} else {
		kept.ids.subscribe((ids) => accept(browserState(ids), 'tab'));
	}

	const find = (wished: Wished) => (state.value?.items ?? []).filter(isMeantBy(wished));
	const add: WishlistStore['add'] = (wished, more) => put([wished], () => api.add(wished), more);
	const remove: WishlistStore['remove'] = (wished, more) => {
		const isMeant = isMeantBy(wished);
		const isGone = ({ items }: WishlistState) => !items.some(isMeant);
		const shown: Operation = (items) => items.filter((item) => !isMeant(item));
		return change(() => takeOut(api, wished), { wasDone: wasDone(isGone), ...more }, shown, [leftWish(wished, true)]);
	};

	/** What a page was left with, on the next one; what cannot be done now is kept once more. */
	const carryOutLeft = async () => {
		for (const left of takeLeft(storage)) {
			const wished = toWished(left);
			await (left.isRemoval ? remove(wished) : add(wished)).run().then(
				(answer) => {
					if (!answer.ok && !left.isRemoval && !find(wished).length) options.onLeftRefused?.(answer);
				},
				() => keepLeft([left], storage),
			);
		}
	};
	addEventListener('pagehide', () => keepLeft([...unanswered], storage), until ? { signal: until } : undefined);

	return {
		server,
		state,
		counter: computed(() => state.value?.counter ?? 0),
		busy: computed(() => waiting.value > 0),
		error: failure,
		find,
		add,
		addFromCart({ products, ...what }, more) {
			const wished = products.map((product) => ({ ...product, ...what }));
			const send = () => (server === 'ti-premium' ? api.addFromCart({ products, ...what }) : addEach(products));
			return put(wished, send, more);
		},
		remove,
		act: (action, view, more) => change(() => api.act(action, view), more),
		manage: (action, view, more) => change(() => api.manage(action, view), more),
		post: (action, form, more) => change(() => api.post(action, form), more),
		async load() {
			if (server) follow(storage.get(KEY), 'cache');
			if (server && kept.ids.peek().length) await offerKept().catch(() => {});
			await carryOutLeft();
			if (!server) return;
			if (hasListCookie() || confirmed.peek()?.items.length) await refresh();
		},
		refresh,
		receive: (heard, source = 'script') => accept(merge(heard), source),
		forget,
	};
}
