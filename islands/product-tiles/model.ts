import { decoded, parseJson } from '../../src/runtime/foreign-text';

/** Attributes that belong to the runtime and to WordPress' own block scripts, by their names in `dataset`. */
const NOT_SENT = /^(archipel|wp)(?=[A-Z]|$)/;

/**
 * Returns the fields that an add-to-cart button sends, as WooCommerce's script does: jQuery data, overridden by its data attributes (SERVERS.md, S14).
 * The quantity of a block's button is in the context around it.
 *
 * @param kept Values of jQuery's `.data()`; only those that a form field can carry count.
 * @param context JSON of `data-wp-context`.
 */
export function fieldsOf(
	dataset: Readonly<Record<string, string | undefined>>,
	kept: Readonly<Record<string, unknown>> = {},
	context?: string | null,
): FormData {
	const fields = new FormData();
	const quantity = quantityToAdd(context);
	if (quantity !== undefined) fields.set('quantity', quantity);
	for (const [name, value] of [...Object.entries(kept), ...Object.entries(dataset)]) {
		if (!NOT_SENT.test(name) && /^(string|number|boolean)$/.test(typeof value)) fields.set(name, String(value));
	}
	return fields;
}

function quantityToAdd(context: string | null | undefined): string | undefined {
	const { quantityToAdd: quantity } = asRecord(parseJson(context));
	return typeof quantity === 'number' && quantity > 0 ? String(quantity) : undefined;
}

/** An image as WooCommerce describes it in the data of a variation. */
export interface TileImage {
	readonly src: string;
	readonly srcset?: string | undefined;
	readonly sizes?: string | undefined;
}

export interface TileChoice {
	readonly image?: TileImage | undefined;
	/** HTML from the server. */
	readonly price?: string | undefined;
}

/** Returns the image of the first variation with this value, and the price if all such variations share it. `json`: `data-product_variations`. */
export function choiceOf(json: string | undefined, attribute: string, value: string): TileChoice {
	const fitting = asList(parseJson(json))
		.map(asRecord)
		.filter(({ attributes }) => asRecord(attributes)[attribute] === value);
	const image = fitting.map((variation) => readImage(variation['image'])).find(Boolean);
	const prices = new Set(fitting.map(({ price_html: price }) => textIn(price)));
	return { image, price: prices.size === 1 ? [...prices][0] : undefined };
}

/** Returns the product's address with one attribute value selected, as WooCommerce's form reads it: it deletes `%d7%90`, the slug of a term in another script. */
export function addressOfChoice(address: string, attribute: string, value: string): string {
	const url = new URL(address);
	url.searchParams.set(attribute, decoded(value));
	return url.href;
}

/** Reads `{"src", "srcset", "sizes"}`; the smaller `thumb_src` of a plugin precedes. */
export function readImage(value: unknown): TileImage | undefined {
	const { src, thumb_src, srcset, sizes } = asRecord(value);
	const address = textIn(thumb_src) ?? textIn(src);
	return address === undefined ? undefined : { src: address, srcset: textIn(srcset), sizes: textIn(sizes) };
}

/** PHP says `false` where there is no text. */
const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value) || undefined;
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
	value && typeof value === 'object' ? (value as Record<string, unknown>) : {};

export function tileOf(control: Element): Element {
	return (
		control.closest('.product, .wc-block-product, .wc-block-grid__product, li') ?? control.parentElement ?? control
	);
}
