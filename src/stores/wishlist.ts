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

/** Local storage key: the browser's own list (array of ids), or a copy of the server's lists (object). */
const KEY = 'archipel-wishlist';

export interface WishlistStoreOptions {
	readonly api?: WishlistApi;
	readonly queue?: Pick<MutationQueue, 'run'>;
	/** @default the shop's setting */
	readonly server?: WishlistStore['server'];
	/** @default local storage */
	readonly storage?: SafeStorage;
	/** Ends the store. @default the lifetime of the page */
	readonly until?: AbortSignal;
	/** Called after the browser's list was sent to the server, to show the result. */
	readonly onHandedOver?: (handedOver: HandedOver) => void;
	/** Called when the server has refused a product that was added on the page before. */
	readonly onLeftRefused?: (answer: WishlistAnswer) => void;
}

/** Expected effect of a change on the items, if it can be computed here. */
type Operation = (items: readonly WishlistItem[]) => readonly WishlistItem[];

/** Returns whether a product is in the wanted list; a grouped product is in the list if its children are. */
const isIn = (items: readonly WishlistItem[], { product, variation, type, list }: WishedProduct): boolean =>
	items.some(
		(item) =>
			item.product === product && (item.variation === variation || type === 'grouped') && (!list || item.list === list),
	);

const EMPTY: WishlistState = { lists: [], items: [], counter: 0 };

/**
 * Creates the wishlist store: one write at a time across tabs, because the first add of a guest creates the list; optimistic updates, the server's
 * reply overrides. Without a wishlist plugin the list is kept in the browser, without requests.
 */
export function createWishlistStore(options: WishlistStoreOptions = {}): WishlistStore {
	const { server = wishlistOptions().server, storage = local, until } = options;
	const kept = createKeptList(KEY, isKeptWish, { storage, ...(until && { until }) });
	const api = server ? (options.api ?? wishlistApi) : browserApi(kept);
	// Writes to browser storage run without a queue, so that a change is stored even if the page is left at once.
	const queue = options.queue ?? (server ? createMutationQueue(KEY) : { run: (write) => write() });

	const confirmed = signal<WishlistState | undefined>(undefined);
	const pending = signal<readonly Operation[]>([]);
	const waiting = signal(0);
	const failure = signal<unknown>(undefined);
	/** Number of the current visitor: replies to an earlier visitor's requests are dropped. */
	let visitor = 0;
	let reading: Promise<void> | undefined;

	const state = computed(() => {
		const known = confirmed.value ?? (pending.value.length ? EMPTY : undefined);
		if (!known || !pending.value.length) return known;
		const items = pending.value.reduce((before, operation) => operation(before), known.items);
		return { ...known, items, counter: Math.max(0, known.counter + items.length - known.items.length) };
	});

	/** Stores a copy, unless the browser's own list under this key is not sent to the server yet (`handOver`). */
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
	/** Merges a reply: the free version omits empty lists, and no reply keeps the order of the items (newest first). */
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

	/** Changes without a response: stored when the page is left, and carried out on the next page (WL-01). */
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
	/** Requests the lists to find out whether a change was carried out although its response was lost. */
	const wasDone = (isDone: (now: WishlistState) => boolean) => async () => {
		const now = await ask();
		return isDone(now) ? answerOf(now) : undefined;
	};

	/** Adds products to one list, or to a new one: shown there at once, and searched there if the response is lost. */
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

	/** Sends the browser's list to a newly installed server wishlist, before any other write (WL-12). */
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

	/** Carries out the changes of the previous page; failed ones are stored again. */
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
