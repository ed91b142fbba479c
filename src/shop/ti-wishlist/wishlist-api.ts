import * as z from '../../runtime/schema';
import { late } from '../../runtime/late';
import { settings } from '../../runtime/settings';
import { readHtml, textOf } from '../../safety/html';
import { requestJson, requestText, wcAjaxUrl, type RequestOptions } from '../http';
import { nonceBroker } from '../nonce-broker';
import { phpForm } from '../php-form';
import { RequestError } from '../request-error';
import { wishlistOptions } from './wishlist-options';
import { listUrl, readAnswer, recordSchema, type WishlistAnswer, type WishlistState } from './wishlist-reply';

/** What a heart adds or takes out. */
export interface WishedProduct {
	readonly product: number;
	/** 0 for the product itself. */
	readonly variation: number;
	/** WooCommerce's type: `simple`, `variable`, `grouped`. */
	readonly type: string;
	/** A list, where the server has several. @default the default list */
	readonly list?: number;
	/** Name of a list to make for it. */
	readonly listName?: string;
	/** Fields of the product's own form, under the names that they have there; files only where the shop asks for them. */
	readonly form?: FormData;
	/** Names among them that are of hidden fields. */
	readonly hidden?: readonly string[];
}

/** What of the cart goes to a list: one line by its key, or all of it. */
export interface CartToWishlist {
	/** @default the whole cart */
	readonly key?: string | undefined;
	/** The products of these lines, for a server that takes one at a time. */
	readonly products: readonly WishedProduct[];
	readonly list?: number;
	/** Name of a list to make for them. */
	readonly listName?: string;
}

/** The part of a list that its table shows; `content` of the reply is that part again. */
export interface TableView {
	/** From 1. */
	readonly page: number;
	readonly perPage: number;
	readonly shareKey: string;
}

/** By row. */
export type Quantities = Readonly<Record<number, number>>;

/** What can be asked for in the table of a list. `row` names a product in the list, and is not the product's id. */
export type TableAction =
	| { readonly action: 'get_data' | 'add_to_cart_all' }
	| { readonly action: 'remove'; readonly row: number }
	/** The free version adds one piece, whatever the quantity (SERVERS.md, S104). */
	| { readonly action: 'add_to_cart_single'; readonly row: number; readonly quantity?: number }
	| {
			readonly action: 'update';
			readonly rows: readonly number[];
			readonly quantities: Quantities;
			readonly order?: readonly number[];
	  }
	| { readonly action: 'move_single'; readonly row: number; readonly to: number | { readonly newList: string } }
	/** `add_to_cart_selected`, `remove_selected`, or another action that the server's own menu offers. */
	| {
			readonly action: 'selected';
			readonly name: string;
			readonly rows: readonly number[];
			readonly quantities?: Quantities;
	  };

/** What can be asked for in the table of lists (Premium). */
export type ManageAction =
	| { readonly action: 'remove'; readonly list: number }
	/** `save`, or an action of the server's own menu. */
	| {
			readonly action: 'several';
			readonly name: string;
			readonly lists: readonly number[];
			readonly titles: Readonly<Record<number, string>>;
			readonly privacies: Readonly<Record<number, string>>;
	  };

/** Posts of Premium whose reply is HTML, by the name in their field `action`. */
export type PagePost = 'tinwl_notifications_update' | 'tinwl_estimate' | 'tinwl_create_wishlist';

/**
 * The calls of TI WooCommerce Wishlist, and the plugin's light read. Adding needs no nonce, the table does; one that is refused is fetched anew
 * once. Every function throws `RequestError` when there is no usable answer; a refusal is an answer.
 */
export interface WishlistApi {
	/** Ids, lists and counter of this visitor. @param product Also the rows of this product. */
	readonly read: (product?: number) => Promise<WishlistState>;
	readonly add: (wished: WishedProduct) => Promise<WishlistAnswer>;
	/** Takes a product out by its button; answered so with simple flow only (SERVERS.md, S96). */
	readonly takeOut: (wished: WishedProduct) => Promise<WishlistAnswer>;
	/** Needs Premium. */
	readonly addFromCart: (what: CartToWishlist) => Promise<WishlistAnswer>;
	/** @param view Without it the reply has no usable `content`. */
	readonly act: (action: TableAction, view?: TableView) => Promise<WishlistAnswer>;
	readonly manage: (action: ManageAction, view?: TableView) => Promise<WishlistAnswer>;
	/** @returns HTML, which goes through the HTML gate. */
	readonly post: (action: PagePost, form: FormData) => Promise<string>;
	/** The number that an Opal theme shows, asked for after a change (WL-08). */
	readonly themeCount: () => Promise<number>;
}

/** The page without its query, which may hold keys, names and click ids of others. */
const page = (): string => location.origin + location.pathname;

/** What every call carries in a shop with several languages, and to Premium. */
function common(): Record<string, string> {
	return {
		...wishlistOptions().fields,
		...(wishlistOptions().server === 'ti-premium' && { multi_wishlists: '1' }),
	};
}

async function call(url: string, form: RequestOptions['form'], headers = {}): Promise<WishlistAnswer> {
	return readAnswer(await requestJson(url, recordSchema, { ...(form && { form }), headers }), url);
}

/** A call of the table. A refused nonce has changed nothing: the broker repeats it. */
const callTable = (fields: Readonly<Record<string, unknown>>, view?: TableView) =>
	nonceBroker.use('wp_rest', async (nonce) => {
		const form = phpForm({
			...fields,
			'tinvwl-security': nonce,
			...(view && { 'tinvwl-paged': view.page, 'tinvwl-per-page': view.perPage, 'tinvwl-sharekey': view.shareKey }),
			...common(),
		});
		const answer = await call(wcAjaxUrl('tinvwl'), form, { 'X-WP-Nonce': nonce });
		// Only a wrong nonce is answered with neither `action` nor `wishlists_data` (SERVERS.md, S101).
		if (!answer.ok && !answer.state && !('action' in answer.reply)) throw new RequestError('stale-nonce', 'tinvwl');
		return answer;
	});

/** The post of a button, in the names and the order of TI's script (SERVERS.md, S90). */
function postButton(wished: WishedProduct, action: 'addto' | 'remove'): Promise<WishlistAnswer> {
	const form = new FormData();
	for (const [name, value] of wished.form ?? []) form.append(nested(name), value);
	const fields = {
		'form[tinvwl-hidden-fields]': JSON.stringify(wished.hidden ?? []),
		tinv_wishlist_id: wished.list ?? '',
		tinv_wishlist_name: wished.listName ?? '',
		product_type: wished.type,
		product_id: wished.product,
		product_variation: wished.variation,
		product_action: action,
		redirect: page(),
		...common(),
	};
	for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
	return call(page(), form);
}

/** `quantity[12]` is `form[quantity][12]`. */
const nested = (name: string): string => name.replace(/^[^[]*/, 'form[$&]');

function tableFields(action: TableAction): Record<string, unknown> {
	switch (action.action) {
		case 'remove':
			return { 'tinvwl-product_id': action.row };
		case 'add_to_cart_single': {
			const { row, quantity } = action;
			return { 'tinvwl-product_id': row, ...(quantity !== undefined && { 'tinvwl-qty': { [row]: quantity } }) };
		}
		case 'update':
			return { 'tinvwl-products': action.rows, 'tinvwl-qty': action.quantities, 'tinvwl-order': action.order ?? [] };
		case 'move_single': {
			const { row, to } = action;
			const target =
				typeof to === 'number' ? { 'tinvwl-to-wl': to } : { 'tinvwl-to-wl': '', 'tinvwl-new-wl': to.newList };
			return { 'tinvwl-product-wid': row, ...target };
		}
		case 'selected':
			return { 'tinvwl-products': action.rows, 'tinvwl-qty': action.quantities ?? {} };
		default:
			return {};
	}
}

export const wishlistApi: WishlistApi = {
	async read(product) {
		const url = `${wcAjaxUrl('archipel_wishlist')}${product ? `&product=${product}` : ''}`;
		const { lists, items, counter } = await requestJson(url, lightSchema, { method: 'GET', isRead: true });
		const isOdd = (text: string) => codesIn(text).join('') !== text.slice(1);
		if (Object.values(items).some(isOdd)) throw new RequestError('invalid', url);
		return {
			lists: lists.map((list) => ({ ...list, title: textOf(list.title), url: listUrl(list.shareKey) })),
			items: Object.entries(items).flatMap(([list, text]) => readItems(Number(list), text)),
			counter,
		};
	},
	add: (wished) => postButton(wished, 'addto'),
	takeOut: (wished) => postButton(wished, 'remove'),
	addFromCart: ({ key, list = '', listName = '' }) =>
		call(page(), {
			...(key === undefined
				? { cart_to_wishlist_id: list }
				: { tinv_product_key: key, cart_item_to_wishlist_id: list }),
			tinv_wishlist_name: listName,
			redirect: page(),
			...common(),
		}),
	act: (action, view) =>
		callTable(
			{ 'tinvwl-action': action.action === 'selected' ? action.name : action.action, ...tableFields(action) },
			view,
		),
	manage: (action, view) =>
		callTable(
			action.action === 'remove'
				? { 'tinvwl-manage-action': 'remove', 'tinvwl-wishlist-id': action.list }
				: {
						'tinvwl-manage-action': action.name,
						'tinvwl-wishlists': action.lists,
						'tinvwl-wishlists-titles': action.titles,
						'tinvwl-wishlists-privacies': action.privacies,
					},
			view,
		),
	async post(action, form) {
		// None of these forms has a file that the shop has asked for.
		const sent = new URLSearchParams();
		for (const [name, value] of form) if (typeof value === 'string') sent.append(name, value);
		sent.set('action', action);
		const html = await requestText(page(), { form: sent });
		// A message has markup around it; a whole page is the answer of something else.
		const isMessage = !/<(!doctype|html)\b/i.test(html) && readHtml(html).body.firstElementChild && textOf(html);
		if (!isMessage) throw new RequestError('invalid', action, { body: html });
		return html;
	},
	async themeCount() {
		const url = new URL(settings().shop.ajaxUrl, document.baseURI);
		url.searchParams.set('action', 'osf_update_wishlist_count');
		return Number((await requestJson(url.href, countSchema, { method: 'GET', isRead: true })).count);
	},
};

const countSchema = late(() => z.object({ count: z.union([z.int(), z.string().check(z.regex(/^\d+$/))]) }));

/**
 * The plugin's answer, less than 2 KB for 500 products (WL-11): of each list the width of its numbers, and then its products to the base of 36, each with
 * `.variation` behind it where there is one, and `row:` before where rows were asked for. A list has no address, which its key tells, and a name only
 * where there are several.
 */
const lightSchema = late(() =>
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

/** Each product of a list with what belongs to it. */
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
