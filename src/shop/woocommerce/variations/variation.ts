/** Raw variation as sent by the shop, with fields of other plugins; used in events. */
export type RawVariation = Readonly<Record<string, unknown>>;

/** Fields of an image; empty strings for a variation without one, which shows the product's image. */
const IMAGE = [
	'src',
	'src_w',
	'src_h',
	'srcset',
	'sizes',
	'title',
	'caption',
	'alt',
	'full_src',
	'full_src_w',
	'full_src_h',
	'gallery_thumbnail_src',
] as const;
export type VariationImage = Readonly<Record<(typeof IMAGE)[number], string>>;

export interface VariationPicture {
	readonly image_id: string;
	readonly image: VariationImage;
}

/** Converts a PHP value to a string: numbers may be strings, and empty values `''`, `false` or `null`. */
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const flag = (value: unknown): boolean =>
	value === true || value === 1 || value === '1' || value === 'yes' || value === 'true';
/** Returns `otherwise` for anything but a number: `''` means not set. */
const numberOr = (value: unknown, otherwise: number): number =>
	text(value).trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : otherwise;
/** Returns a map; PHP encodes an empty one as `[]`. */
const mapOf = (value: unknown): RawVariation =>
	value && typeof value === 'object' && !Array.isArray(value) ? (value as RawVariation) : {};

/** Readers of the fields of a variation, under WooCommerce's names (SERVERS.md, S40). */
const FIELDS = {
	sku: text,
	weight: text,
	/** HTML, like `dimensions_html`. */
	weight_html: text,
	dimensions: (value: unknown): Readonly<Record<string, string>> =>
		Object.fromEntries(Object.entries(mapOf(value)).map(([name, one]) => [name, text(one)])),
	dimensions_html: text,
	/** HTML; empty if all variations have the same price. */
	price_html: text,
	/** HTML of the variation gallery, if it has its own (WooCommerce 10.8). */
	gallery_images_html: text,
	variation_is_visible: flag,
	is_purchasable: flag,
	is_in_stock: flag,
	is_sold_individually: flag,
	min_qty: (value: unknown) => numberOr(value, 1),
	/** `Infinity` if the shop sends `''`. */
	max_qty: (value: unknown) => numberOr(value, Infinity),
};

export type Variation = VariationPicture & { readonly variation_id: number } & {
	readonly [Name in keyof typeof FIELDS]: ReturnType<(typeof FIELDS)[Name]>;
};

/** Parses a variation; `undefined` for a non-object or without an id. */
export function readVariation(raw: unknown): Variation | undefined {
	const fields = mapOf(raw);
	const variation_id = Number(fields['variation_id']);
	if (!Number.isInteger(variation_id) || variation_id <= 0) return undefined;
	const read = Object.entries(FIELDS).map(([name, reader]) => [name, reader(fields[name])]);
	return { variation_id, ...readPicture(fields), ...Object.fromEntries(read) } as Variation;
}

export function readPicture(raw: RawVariation): VariationPicture {
	const image = mapOf(raw['image']);
	return {
		image_id: text(raw['image_id']),
		image: Object.fromEntries(IMAGE.map((name) => [name, text(image[name])])) as VariationImage,
	};
}

/** Whether it can go into the cart (VAR-05). */
export const isBuyable = ({ is_purchasable, is_in_stock, variation_is_visible }: Variation): boolean =>
	is_purchasable && is_in_stock && variation_is_visible;
