import * as z from '../../runtime/schema';
import { late } from '../../runtime/late';
import { cartSchema, type Cart } from './cart-schema';

/** Key of the fragment in which the plugin sends the cart as JSON. */
export const CART_FRAGMENT = 'script#archipel-cart';

/** Map from page selector to replacement HTML. Any plugin may add to it; an empty map of PHP comes as `[]`: a list of nothing. */
export const fragmentsSchema = late(() => z.union([z.record(z.string(), z.unknown()), z.array(z.enum([]))]));

/** What every cart call answers when it worked. */
export const fragmentsReplySchema = late(() => z.object({ fragments: fragmentsSchema(), cart_hash: z.string() }));

export interface CartReply {
	/** HTML for the page, without our own fragment. */
	readonly fragments: Readonly<Record<string, string>>;
	readonly cartHash: string;
	/** `undefined` when the server has no Archipel plugin, or sent something else under its key. */
	readonly cart: Cart | undefined;
}

/** Takes the cart out of the fragments: it is data, not markup of the page. */
export function readFragments({ fragments, cart_hash }: z.output<ReturnType<typeof fragmentsReplySchema>>): CartReply {
	// A bare number is as good as its digits, and what is no markup at all must not cost the shopper the cart.
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
