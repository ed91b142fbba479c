import * as z from '../../runtime/schema';
import { cartSchema, type Cart } from './cart-schema';

/** Key of our plugin's fragment with the cart as JSON. */
export const CART_FRAGMENT = 'script#archipel-cart';

/** Map from selector to replacement HTML. Plugins may add entries; PHP encodes an empty map as `[]`. */
export const fragmentsSchema = z.once(() => z.union([z.record(z.string(), z.unknown()), z.array(z.enum([]))]));

/** Schema of a successful reply of every cart call. */
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
