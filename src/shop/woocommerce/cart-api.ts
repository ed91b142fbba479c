import * as z from '../../runtime/schema';
import { loadSchemas } from '../../runtime/schema';
import { requestJson, urlEncoded, wcAjaxUrl, type RequestOptions } from '../http';
import { RequestError } from '../request-error';
import { cartSchema, type Cart } from './cart-schema';

/** Milliseconds after which a refresh gives up (CART-07). */
const REFRESH_TIMEOUT = 5000;

/** Timeout in milliseconds for a form with a file, whose upload depends on the customer's connection. */
const UPLOAD_TIMEOUT = 30_000;

/** The server refused the change; `reply` is the current cart, if sent. */
export interface Refusal {
	/** Where the reason can be read: WooCommerce keeps it for the next page (SERVERS.md, S3, S4). `undefined` for an unknown product. */
	readonly productUrl: string | undefined;
	/** Reason as plain text, if our plugin answers. */
	readonly message: string | undefined;
	/** HTML of the notices, after posting the product form. Must pass the HTML gate. */
	readonly notices: string | undefined;
	readonly reply: CartReply | undefined;
}

export interface Acceptance {
	readonly reply: CartReply;
	/** HTML of the notices, after posting the product form. */
	readonly notices?: string;
	/** Redirect URL of another plugin. Must pass the URL gate. */
	readonly redirect?: string;
}

export type CartAnswer = ({ readonly ok: true } & Acceptance) | ({ readonly ok: false } & Refusal);

const answerSchema = z.once(() =>
	z.object({
		error: z.optional(z.unknown()),
		/** `{success: false}` is how a removal fails (SERVERS.md, S12). */
		success: z.optional(z.unknown()),
		/** `false` for an unknown product. */
		product_url: z.optional(z.union([z.string(), z.literal(false)])),
		message: z.optional(z.string()),
		notices: z.optional(z.string()),
		redirect: z.optional(z.string()),
		fragments: z.optional(fragmentsSchema()),
		cart_hash: z.optional(z.string()),
	}),
);

/** WooCommerce's cart API; no nonces needed. Functions throw `RequestError` for an unusable response. */
export const cartApi = {
	/**
	 * @param form All data attributes of the button: `product_id`, `quantity`, …
	 * @param key Idempotency key of the add: browsers repeat a request whose connection broke, and customers retry. The plugin
	 * adds once per key.
	 */
	add: (form: FormData, key: string) => call('add_to_cart', { form: urlEncoded(form), headers: named(key) }),

	/** Posts the product form with the fields of other plugins; the response contains WooCommerce's notices. @param key Same as for `add`. */
	addForm: (form: FormData, key: string) =>
		call('archipel_add_to_cart', { form, headers: named(key), ...(hasFile(form) && { timeout: UPLOAD_TIMEOUT }) }),

	remove: (key: string) => call('remove_from_cart', { form: { cart_item_key: key } }),

	setQuantity: (key: string, quantity: number) =>
		call('archipel_set_quantity', { form: { cart_item_key: key, quantity } }),

	/** Restores a removed line with its options. */
	restore: (key: string) => call('archipel_restore_item', { form: { cart_item_key: key } }),

	async refresh(): Promise<CartReply> {
		const options = { form: { time: Date.now() }, timeout: REFRESH_TIMEOUT, isRead: true };
		return readFragments(await requestJson(wcAjaxUrl('get_refreshed_fragments'), fragmentsReplySchema, options));
	},
};

export type CartApi = typeof cartApi;

const named = (key: string) => ({ 'X-Archipel-Request': key });

/** Whether the shop has no endpoint of ours: WooCommerce answers an action that it does not know with status 200 and nothing (SERVERS.md, S2). */
export function isEndpointMissing(error: unknown): boolean {
	if (!(error instanceof RequestError)) return false;
	return (error.reason === 'http' && error.status === 404) || (error.reason === 'invalid' && error.body === '');
}

const hasFile = (form: FormData): boolean =>
	[...form.values()].some((value) => typeof value !== 'string' && value.size > 0);

async function call(action: string, options: RequestOptions): Promise<CartAnswer> {
	const url = wcAjaxUrl(action);
	const data = await requestJson(url, answerSchema, options);
	const { fragments, cart_hash = '' } = data;
	// Neither success nor refusal.
	if (!fragments && !data.error && data.success !== false) throw new RequestError('invalid', url);
	const reply = fragments && readFragments({ fragments, cart_hash });
	const notices = data.notices || undefined;
	if (reply && !data.error)
		return { ok: true, reply, ...(notices && { notices }), ...(data.redirect && { redirect: data.redirect }) };
	return { ok: false, productUrl: data.product_url || undefined, message: data.message || undefined, notices, reply };
}

/** Key of our plugin's fragment with the cart as JSON. */
export const CART_FRAGMENT = 'script#archipel-cart';

/** Map from selector to replacement HTML. Plugins may add entries; PHP encodes an empty map as `[]`. */
export const fragmentsSchema = z.once(() => z.union([z.record(z.string(), z.unknown()), z.array(z.enum([]))]));

export const fragmentsReplySchema = z.once(() => z.object({ fragments: fragmentsSchema(), cart_hash: z.string() }));

export interface CartReply {
	/** HTML by selector, without our own fragment. */
	readonly fragments: Readonly<Record<string, string>>;
	readonly cartHash: string;
	/** `undefined` without our plugin, or if the fragment is invalid. */
	readonly cart: Cart | undefined;
}

/** Splits a reply into page fragments and the cart, which is data, not markup. */
export function readFragments({ fragments, cart_hash }: z.output<ReturnType<typeof fragmentsReplySchema>>): CartReply {
	// Numbers become strings; invalid fragments of other plugins are dropped, to keep the rest.
	const texts = Object.entries(Array.isArray(fragments) ? {} : fragments).flatMap(([selector, html]) =>
		typeof html === 'string' || typeof html === 'number' ? [[selector, String(html)]] : [],
	);
	const { [CART_FRAGMENT]: embedded, ...html } = Object.fromEntries(texts) as Record<string, string>;
	return { fragments: html, cartHash: cart_hash, cart: embedded === undefined ? undefined : readEmbedded(embedded) };
}

/** Reads a reply that was kept, or that another script or tab has handed on; `undefined` for anything else. */
export const readKept = (reply: unknown): Promise<CartReply | undefined> =>
	loadSchemas().then(
		() => {
			const { data } = fragmentsReplySchema().safeParse(reply);
			return data && readFragments(data);
		},
		() => undefined,
	);

/** Returns a reply as our plugin sends it, with the cart among the fragments: the inverse of `readFragments`. */
export function embedCart({ fragments, cart, cartHash }: CartReply) {
	// WooCommerce's script inserts the kept fragments as HTML: `<` in a product name must not end the script element.
	const json = cart && JSON.stringify(cart).replaceAll('<', '\\u003C');
	const embedded = json && { [CART_FRAGMENT]: `<script type="application/json" id="archipel-cart">${json}</script>` };
	return { fragments: { ...fragments, ...embedded }, cart_hash: cartHash };
}

function readEmbedded(script: string): Cart | undefined {
	const json = /^\s*<script[^>]*>([\s\S]*)<\/script>\s*$/i.exec(script)?.[1] ?? '';
	try {
		const result = cartSchema().safeParse(JSON.parse(json));
		if (result.success) return result.data;
		const issue = result.error.issues[0];
		console.error(`[archipel] the cart in the fragments is wrong at ${issue?.path.join('.')}: ${issue?.message}`);
	} catch {
		console.error('[archipel] the cart in the fragments is not JSON');
	}
	return undefined;
}
