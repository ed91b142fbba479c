import * as z from '../../runtime/schema';
import { wishlistOptions } from './wishlist-options';
import { readHtml, textOf } from '../../safety/html';
import { RequestError } from '../request-error';

/** Visibility of a list: public, anyone with the link, or the owner. Empty if unknown. */
export type Privacy = 'public' | 'share' | 'private' | '';

export type Wishlist = Readonly<ReturnType<typeof readList>>;

export interface WishlistItem {
	readonly list: number;
	readonly product: number;
	/** A variation, 0 for the product itself, or a child of a grouped product. */
	readonly variation: number;
	/** Row id of the item, only if requested. */
	readonly row?: number;
}

/** The items of a product, in any list; without `variation` of any variation. */
export type ItemRef = Pick<WishlistItem, 'product'> & Partial<Pick<WishlistItem, 'variation' | 'list'>>;

/** Returns a filter for the items that are meant; a missing variation or list matches any. */
export const isItemOf =
	({ product, variation, list }: ItemRef) =>
	(item: WishlistItem): boolean =>
		item.product === product &&
		(variation === undefined || item.variation === variation) &&
		(list === undefined || item.list === list);

/** Returns whether an item is in its list; a grouped product is in the list if its children are. */
export const isIn = (
	items: readonly WishlistItem[],
	{ product, variation, type, list }: ItemRef & { readonly variation: number; readonly type: string },
): boolean => items.some(isItemOf({ product, ...(type !== 'grouped' && { variation }), ...(list && { list }) }));

export interface WishlistState {
	readonly lists: readonly Wishlist[];
	readonly items: readonly WishlistItem[];
	/** Number of items in all lists. */
	readonly counter: number;
}

/** Lists as contained in a reply. */
export interface HeardState extends WishlistState {
	/** False if the reply contains only lists with items (free version). */
	readonly hasAllLists: boolean;
	/** Number of lists of all customers that contain a product, by `product.variation`, if the shop counts them. */
	readonly stats?: ReadonlyMap<string, number>;
}

export interface WishlistAnswer {
	readonly ok: boolean;
	/** Messages, one entry per line; plain text in the shop's language. */
	readonly messages: readonly string[];
	readonly state: HeardState | undefined;
	/** The product was removed (simple flow). */
	readonly isRemoved: boolean;
	/** The list that was changed. */
	readonly list?: Pick<Wishlist, 'id' | 'shareKey' | 'url'> | undefined;
	readonly created: readonly Pick<Wishlist, 'id' | 'title'>[];
	/** Redirect URL after 4 seconds. Must pass the URL gate, like the next two. */
	readonly redirect?: string | undefined;
	/** Immediate redirect URL. */
	readonly forceRedirect?: string | undefined;
	/** Login URL, if the shop keeps lists of customers only. */
	readonly loginUrl?: string | undefined;
	/** The page must be reloaded after the message was read. */
	readonly reloads: boolean;
	/** HTML of the list's table, where the call carried paging and share key (SERVERS.md, S102). Goes through the HTML gate. */
	readonly content?: string | undefined;
	/** Raw reply, for listeners of TI's jQuery events. */
	readonly reply: Readonly<Record<string, unknown>>;
}

/** PHP may send numbers as strings. */
const id = z.once(() => z.union([z.number(), z.string()]));

const listSchema = z.once(() =>
	z.object({
		ID: id(),
		title: z._default(z.string(), ''),
		share_key: z._default(z.string(), ''),
		status: z._default(z.string(), ''),
		privacy: z.optional(z.string()),
		type: z._default(z.string(), ''),
		url: z._default(z.string(), ''),
		hide: z.optional(z.unknown()),
		in: z.optional(z.unknown()),
	}),
);
/** Map schema; PHP encodes an empty map as `[]`. */
const mapOf = <S extends z.ZodMiniType>(one: S) => z.union([z.record(z.string(), one), z.array(one)]);
const dataSchema = z.once(() =>
	z.object({
		products: mapOf(mapOf(listSchema())),
		counter: id(),
		wishlists: z.optional(mapOf(listSchema())),
		stats: z.optional(mapOf(mapOf(z.number()))),
	}),
);
/** Required structure of a reply; other fields are read only if they are strings. */
const replySchema = z.once(() =>
	z.object({
		status: z.boolean(),
		wishlists: z.optional(mapOf(listSchema())),
		wishlists_data: z.optional(dataSchema()),
		wishlist_created: z.optional(mapOf(z.string())),
	}),
);

/** Schema of any reply object; `readAnswer` checks its fields. */
export const recordSchema = z.once(() => z.record(z.string(), z.unknown()));

/** Parses a reply. @throws RequestError `invalid` if the reply is not of TI Wishlist */
export function readAnswer(reply: Readonly<Record<string, unknown>>, url: string): WishlistAnswer {
	const result = replySchema().safeParse(reply);
	if (!result.success) throw new RequestError('invalid', url, { cause: result.error });
	const { status: ok, wishlists, wishlists_data: data, wishlist_created: created } = result.data;
	const textOfKey = (key: string): string | undefined => {
		const value = reply[key];
		return typeof value === 'string' && value ? value : undefined;
	};
	const written = listSchema().safeParse(reply['wishlist']);
	const list = written.success ? readList(written.data) : undefined;
	return {
		ok,
		messages: readMessages(textOfKey('msg')),
		state: data && readState(data, wishlists),
		isRemoved: Boolean(reply['removed']),
		list: list && { ...list, url: textOfKey('wishlist_url') ?? list.url },
		created: Object.entries(created ?? {}).map(([key, title]) => ({ id: Number(key), title: textOf(title) })),
		redirect: textOfKey('redirect'),
		forceRedirect: textOfKey('force_redirect'),
		loginUrl: textOfKey('dialog_custom_url'),
		reloads: Boolean(reply['updatepage']),
		content: textOfKey('content'),
		reply,
	};
}

/** Creates a success answer from lists that already contain the wanted state. */
export const answerOf = (state: WishlistState): WishlistAnswer => ({
	ok: true,
	messages: [],
	state: { ...state, hasAllLists: true },
	isRemoved: false,
	created: [],
	reloads: false,
	reply: {},
});

/** Parses `wishlists_data` of a reply or a third-party event. @returns `undefined` for anything else. */
export function readWishlistsData(value: unknown): HeardState | undefined {
	const result = dataSchema().safeParse(value);
	return result.success ? readState(result.data) : undefined;
}

type Listed = z.output<ReturnType<typeof listSchema>>;

function readState(
	data: z.output<ReturnType<typeof dataSchema>>,
	own: z.output<ReturnType<typeof replySchema>>['wishlists'] = data.wishlists,
): HeardState {
	const lists = new Map<number, Wishlist>();
	const take = (listed: Listed) =>
		lists.set(Number(listed.ID), { ...lists.get(Number(listed.ID)), ...readList(listed) });
	const items: WishlistItem[] = [];
	for (const [product, holders] of Object.entries(data.products))
		for (const holder of Object.values(holders)) {
			take(holder);
			for (const variation of Array.isArray(holder.in) ? holder.in : [])
				items.push({ list: Number(holder.ID), product: Number(product), variation: Number(variation) });
		}
	// Data of the lists themselves override list data of the products.
	for (const listed of Object.values(own ?? {})) take(listed);
	return {
		lists: [...lists.values()],
		items,
		counter: Number(data.counter) || 0,
		hasAllLists: own !== undefined,
		...(data.stats && { stats: new Map(readStats(data.stats)) }),
	};
}

const readStats = (stats: NonNullable<z.output<ReturnType<typeof dataSchema>>['stats']>) =>
	Object.entries(stats).flatMap(([product, counts]) =>
		Object.entries(counts).map(([variation, count]) => [`${product}.${variation}`, count] as const),
	);

function readList({ ID, title, share_key, status, privacy = status, type, url, hide }: Listed) {
	return {
		id: Number(ID),
		/** Plain text; empty for the default list, which views label themselves. */
		title: textOf(title),
		/** Six hexadecimal digits that give access to the list: never pass to analytics, logs or shared URLs. */
		shareKey: share_key,
		/** URL of the list page. Must pass the URL gate. */
		url: url || listUrl(share_key),
		privacy: isPrivacy(privacy) ? privacy : ('' as const),
		/** `default`, `list`, or a type of another plugin; products cannot be added to protected types. */
		type,
		/** Hidden lists are not offered as a target. */
		isHidden: Boolean(hide),
	};
}

const isPrivacy = (value: string): value is Privacy => ['public', 'share', 'private'].includes(value);

/** Returns the URL of a list page: `/favoris/a15e65/`; without pretty permalinks the key is a query parameter. */
export function listUrl(shareKey: string): string {
	const page = new URL(wishlistOptions().url || location.href, document.baseURI);
	if (!shareKey) return page.href;
	if (page.search) page.searchParams.set('tinvwlID', shareKey);
	else page.pathname = `${page.pathname.replace(/\/$/, '')}/${encodeURIComponent(shareKey)}/`;
	return page.href;
}

/** Returns the messages of TI's dialog HTML, one per line. */
function readMessages(html: string | undefined): string[] {
	if (!html) return [];
	const { body } = readHtml(html);
	const words = body.querySelector('.tinv-txt') ?? body;
	for (const line of words.querySelectorAll('br, li')) line.before('\n');
	return words.textContent
		.split('\n')
		.map((line) => line.replaceAll(/\s+/g, ' ').trim())
		.filter(Boolean);
}
