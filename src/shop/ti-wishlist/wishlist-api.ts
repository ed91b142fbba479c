import * as z from '../../runtime/schema';
import { settings } from '../../runtime/settings';
import { readHtml, textOf } from '../../safety/html';
import { requestJson, requestText, urlEncoded, wcAjaxUrl, type RequestOptions } from '../http';
import { nonceBroker } from '../nonce-broker';
import { RequestError } from '../request-error';
import { wishlistOptions } from './wishlist-options';
import {
	answerOf,
	isItemOf,
	listUrl,
	readAnswer,
	recordSchema,
	type ItemRef,
	type WishlistAnswer,
	type WishlistState,
} from './wishlist-reply';

/** An item to add, or to remove by the fields of its button. */
export interface NewItem {
	readonly product: number;
	/** Variation id; 0 for the product itself. */
	readonly variation: number;
	/** WooCommerce's type: `simple`, `variable`, `grouped`. */
	readonly type: string;
	/** Id of the list, if there are several. @default the default list */
	readonly list?: number;
	/** Name of a new list to create. */
	readonly listName?: string;
	/** Fields of the product form; files only if the shop enables them. */
	readonly form?: FormData;
	/** Names of hidden fields in `form`. */
	readonly hidden?: readonly string[];
}

/** Cart lines to add to a list: one line by its key, or the whole cart. */
export interface CartToWishlist {
	/** @default the whole cart */
	readonly key?: string | undefined;
	/** Products of these lines, for a backend that adds one at a time. */
	readonly products: readonly NewItem[];
	readonly list?: number;
	/** Name of a new list to create. */
	readonly listName?: string;
}

/** Displayed page of a list table; the reply contains this page in `content`. */
export interface TableView {
	/** Page number, from 1. */
	readonly page: number;
	readonly perPage: number;
	readonly shareKey: string;
}

/** Quantities by the id of a row. */
export type Quantities = Readonly<Record<number, number | undefined>>;

/** An action of the table of a list. Rows have ids of their own, which are not the products'. */
export interface TableAction {
	/** The server's name: `get_data`, `add_to_cart_all`, `remove`, `add_to_cart_single`, `move_single`, `update`, or an option of its menu for several rows. */
	readonly action: string;
	readonly row?: number;
	readonly rows?: readonly number[];
	/** The free version adds one piece to the cart, whatever the quantity (SERVERS.md, S104). */
	readonly quantities?: Quantities;
	readonly order?: readonly number[];
	/** Where a row is moved to: the id of a list, or the name of a new one. */
	readonly list?: number | undefined;
	readonly listName?: string | undefined;
}

/** An action of the table of lists (Premium). */
export interface ManageAction {
	/** The server's name: `remove`, `save`, or another option of its menu. */
	readonly action: string;
	readonly list?: number;
	readonly lists?: readonly number[];
	readonly titles?: Readonly<Record<number, string>>;
	readonly privacies?: Readonly<Record<number, string>>;
}

/** Premium actions whose reply is HTML, by the value of the field `action`. */
export type PagePost = 'tinwl_notifications_update' | 'tinwl_estimate' | 'tinwl_create_wishlist';

/** Returns the page's URL without its query, which may contain keys, names and click ids. */
const page = (): string => location.origin + location.pathname;

/** Fields of every call: language fields, and the Premium flag for several lists. */
function common(): Record<string, string> {
	const { fields, server } = wishlistOptions();
	return { ...fields, ...(server === 'ti-premium' && { multi_wishlists: '1' }) };
}

const call = async (url: string, form: RequestOptions['form'], headers = {}): Promise<WishlistAnswer> =>
	readAnswer(await requestJson(url, recordSchema, { form, headers }), url);

/** Calls a table action. A refused nonce has no effect on the server: the broker repeats the call. */
const callTable = (fields: Readonly<Record<string, unknown>>, view?: TableView) =>
	nonceBroker.use('wp_rest', async (nonce) => {
		const form = {
			...fields,
			'tinvwl-security': nonce,
			'tinvwl-paged': view?.page,
			'tinvwl-per-page': view?.perPage,
			'tinvwl-sharekey': view?.shareKey,
			...common(),
		};
		const answer = await call(wcAjaxUrl('tinvwl'), form, { 'X-WP-Nonce': nonce });
		// Only a wrong nonce is answered with neither `action` nor `wishlists_data` (SERVERS.md, S101).
		if (!answer.ok && !answer.state && !('action' in answer.reply)) throw new RequestError('stale-nonce', 'tinvwl');
		return answer;
	});

/** The post of a button, in the names and the order of TI's script (SERVERS.md, S90). */
function postButton(item: NewItem, action: 'addto' | 'remove'): Promise<WishlistAnswer> {
	const form = new FormData();
	for (const [name, value] of item.form ?? []) form.append(nested(name), value);
	const fields = {
		'form[tinvwl-hidden-fields]': JSON.stringify(item.hidden ?? []),
		tinv_wishlist_id: item.list ?? '',
		tinv_wishlist_name: item.listName ?? '',
		product_type: item.type,
		product_id: item.product,
		product_variation: item.variation,
		product_action: action,
		redirect: page(),
		...common(),
	};
	for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
	return call(page(), form);
}

/** Nests a field name: `quantity[12]` becomes `form[quantity][12]`. */
const nested = (name: string): string => name.replace(/^[^[]*/, 'form[$&]');

/**
 * API of TI WooCommerce Wishlist, and the compact read endpoint of our plugin. Table actions need a nonce, adding does not; a refused nonce is
 * renewed once. All functions throw `RequestError` for an unusable response; a refusal is a usable response.
 */
export const wishlistApi = {
	/** Returns the visitor's lists, items and counter. @param product Also returns the rows of this product. */
	async read(product?: number): Promise<WishlistState> {
		const url = `${wcAjaxUrl('archipel_wishlist')}${product ? `&product=${product}` : ''}`;
		const { lists, items, counter } = await requestJson(url, lightSchema, { method: 'GET', isRead: true });
		const isMalformed = (text: string) => codesIn(text).join('') !== text.slice(1);
		if (Object.values(items).some(isMalformed)) throw new RequestError('invalid', url);
		return {
			lists: lists.map((list) => ({ ...list, title: textOf(list.title), url: listUrl(list.shareKey) })),
			items: Object.entries(items).flatMap(([list, text]) => readItems(Number(list), text)),
			counter,
		};
	},
	add: (item: NewItem): Promise<WishlistAnswer> => postButton(item, 'addto'),
	/** Removes an item by its button; answered so with simple flow only (SERVERS.md, S96). */
	removeByButton: (item: NewItem): Promise<WishlistAnswer> => postButton(item, 'remove'),
	/** Needs Premium. */
	addFromCart({ key, list, listName = '' }: CartToWishlist): Promise<WishlistAnswer> {
		const id = list ?? '';
		const target =
			key === undefined ? { cart_to_wishlist_id: id } : { tinv_product_key: key, cart_item_to_wishlist_id: id };
		return call(page(), { ...target, tinv_wishlist_name: listName, redirect: page(), ...common() });
	},
	/** @param view Without a view the reply has no usable `content`. */
	act({ action, row, list, listName, ...more }: TableAction, view?: TableView): Promise<WishlistAnswer> {
		const fields = {
			'tinvwl-action': action,
			[action === 'move_single' ? 'tinvwl-product-wid' : 'tinvwl-product_id']: row,
			'tinvwl-products': more.rows,
			'tinvwl-qty': more.quantities,
			'tinvwl-order': more.order,
			'tinvwl-to-wl': listName === undefined ? list : '',
			'tinvwl-new-wl': listName,
		};
		return callTable(fields, view);
	},
	manage({ action, list, lists, ...more }: ManageAction, view?: TableView): Promise<WishlistAnswer> {
		const fields = {
			'tinvwl-manage-action': action,
			'tinvwl-wishlist-id': list,
			'tinvwl-wishlists': lists,
			'tinvwl-wishlists-titles': more.titles,
			'tinvwl-wishlists-privacies': more.privacies,
		};
		return callTable(fields, view);
	},
	/** @returns HTML that must pass the HTML gate. */
	async post(action: PagePost, form: FormData): Promise<string> {
		// These forms have no file fields.
		const sent = urlEncoded(form);
		sent.set('action', action);
		const html = await requestText(page(), { form: sent });
		// A valid message is an HTML fragment; a complete page comes from another handler.
		const isMessage = !/<(!doctype|html)\b/i.test(html) && readHtml(html).body.firstElementChild && textOf(html);
		if (!isMessage) throw new RequestError('invalid', action, { body: html });
		return html;
	},
	/** The number that an Opal theme shows, asked for after a change (WL-08). `isOurs`: our plugin answers for a theme that does not; we know its number. */
	async themeCount(): Promise<{ readonly count: number; readonly isOurs: boolean }> {
		const options = { method: 'GET', form: { action: 'osf_update_wishlist_count' }, isRead: true } as const;
		const { count, archipel } = await requestJson(settings().shop.ajaxUrl, countSchema, options);
		return { count: Number(count), isOurs: archipel };
	},
};

export type WishlistApi = typeof wishlistApi;

/** Removes the items row by row; in simple flow one request with the fields of the button is enough. */
export async function removeRows(api: WishlistApi, item: ItemRef | NewItem): Promise<WishlistAnswer> {
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

const countOf = () => z.union([z.int(), z.string().check(z.regex(/^\d+$/))]);
const countSchema = z.once(() => z.object({ count: countOf(), archipel: z._default(z.boolean(), false) }));

/**
 * Compact reply of our plugin, under 2 KB for 500 products (WL-11). Items of a list are a string: one digit for the width of the numbers, then the
 * product ids in base 36, each with an optional suffix `.variation` and, on request, a prefix `row:`. The URL of a list follows from its key; the
 * title is sent only if there are several lists.
 */
const lightSchema = z.once(() =>
	z.object({
		counter: z.int(),
		lists: z.array(
			z.object({
				id: z.int(),
				shareKey: z.string(),
				title: z._default(z.string(), ''),
				privacy: z._default(z.enum(['public', 'share', 'private', '']), ''),
				type: z._default(z.string(), ''),
				isHidden: z._default(z.boolean(), false),
			}),
		),
		items: z.record(z.string(), z.string().check(z.regex(/^[1-9][\da-z.:]+$/))),
	}),
);

/** Splits the string of a list into its items. */
function codesIn(text: string): string[] {
	const code = `[\\da-z]{${Number(text[0]) || 1}}`;
	return text.slice(1).match(new RegExp(`(${code}:)?${code}(\\.${code})?`, 'g')) ?? [];
}

const readItems = (list: number, text: string) =>
	codesIn(text).map((item) => {
		const [, row, product, variation] = /^(?:(\w+):)?(\w+)(?:\.(\w+))?$/.exec(item) ?? [];
		const number = (digits = '0') => Number.parseInt(digits, 36);
		return { list, product: number(product), variation: number(variation), ...(row && { row: number(row) }) };
	});

/** Returns the chosen options in a product URL as form data: links of cart and wishlist lines contain them in the query. */
export function choiceIn(href: string): FormData {
	const form = new FormData();
	for (const [name, value] of new URL(href, document.baseURI).searchParams)
		if (name.startsWith('attribute_')) form.append(name, value);
	return form;
}
