import * as z from '../../runtime/schema';
import { late } from '../../runtime/late';
import { wishlistOptions } from './wishlist-options';
import { readHtml, textOf } from '../../safety/html';
import { RequestError } from '../request-error';

/** Who may see a list: everybody, whoever has the link, its owner. Empty where the server does not say. */
export type Privacy = 'public' | 'share' | 'private' | '';

/** A list of this visitor. */
export interface Wishlist {
	readonly id: number;
	/** Plain text; empty for the default list, which views call by their own name. */
	readonly title: string;
	/** Six hexadecimal digits. Whoever has them can open the list: not for analytics, logs or addresses of others. */
	readonly shareKey: string;
	/** Its page. Goes through the URL gate. */
	readonly url: string;
	readonly privacy: Privacy;
	/** `default`, `list`, or a type of another plugin: one that the shop protects is no place for a product. */
	readonly type: string;
	/** Not offered as a place to move to. */
	readonly isHidden: boolean;
}

/** A product in a list. */
export interface WishlistItem {
	/** Id of the list. */
	readonly list: number;
	readonly product: number;
	/** A variation, 0 for the product itself, or a child of a grouped product. */
	readonly variation: number;
	/** Names it in the list, where the server was asked for it. */
	readonly row?: number;
}

/** What a visitor has put aside. */
export interface WishlistState {
	readonly lists: readonly Wishlist[];
	readonly items: readonly WishlistItem[];
	/** Pieces in all lists. */
	readonly counter: number;
}

/** What a reply tells about the lists. */
export interface HeardState extends WishlistState {
	/** False when it names only lists in which something is (free version). */
	readonly hasAllLists: boolean;
	/** In how many lists of all shoppers a product is, by `product.variation`, where the shop counts that. */
	readonly stats?: ReadonlyMap<string, number>;
}

/** What TI Wishlist answered. */
export interface WishlistAnswer {
	/** The server's yes. */
	readonly ok: boolean;
	/** What it says, each refusal by itself; plain text in the shop's language. */
	readonly messages: readonly string[];
	readonly state: HeardState | undefined;
	/** It took the product out (simple flow). */
	readonly isRemoved: boolean;
	/** The list it wrote to. */
	readonly list: Pick<Wishlist, 'id' | 'shareKey' | 'url'> | undefined;
	/** Lists that were made by it. */
	readonly created: readonly Pick<Wishlist, 'id' | 'title'>[];
	/** Where the shop wants to send the shopper after 4 seconds. Goes through the URL gate, like the next two. */
	readonly redirect: string | undefined;
	/** Where it wants to send her now. */
	readonly forceRedirect: string | undefined;
	/** Where she can sign in: this shop keeps lists of customers only. */
	readonly loginUrl: string | undefined;
	/** The page is out of date once the message has been read. */
	readonly reloads: boolean;
	/** HTML of the list's table, where the call carried paging and share key (SERVERS.md, S102). Goes through the HTML gate. */
	readonly content: string | undefined;
	/** The reply as it came, for those who listen to TI's jQuery events. */
	readonly reply: Readonly<Record<string, unknown>>;
}

/** PHP sends numbers as texts at times. */
const id = late(() => z.union([z.number(), z.string()]));

const listSchema = late(() =>
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
/** An empty map of PHP comes as `[]`. */
const mapOf = <S extends z.ZodMiniType>(one: S) => z.union([z.record(z.string(), one), z.array(one)]);
const dataSchema = late(() =>
	z.object({
		products: mapOf(mapOf(listSchema())),
		counter: id(),
		wishlists: z.optional(mapOf(listSchema())),
		stats: z.optional(mapOf(mapOf(z.number()))),
	}),
);
/** What must be right in a reply; the rest counts where it is a text. */
const replySchema = late(() =>
	z.object({
		status: z.boolean(),
		wishlists: z.optional(mapOf(listSchema())),
		wishlists_data: z.optional(dataSchema()),
		wishlist_created: z.optional(mapOf(z.string())),
	}),
);

/** Every reply is an object; what is in it says `readAnswer`. */
export const recordSchema = late(() => z.record(z.string(), z.unknown()));

/** @throws RequestError `invalid` if it is no answer of TI Wishlist. */
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

/** A yes that was not told but seen: what is there now is what was wanted. */
export const answerOf = (state: WishlistState): WishlistAnswer => ({
	ok: true,
	messages: [],
	state: { ...state, hasAllLists: true },
	isRemoved: false,
	list: undefined,
	created: [],
	redirect: undefined,
	forceRedirect: undefined,
	loginUrl: undefined,
	reloads: false,
	content: undefined,
	reply: {},
});

/** `wishlists_data`, as somebody else may hand it to us too. @returns `undefined` if it is something else. */
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
	// What they say of themselves counts for more than what a product says of them.
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

function readList({ ID, title, share_key, status, privacy = status, type, url, hide }: Listed): Wishlist {
	return {
		id: Number(ID),
		title: textOf(title),
		shareKey: share_key,
		url: url || listUrl(share_key),
		privacy: isPrivacy(privacy) ? privacy : '',
		type,
		isHidden: Boolean(hide),
	};
}

const isPrivacy = (value: string): value is Privacy => ['public', 'share', 'private'].includes(value);

/** Page of a list: `/favoris/a15e65/`; without pretty permalinks the key is a field of the query. */
export function listUrl(shareKey: string): string {
	const page = new URL(wishlistOptions().url || location.href, document.baseURI);
	if (!shareKey) return page.href;
	if (page.search) page.searchParams.set('tinvwlID', shareKey);
	else page.pathname = `${page.pathname.replace(/\/$/, '')}/${encodeURIComponent(shareKey)}/`;
	return page.href;
}

/** The words in TI's dialog; lines are messages of their own. */
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
