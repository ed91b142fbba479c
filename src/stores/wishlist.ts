import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { settings } from '../runtime/settings';
import { isCookieSet } from '../runtime/triggers/cookie';
import { createMutation, type Mutation, type MutationOptions } from '../shop/mutation';
import { createMutationQueue, type MutationQueue } from '../shop/mutation-queue';
import {
	wishlistApi,
	type CartToWishlist,
	type ManageAction,
	type PagePost,
	type TableAction,
	type TableView,
	type WishedProduct,
	type WishlistApi,
} from '../shop/ti-wishlist/wishlist-api';
import {
	answerOf,
	type HeardState,
	type WishlistAnswer,
	type WishlistItem,
	type WishlistState,
} from '../shop/ti-wishlist/wishlist-reply';
import { browserApi, browserState } from './browser-wishlist';
import { emit, on, type WishlistSource } from './events';
import { createIdList } from './id-list';
import { local, type SafeStorage } from './storage';
import { sessionName } from './traces';

/** Under this key the browser keeps its own list, as ids, or a copy of the server's, as an object. */
const KEY = 'archipel-wishlist';

/** A product, wherever it is kept. */
export type Wished = Pick<WishlistItem, 'product'> & Partial<Pick<WishlistItem, 'variation' | 'list'>>;

export interface WishlistStore {
	/** Who keeps it: TI Wishlist, its Premium, or the browser itself (empty): what needs a server is not offered then. */
	readonly server: '' | 'ti' | 'ti-premium';
	/** The lists with the changes under way; `undefined` while they are not known, and then views stay neutral. */
	readonly state: ReadonlySignal<WishlistState | undefined>;
	/** Pieces in all lists; 0 while they are not known. */
	readonly counter: ReadonlySignal<number>;
	/** True while a call is waiting or under way. */
	readonly busy: ReadonlySignal<boolean>;
	/** Why the lists could not be asked for; `undefined` again once the server has answered. */
	readonly error: ReadonlySignal<unknown>;
	/** Where a product is; without a variation, whatever variation of it. Follows changes when read in a view or `watch`. */
	readonly find: (wished: Wished) => readonly WishlistItem[];
	/** Puts a product aside. Nothing is sent before the mutation runs; each further try is the same add. */
	readonly add: (wished: WishedProduct, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** Takes a product out: of one list, or of all. With the fields of its button one request is enough in simple flow. */
	readonly remove: (wished: Wished | WishedProduct, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** One line of the cart, or all of it, to a list. Needs Premium. */
	readonly addFromCart: (what: CartToWishlist, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** Something that the table of a list asks for; in the browser's own list `remove` and `remove_selected`, by product id. */
	readonly act: (action: TableAction, view?: TableView, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** Something that the table of lists asks for. Needs Premium. */
	readonly manage: (action: ManageAction, view?: TableView, options?: ChangeOptions) => Mutation<WishlistAnswer>;
	/** A form of Premium whose reply is HTML; goes through the HTML gate. */
	readonly post: (action: PagePost, form: FormData, options?: ChangeOptions<string>) => Mutation<string>;
	/** What is kept here at once, and then what the server says; nothing at all for a visitor without a list. */
	readonly load: () => Promise<void>;
	/** What the server says. Never throws: see `error`. */
	readonly refresh: () => Promise<void>;
	/** Takes lists that somebody else was told of. */
	readonly receive: (state: HeardState, source?: WishlistSource) => void;
	/** Forgets everything about the visitor (PRIV-01). */
	readonly forget: () => void;
}

/** How a change is shown and told; see `createMutation`. */
export type ChangeOptions<T = WishlistAnswer> = Pick<
	MutationOptions<T>,
	'tell' | 'wasDone' | 'isDoubtful' | 'mayBeLate' | 'signal'
> & {
	/** Besides what the store shows by itself. */
	readonly show?: MutationOptions<T>['show'];
};

export interface WishlistStoreOptions {
	readonly api?: WishlistApi;
	readonly queue?: Pick<MutationQueue, 'run'>;
	/** @default what the shop says */
	readonly server?: WishlistStore['server'];
	/** @default local storage */
	readonly storage?: SafeStorage;
	/** The life of the page, unless a test ends it. */
	readonly until?: AbortSignal;
}

/** What a change will do to the lists, as far as we can tell. */
type Operation = (items: readonly WishlistItem[]) => readonly WishlistItem[];

const EMPTY: WishlistState = { lists: [], items: [], counter: 0 };

/**
 * What the visitor has put aside: one write at a time, across tabs, since the first add of a guest makes the list; optimistic; the server has the
 * last word. Without a server the list is the browser's own, and everything is answered here.
 */
export function createWishlistStore(options: WishlistStoreOptions = {}): WishlistStore {
	const { server = settings().shop.wishlist.server, storage = local, until } = options;
	const kept = createIdList(KEY, { storage, ...(until && { until }) });
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
	const merge = ({ hasAllLists, ...heard }: HeardState): WishlistState => {
		const more = hasAllLists ? [] : (confirmed.peek()?.lists ?? []);
		const named = new Set(heard.lists.map(({ id }) => id));
		const places = new Map((confirmed.peek()?.items ?? []).map((item, at) => [nameOf(item), at]));
		const place = (item: WishlistItem) => places.get(nameOf(item)) ?? -1;
		const items = heard.items.toSorted((one, other) => place(one) - place(other));
		return { ...heard, items, lists: [...heard.lists, ...more.filter(({ id }) => !named.has(id))] };
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

	const change = <T extends WishlistAnswer | string>(
		send: () => Promise<T>,
		{ show: showMore, ...more }: ChangeOptions<T> = {},
		operation?: Operation,
	): Mutation<T> =>
		createMutation<T>({
			queue,
			...more,
			show() {
				waiting.value++;
				if (operation) pending.value = [...pending.peek(), operation];
				const end = showMore?.();
				return (answer) => {
					waiting.value--;
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
	const wasDone = (isDone: (items: readonly WishlistItem[]) => boolean) => async () => {
		const now = await ask();
		return isDone(now.items) ? answerOf(now) : undefined;
	};

	/** Gives what the browser has kept to a server that has come since, once (WL-12). */
	const handOver = () =>
		queue.run(async () => {
			for (const product of kept.ids.peek()) {
				const { state: heard } = await api.add({ product, variation: 0, type: '' });
				// A refusal is an answer too: asked again, it would be the same.
				kept.update((ids) => ids.filter((one) => one !== product));
				if (heard) accept(merge(heard), 'change');
			}
		});

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

	const find = ({ product, variation, list }: Wished) =>
		(state.value?.items ?? []).filter(
			(item) =>
				item.product === product &&
				(variation === undefined || item.variation === variation) &&
				(list === undefined || item.list === list),
		);

	return {
		server,
		state,
		counter: computed(() => state.value?.counter ?? 0),
		busy: computed(() => waiting.value > 0),
		error: failure,
		find,
		add(wished, more) {
			const { product, variation, list = confirmed.peek()?.lists[0]?.id ?? 0 } = wished;
			const isIn = (items: readonly WishlistItem[]) =>
				items.some(
					(item) =>
						item.product === product &&
						(item.variation === variation || wished.type === 'grouped') &&
						(!wished.list || item.list === list),
				);
			return change(
				() => api.add(wished),
				{ wasDone: wasDone(isIn), ...more },
				(items) => (isIn(items) ? items : [{ list, product, variation }, ...items]),
			);
		},
		remove(wished, more) {
			const isMeant = (item: WishlistItem) =>
				item.product === wished.product &&
				(wished.variation === undefined || item.variation === wished.variation) &&
				(wished.list === undefined || item.list === wished.list);
			return change(
				async () => {
					if ('type' in wished && settings().shop.wishlist.simpleFlow) {
						const taken = await api.takeOut(wished);
						// The fields of its form may be others than when it was put there; then it stays.
						if (taken.isRemoved) return { ...taken, ok: true };
					}
					const now = await api.read(wished.product);
					// Somebody else was quicker: nothing of it is there any more.
					let answer = answerOf(now);
					for (const { row, list } of now.items.filter((item) => item.row && isMeant(item))) {
						const shareKey = now.lists.find(({ id }) => id === list)?.shareKey ?? '';
						answer = await api.act({ action: 'remove', row: row! }, { page: 1, perPage: 1, shareKey });
						if (!answer.ok) break;
					}
					return answer;
				},
				{ wasDone: wasDone((items) => !items.some(isMeant)), ...more },
				(items) => items.filter((item) => !isMeant(item)),
			);
		},
		addFromCart: (what, more) => change(() => api.addFromCart(what), more),
		act: (action, view, more) => change(() => api.act(action, view), more),
		manage: (action, view, more) => change(() => api.manage(action, view), more),
		post: (action, form, more) => change(() => api.post(action, form), more),
		async load() {
			if (!server) return;
			follow(storage.get(KEY), 'cache');
			if (kept.ids.peek().length) await handOver().catch(() => {});
			if (hasListCookie() || confirmed.peek()?.items.length) await refresh();
		},
		refresh,
		receive: (heard, source = 'script') => accept(merge(heard), source),
		forget,
	};
}

/** TI Wishlist's cookies: the key of a guest's list, and the counter of a customer. */
const hasListCookie = (): boolean => isCookieSet('tinv_wishlistkey') || isCookieSet('tinvwl_wishlists_data_counter');

const nameOf = ({ list, product, variation }: WishlistItem): string => `${list}.${product}.${variation}`;

const idsOf = ({ items }: WishlistState): number[] => [...new Set(items.map(({ product }) => product))];

/** What an earlier page has kept. Not by a schema: a page that only marks its hearts needs no library for that. */
function readCopy(text: string | null): (WishlistState & { readonly user: string }) | undefined {
	try {
		const copy = JSON.parse(text ?? 'null') as (WishlistState & { user: string }) | null;
		const isOne =
			typeof copy?.user === 'string' &&
			typeof copy.counter === 'number' &&
			Array.isArray(copy.lists) &&
			Array.isArray(copy.items) &&
			copy.items.every((item) => Number.isSafeInteger(item?.product) && Number.isSafeInteger(item.variation)) &&
			copy.lists.every((list) => typeof list?.title === 'string' && typeof list.url === 'string');
		return isOne ? copy : undefined;
	} catch {
		return undefined;
	}
}
