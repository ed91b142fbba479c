import { batch, computed, signal } from '@preact/signals-core';
import { listen } from '../runtime/listen';
import { wishlistOptions } from '../shop/ti-wishlist/wishlist-options';
import { createMutation, type Mutation } from '../shop/mutation';
import { createMutationQueue } from '../shop/mutation-queue';
import { wishlistApi, type NewItem, type WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import {
	answerOf,
	isItemOf,
	type HeardState,
	type ItemRef,
	type WishlistAnswer,
	type WishlistItem,
	type WishlistState,
} from '../shop/ti-wishlist/wishlist-reply';
import { browserApi, browserState, isStoredItem } from './browser-wishlist';
import { emit, on, type WishlistSource } from './events';
import { createKeptList } from './id-list';
import { local } from './storage';
import { itemOf, storeChanges, storedChange, takeChanges, type StoredChange } from './stored-changes';
import type { ChangeOptions, WishlistStore, WishlistStoreOptions } from './wishlist-store';
import { hasListCookie, idsOf, keyOf, readCopy, sessionName } from './wishlist-copy';

export type { ChangeOptions, WishlistStore, WishlistStoreOptions } from './wishlist-store';

/** Local storage key: the browser's own list (array of ids), or a copy of the server's lists (object). */
const KEY = 'archipel-wishlist';

/** Expected effect of a change on the items, if it can be computed here. */
type Operation = (items: readonly WishlistItem[]) => readonly WishlistItem[];

/** Returns whether an item is in its list; a grouped product is in the list if its children are. */
const isIn = (items: readonly WishlistItem[], { product, variation, type, list }: NewItem): boolean =>
	items.some(isItemOf({ product, ...(type !== 'grouped' && { variation }), ...(list && { list }) }));

const EMPTY: WishlistState = { lists: [], items: [], counter: 0 };

/**
 * Creates the wishlist store: one write at a time across tabs, because the first add of a guest creates the list; optimistic updates, the server's
 * reply overrides. Without a wishlist plugin the list is kept in the browser, without requests.
 */
export function createWishlistStore(options: WishlistStoreOptions = {}): WishlistStore {
	const { server = wishlistOptions().server, storage = local, until } = options;
	const kept = createKeptList(KEY, isStoredItem, { storage, ...(until && { until }) });
	const api = server ? (options.api ?? wishlistApi) : browserApi(kept);
	// Writes to browser storage run without a queue, so that a change is stored even if the page is left at once.
	const queue = options.queue ?? (server ? createMutationQueue(KEY) : { run: (write) => write() });

	const confirmed = signal<WishlistState | undefined>(undefined);
	const pending = signal<readonly Operation[]>([]);
	const waiting = signal(0);
	/** Number of the current visitor: replies to an earlier visitor's requests are dropped. */
	let visitor = 0;
	let reading: Promise<void> | undefined;

	const state = computed(() => {
		const known = confirmed.value ?? (pending.value.length ? EMPTY : undefined);
		if (!known || !pending.value.length) return known;
		const items = pending.value.reduce((before, operation) => operation(before), known.items);
		return { ...known, items, counter: Math.max(0, known.counter + items.length - known.items.length) };
	});

	/** Stores a copy, unless the browser's own list under this key is not moved to the server yet (`moveToServer`). */
	const keep = (next: WishlistState) => {
		if (server && !kept.ids.peek().length) storage.set(KEY, JSON.stringify({ user: sessionName(), ...next }));
	};
	const accept = (next: WishlistState, source: WishlistSource, done?: Operation) => {
		const before = confirmed.peek();
		batch(() => {
			if (done) pending.value = pending.peek().filter((operation) => operation !== done);
			confirmed.value = next;
		});
		if (source !== 'cache' && source !== 'tab') keep(next);
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
				waiting.value++;
				for (const one of stored) if (one) unanswered.add(one);
				if (operation) pending.value = [...pending.peek(), operation];
				const end = showMore?.();
				return (answer) => {
					waiting.value--;
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
		for (const item of added) {
			answer = await api.add(item);
			if (!isIn(answer.state?.items ?? [], item)) for (const message of answer.messages) messages.add(message);
			// This shop keeps lists of customers only: it says so of each product.
			if (answer.loginUrl ?? answer.forceRedirect) break;
		}
		return { ...answer, messages: [...messages] };
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
		if (copy && copy.user === sessionName()) accept(copy, source);
	};
	const forget = () => {
		visitor++;
		storage.remove(KEY);
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
	} else {
		kept.ids.subscribe((ids) => accept(browserState(ids), 'tab'));
	}

	const find = (item: ItemRef) => (state.value?.items ?? []).filter(isItemOf(item));
	const add: WishlistStore['add'] = (item, more) => addAll([item], () => api.add(item), more);
	const remove: WishlistStore['remove'] = (item, more) => {
		const isMeant = isItemOf(item);
		const isGone = ({ items }: WishlistState) => !items.some(isMeant);
		const shown: Operation = (items) => items.filter((one) => !isMeant(one));
		const stored = [storedChange(item, true)];
		return change(() => removeRows(api, item), { wasDone: wasDone(isGone), ...more }, shown, stored);
	};

	/** Runs the changes of the previous page; failed ones are stored again. */
	const runStored = async () => {
		for (const stored of takeChanges(storage)) {
			const item = itemOf(stored);
			await (stored.isRemoval ? remove(item) : add(item)).run().then(
				(answer) => {
					if (!answer.ok && !stored.isRemoval && !find(item).length) options.onStoredRefused?.(answer);
				},
				() => storeChanges([stored], storage),
			);
		}
	};
	addEventListener('pagehide', () => storeChanges([...unanswered], storage), until && { signal: until });

	return {
		server,
		state,
		counter: computed(() => state.value?.counter ?? 0),
		busy: computed(() => waiting.value > 0),
		find,
		add,
		addFromCart({ products, ...what }, more) {
			const added = products.map((item) => ({ ...item, ...what }));
			const send = () => (server === 'ti-premium' ? api.addFromCart({ products, ...what }) : addEach(products));
			return addAll(added, send, more);
		},
		remove,
		act: (action, view, more) => change(() => api.act(action, view), more),
		manage: (action, view, more) => change(() => api.manage(action, view), more),
		post: (action, form, more) => change(() => api.post(action, form), more),
		async load() {
			if (server) follow(storage.get(KEY), 'cache');
			if (server && kept.ids.peek().length) await moveKept().catch(() => {});
			await runStored();
			if (!server) return;
			if (hasListCookie() || confirmed.peek()?.items.length) await refresh();
		},
		refresh,
		receive: (heard, source = 'script') => accept(merge(heard), source),
		forget,
	};
}

/** Removes the items row by row; in simple flow one request with the fields of the button is enough. */
async function removeRows(api: WishlistApi, item: ItemRef | NewItem): Promise<WishlistAnswer> {
	if ('type' in item && wishlistOptions().simpleFlow) {
		const removed = await api.removeByButton(item);
		// The server finds no row if the form fields have changed since the item was added; rows are then removed by id below.
		if (removed.isRemoved) return { ...removed, ok: true };
	}
	const now = await api.read(item.product);
	// Answer if another tab has removed all rows already.
	let answer = answerOf(now);
	for (const { row, list } of now.items.filter(isItemOf(item))) {
		if (!row) continue;
		const shareKey = now.lists.find(({ id }) => id === list)?.shareKey ?? '';
		answer = await api.act({ action: 'remove', row }, { page: 1, perPage: 1, shareKey });
		if (!answer.ok) break;
	}
	return answer;
}
