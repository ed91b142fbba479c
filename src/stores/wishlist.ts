import { batch, computed, signal } from '@preact/signals-core';
import { listen } from '../runtime/listen';
import { wishlistOptions } from '../shop/ti-wishlist/wishlist-options';
import { createMutation, type Mutation, type MutationOptions } from '../shop/mutation';
import { createMutationQueue, type MutationQueue } from '../shop/mutation-queue';
import {
	removeRows,
	wishlistApi,
	type CartToWishlist,
	type ManageAction,
	type NewItem,
	type PagePost,
	type TableAction,
	type TableView,
	type WishlistApi,
} from '../shop/ti-wishlist/wishlist-api';
import {
	answerOf,
	isIn,
	isItemOf,
	type HeardState,
	type ItemRef,
	type WishlistAnswer,
	type WishlistItem,
	type WishlistState,
} from '../shop/ti-wishlist/wishlist-reply';
import { browserApi, browserState, isStoredItem, hasListCookie, idsOf, keyOf, readCopy } from './browser-wishlist';
import { emit, on, type WishlistSource } from './events';
import { createKeptList } from './id-list';
import type { MovedList } from './move-to-server';
import { local, whoIsSignedIn } from './storage';
import { isPassing, itemOf, storeChanges, storedChange, takeChanges, type StoredChange } from './stored-changes';

/** How a change is displayed and announced; see `createMutation`. `show` is called in addition to the store's own optimistic update. */
export type ChangeOptions<T = WishlistAnswer> = Omit<MutationOptions<T>, 'send' | 'queue'>;

export interface WishlistStoreOptions {
	readonly api?: WishlistApi;
	/** @default the shop's setting */
	readonly server?: '' | 'ti' | 'ti-premium';
	/** Ends the store. @default the lifetime of the page */
	readonly until?: AbortSignal;
	/** Called after the browser's list was moved to the server, to show the result. */
	readonly onMoved?: (moved: MovedList) => void;
	/** Called when the server has refused an item that was added on the page before. */
	readonly onStoredRefused?: (answer: WishlistAnswer) => void;
}

/** Local storage key: the browser's own list (array of ids), or a copy of the server's lists (object). */
const KEY = 'archipel-wishlist';

/** Expected effect of a change on the items, if it can be computed here. */
type Operation = (items: readonly WishlistItem[]) => readonly WishlistItem[];

const EMPTY: WishlistState = { lists: [], items: [], counter: 0 };

/**
 * Creates the wishlist store: one write at a time across tabs, because the first add of a guest creates the list; optimistic updates, the server's
 * reply overrides. Without a wishlist plugin the list is kept in the browser, without requests.
 */
export function createWishlistStore(options: WishlistStoreOptions = {}) {
	const { server = wishlistOptions().server, until } = options;
	const kept = createKeptList(KEY, isStoredItem, until, 1000);
	const api = server ? (options.api ?? wishlistApi) : browserApi(kept);
	// Writes to browser storage run without a queue, so that a change is stored even if the page is left at once.
	const queue: Pick<MutationQueue, 'run'> = server ? createMutationQueue(KEY) : { run: (write) => write() };

	const confirmed = signal<WishlistState | undefined>(undefined);
	const pending = signal<readonly Operation[]>([]);
	/** Number of the current visitor: replies to an earlier visitor's requests are dropped. */
	let visitor = 0;
	let reading: Promise<unknown> | undefined;

	const state = computed(() => {
		const known = confirmed.value ?? (pending.value.length ? EMPTY : undefined);
		if (!known || !pending.value.length) return known;
		const items = pending.value.reduce((before, operation) => operation(before), known.items);
		return { ...known, items, counter: Math.max(0, known.counter + items.length - known.items.length) };
	});

	const accept = (next: WishlistState, source: WishlistSource, done?: Operation) => {
		const before = confirmed.peek();
		batch(() => {
			if (done) pending.value = pending.peek().filter((operation) => operation !== done);
			confirmed.value = next;
		});
		// Stores a copy, unless the browser's own list under this key is not moved to the server yet (`moveToServer`).
		if (server && source !== 'cache' && source !== 'tab' && !kept.ids.peek().length)
			local.set(KEY, JSON.stringify({ user: whoIsSignedIn(), ...next }));
		if (JSON.stringify(before) !== JSON.stringify(next))
			emit('archipel:wishlist-changed', { counter: next.counter, products: idsOf(next), source });
	};
	/** Merges a reply: the free version omits empty lists, and no reply keeps the order of the items (newest first). */
	const merge = ({ hasAllLists, lists, items: heard, counter }: HeardState): WishlistState => {
		const more = hasAllLists ? [] : (confirmed.peek()?.lists ?? []);
		const named = new Set(lists.map(({ id }) => id));
		const places = new Map((confirmed.peek()?.items ?? []).map((item, at) => [keyOf(item), at]));
		const place = (item: WishlistItem) => places.get(keyOf(item)) ?? -1;
		const items = heard.toSorted((one, other) => place(one) - place(other));
		return { counter, items, lists: [...lists, ...more.filter(({ id }) => !named.has(id))] };
	};

	const ask = async (product?: number): Promise<WishlistState> => {
		const asking = visitor;
		const read = await api.read(product);
		if (asking === visitor) accept(read, 'refresh');
		return read;
	};
	/** Requests the lists from the server. Never throws. */
	const refresh = async (): Promise<void> => {
		reading ??= queue.run(() => {
			reading = undefined;
			return ask();
		});
		await reading.catch(() => {});
	};

	/** Changes without a response: stored when the page is left, and carried out on the next page (WL-01). */
	const unanswered = new Set<StoredChange>();
	const change = <T extends WishlistAnswer | string>(
		send: () => Promise<T>,
		{ show: showMore, ...more }: ChangeOptions<T> = {},
		operation?: Operation,
		stored: readonly (StoredChange | undefined)[] = [],
	): Mutation<T> =>
		createMutation<T>({
			queue,
			...more,
			show() {
				for (const one of stored) if (one) unanswered.add(one);
				if (operation) pending.value = [...pending.peek(), operation];
				const end = showMore?.();
				return (answer) => {
					for (const one of stored) if (one) unanswered.delete(one);
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

	/** Adds items to one list, or to a new one: shown there at once, and searched there if the response is lost. */
	const addAll = (added: readonly NewItem[], send: () => Promise<WishlistAnswer>, more?: ChangeOptions) => {
		const isDone = ({ items, lists }: WishlistState) =>
			added.every((one) => {
				const made = one.listName && lists.find(({ title }) => title === one.listName);
				if (one.listName && !made) return false;
				return isIn(items, made ? { ...one, list: made.id } : one);
			});
		const shown: Operation = (items) => [
			...added
				.filter((one) => !isIn(items, one))
				.map(({ product, variation, list = confirmed.peek()?.lists[0]?.id ?? 0 }) => ({ list, product, variation })),
			...items,
		];
		const stored = added.map((one) => storedChange(one));
		return change(send, { wasDone: wasDone(isDone), ...more }, shown, stored);
	};
	/** The free version, and the browser itself, add one item at a time. */
	const addEach = async (added: readonly NewItem[]): Promise<WishlistAnswer> => {
		const messages = new Set<string>();
		let answer = answerOf(confirmed.peek() ?? EMPTY);
		let ok = true;
		for (const item of added) {
			answer = await api.add(item);
			if (isIn(answer.state?.items ?? [], item)) continue;
			ok &&= answer.ok;
			for (const message of answer.messages) messages.add(message);
			// This shop keeps lists of customers only: it says so of each product.
			if (answer.loginUrl ?? answer.forceRedirect) break;
		}
		return { ...answer, ok, messages: [...messages] };
	};

	/** Moves the browser's list to a newly installed server wishlist, before any other write (WL-12). */
	const moveKept = async () => {
		const { moveToServer } = await import('./move-to-server');
		const moved = await queue.run(() =>
			moveToServer(kept, async (item) => {
				const answer = await api.add(item);
				if (answer.state) accept(merge(answer.state), 'change');
				return { answer, isIn: answer.ok || isIn(answer.state?.items ?? [], item) };
			}),
		);
		if (moved) options.onMoved?.(moved);
	};

	const follow = (text: string | null, source: WishlistSource) => {
		const copy = readCopy(text);
		if (copy && copy.user === whoIsSignedIn()) accept(copy, source);
	};
	/** Erases all data of the visitor (PRIV-01). */
	const forget = () => {
		visitor++;
		local.remove(KEY);
		unanswered.clear();
		batch(() => {
			pending.value = [];
			confirmed.value = EMPTY;
		});
	};
	if (server) {
		listen(window, 'storage', until && { signal: until }, ({ key, newValue }) => {
			if (key === KEY && newValue !== null) follow(newValue, 'tab');
			else if (key === KEY || key === null) forget();
		});
		on('archipel:forget-visitor', forget, until);
	} else kept.ids.subscribe((ids) => accept(browserState(ids), 'tab'));

	/** Returns the items that are meant. Tracks changes when read in a view or `watch`. */
	const find = (item: ItemRef): readonly WishlistItem[] => (state.value?.items ?? []).filter(isItemOf(item));
	/** Adds a product. Sends nothing before `run()`; a retry has the same key, so that the product is added once. */
	const add = (item: NewItem, more?: ChangeOptions): Mutation<WishlistAnswer> =>
		addAll([item], () => api.add(item), more);
	/** Removes a product from one list or all lists. In simple flow one request with the fields of the button is enough. */
	const remove = (item: ItemRef | NewItem, more?: ChangeOptions): Mutation<WishlistAnswer> => {
		const isMeant = isItemOf(item);
		const isGone = ({ items }: WishlistState) => !items.some(isMeant);
		const shown: Operation = (items) => items.filter((one) => !isMeant(one));
		const stored = [storedChange(item, true)];
		return change(() => removeRows(api, item), { wasDone: wasDone(isGone), ...more }, shown, stored);
	};

	/** Runs the changes of the previous page; those that did not arrive are stored again. */
	const runStored = async () => {
		const asking = visitor;
		for (const stored of takeChanges()) {
			if (asking !== visitor) return;
			const item = itemOf(stored);
			await (stored.isRemoval ? remove(item) : add(item)).run().then(
				(answer) => {
					if (!answer.ok && !stored.isRemoval && !find(item).length) options.onStoredRefused?.(answer);
				},
				(error: unknown) => {
					if (asking === visitor && isPassing(error)) storeChanges([stored]);
				},
			);
		}
	};
	addEventListener('pagehide', () => storeChanges([...unanswered]), until && { signal: until });

	return {
		/** Backend of the lists: TI Wishlist, its Premium version, or the browser (empty), which offers no server features. */
		server,
		/** The lists including pending changes; `undefined` until they are known: views then show neither "empty" nor a count. */
		state,
		/** Number of items in all lists; 0 until the lists are known. */
		counter: computed(() => state.value?.counter ?? 0),
		find,
		add,
		/** Adds items one after another, with one answer for all of them: `ok` if all are in the list. */
		addItems: (added: readonly NewItem[], more?: ChangeOptions) => addAll(added, () => addEach(added), more),
		/** Adds one cart line or the whole cart to a list. There is one answer for all products; `state` tells which were added. */
		addFromCart({ products, ...what }: CartToWishlist, more?: ChangeOptions): Mutation<WishlistAnswer> {
			const added = products.map((item) => ({ ...item, ...what }));
			const send = () => (server === 'ti-premium' ? api.addFromCart({ products, ...what }) : addEach(products));
			return addAll(added, send, more);
		},
		remove,
		/** Runs an action of a list's table; the browser's list supports `remove` and `remove_selected`, by product id. */
		act: (action: TableAction, view?: TableView, more?: ChangeOptions) => change(() => api.act(action, view), more),
		/** Runs an action of the table of lists. Needs Premium. */
		manage: (action: ManageAction, view?: TableView, more?: ChangeOptions) =>
			change(() => api.manage(action, view), more),
		/** Posts a form of Premium; the response is HTML and must pass the HTML gate. */
		post: (action: PagePost, form: FormData, more?: ChangeOptions<string>) =>
			change(() => api.post(action, form), more),
		/**
		 * Shows the stored copy at once, then requests the lists; sends no request for a visitor without a list (WL-11, in place of the wait for a first
		 * gesture in WL-06).
		 */
		async load(): Promise<void> {
			if (server) follow(local.get(KEY), 'cache');
			if (server && kept.ids.peek().length) await moveKept().catch(() => {});
			await runStored();
			if (server && (hasListCookie() || confirmed.peek()?.items.length)) await refresh();
		},
		refresh,
		/** Accepts lists that another script received. */
		receive: (heard: HeardState, source: WishlistSource = 'script'): void => accept(merge(heard), source),
	};
}
export type WishlistStore = ReturnType<typeof createWishlistStore>;
