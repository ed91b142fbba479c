import { parseJson } from '../../src/runtime/foreign-text';
import * as z from '../../src/runtime/schema';

/** A product in the server's data: product page, tile, line of a cart or order. */
const itemShape = () => ({
	/** Product id, also for a variation. */
	id: z.int(),
	/** Variation id, or 0. Only distinguishes cart lines; never sent, because a variation may reveal a size. */
	variation: z._default(z.int(), 0),
	sku: z._default(z.string(), ''),
	/** Name of the product, without the options of a variation. */
	name: z.string(),
	/** Unit price after discounts, in the currency’s minor unit. */
	price: z.int(),
	quantity: z._default(z.number(), 1),
	/** Category path from the root to the product's category, then other categories. */
	categories: z._default(z.array(z.string()), []),
	/** Selected options that the owner allows to be sent. */
	variant: z._default(z.string(), ''),
});

const itemSchema = z.once(() => z.object(itemShape()));
export type Item = z.output<ReturnType<typeof itemSchema>>;

export const itemsSchema = z.once(() => z.array(itemSchema()));

const currencySchema = z.once(() => z.object({ code: z.string(), minorUnit: z.int() }));
export type Currency = z.output<ReturnType<typeof currencySchema>>;

/** The cart, as in our fragment among WooCommerce's cart fragments. */
const cartSchema = z.once(() => z.object({ currency: currencySchema(), items: itemsSchema() }));
export type CartFacts = z.output<ReturnType<typeof cartSchema>>;

const tileSchema = z.once(() =>
	z.object({ ...itemShape(), index: z.int(), list: z.object({ id: z.string(), name: z.string() }) }),
);
export type Tile = z.output<ReturnType<typeof tileSchema>>;

const pageSchema = z.once(() =>
	z.object({
		/** URL of the page without personal data: no key, search term or size. */
		address: z._default(z.string(), ''),
		/** Title of the page without a search term or the name of a wishlist. */
		title: z._default(z.string(), ''),
		currency: currencySchema(),
		product: z.optional(itemSchema()),
		cart: z.optional(itemsSchema()),
		checkout: z.optional(itemsSchema()),
		/** Order of the thank-you page; amounts in the minor unit. */
		order: z.optional(
			z.object({ id: z.int(), number: z.string(), tax: z.int(), shipping: z.int(), items: itemsSchema() }),
		),
		/** Category of a category page; `list` is the id of its product list. */
		category: z.optional(z.object({ name: z.string(), path: z.array(z.string()), list: z.string() })),
	}),
);
export type PageFacts = z.output<ReturnType<typeof pageSchema>>;

/** Key of the cart fragment that the server adds while the island is on. */
export const FRAGMENT = 'script#archipel-facts';

/** Attribute of the hidden element that the server prints into each tile. */
const TILE = 'data-archipel-item';
export const TILES = `[${TILE}]`;

/** Reads the data that PHP printed for this page (page-facts.php); `undefined` if missing or invalid. */
export const readPage = (host: HTMLElement): PageFacts | undefined =>
	read(pageSchema(), host.querySelector('script[type="application/json"]')?.textContent);

/** Reads the cart from the fragments of a response; `undefined` if missing or invalid. */
export const readCart = (fragments: Readonly<Record<string, string>>): CartFacts | undefined =>
	read(cartSchema(), /^\s*<script[^>]*>([\s\S]*)<\/script>\s*$/i.exec(fragments[FRAGMENT] ?? '')?.[1]);

/** Reads the product of a tile; `undefined` if invalid. */
export const readTile = (mark: Element): Tile | undefined => read(tileSchema(), mark.getAttribute(TILE));

/** Parses and validates JSON; `undefined` if the text is missing or invalid. */
export function read<Value>(schema: z.ZodMiniType<Value>, text: string | null | undefined): Value | undefined {
	const result = z.safeParse(schema, parseJson(text));
	return result.success ? result.data : undefined;
}
