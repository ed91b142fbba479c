import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

/** A product as the server tells it: that of a page, a tile, a line of a cart or an order. */
const itemShape = () => ({
	/** Of the product, also where a variation is meant. */
	id: z.int(),
	/** 0 for a product without. It tells lines apart, and is never sent: it stands for a size. */
	variation: z._default(z.int(), 0),
	/** Of the product. */
	sku: z._default(z.string(), ''),
	/** Of the product, without the options of a variation. */
	name: z.string(),
	/** Of one piece after discounts, in the currency’s minor unit. */
	price: z.int(),
	quantity: z._default(z.number(), 1),
	/** From the root down to its own, then others. */
	categories: z._default(z.array(z.string()), []),
	/** Chosen options that the owner lets out. */
	variant: z._default(z.string(), ''),
});

const itemSchema = late(() => z.object(itemShape()));
export type Item = z.output<ReturnType<typeof itemSchema>>;

export const itemsSchema = late(() => z.array(itemSchema()));

const currencySchema = late(() => z.object({ code: z.string(), minorUnit: z.int() }));
export type Currency = z.output<ReturnType<typeof currencySchema>>;

/** The cart, as our fragment of WooCommerce's cart fragments has it. */
const cartSchema = late(() => z.object({ currency: currencySchema(), items: itemsSchema() }));
export type CartFacts = z.output<ReturnType<typeof cartSchema>>;

const tileSchema = late(() =>
	z.object({ ...itemShape(), index: z.int(), list: z.object({ id: z.string(), name: z.string() }) }),
);
export type Tile = z.output<ReturnType<typeof tileSchema>>;

const pageSchema = late(() =>
	z.object({
		/** The page’s address without what may be somebody’s: no key, search or size. */
		address: z._default(z.string(), ''),
		/** Its title without a search or the name of a list. */
		title: z._default(z.string(), ''),
		currency: currencySchema(),
		/** Of a product page. */
		product: z.optional(itemSchema()),
		/** Of the cart page. */
		cart: z.optional(itemsSchema()),
		/** Of the checkout. */
		checkout: z.optional(itemsSchema()),
		/** Of the thank-you page. */
		order: z.optional(
			z.object({ id: z.int(), number: z.string(), tax: z.int(), shipping: z.int(), items: itemsSchema() }),
		),
		/** Of a category’s page; `list` is the id of its list of products. */
		category: z.optional(z.object({ name: z.string(), path: z.array(z.string()), list: z.string() })),
	}),
);
export type PageFacts = z.output<ReturnType<typeof pageSchema>>;

/** Key of the fragment that the server adds to WooCommerce’s while the island is on. */
export const FRAGMENT = 'script#archipel-facts';

/** Attribute of the element that the server puts into each tile. */
const TILE = 'data-archipel-item';
export const TILES = `[${TILE}]`;

/** The facts that PHP printed for this page (page-facts.php); `undefined` if they are missing or do not satisfy the schema. */
export const readPage = (host: HTMLElement): PageFacts | undefined =>
	read(pageSchema(), host.querySelector('script[type="application/json"]')?.textContent);

/** The cart in the fragments of a reply. */
export const readCart = (fragments: Readonly<Record<string, string>>): CartFacts | undefined =>
	read(cartSchema(), /^\s*<script[^>]*>([\s\S]*)<\/script>\s*$/i.exec(fragments[FRAGMENT] ?? '')?.[1]);

/** The product of a tile. */
export const readTile = (mark: Element): Tile | undefined => read(tileSchema(), mark.getAttribute(TILE));

/** Text of ours as its schema has it, or nothing. */
export function read<Value>(schema: z.ZodMiniType<Value>, text: string | null | undefined): Value | undefined {
	if (!text) return undefined;
	try {
		const result = z.safeParse(schema, JSON.parse(text));
		return result.success ? result.data : undefined;
	} catch {
		return undefined;
	}
}
