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

/** Fields read from a variation, under WooCommerce's names (SERVERS.md, S40). */
export interface Variation extends VariationPicture {
	readonly variation_id: number;
	readonly sku: string;
	readonly weight: string;
	/** HTML, like `dimensions_html`. */
	readonly weight_html: string;
	readonly dimensions: Readonly<Record<string, string>>;
	readonly dimensions_html: string;
	/** HTML; empty if all variations have the same price. */
	readonly price_html: string;
	/** HTML of the variation gallery, if it has its own (WooCommerce 10.8). */
	readonly gallery_images_html: string;
	readonly variation_is_visible: boolean;
	readonly is_purchasable: boolean;
	readonly is_in_stock: boolean;
	readonly is_sold_individually: boolean;
	readonly min_qty: number;
	/** `Infinity` if the shop sends `''`. */
	readonly max_qty: number;
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

/** Parses a variation; `undefined` for a non-object or without an id. */
export function readVariation(raw: unknown): Variation | undefined {
	const fields = mapOf(raw);
	const variation_id = Number(fields['variation_id']);
	if (!Number.isInteger(variation_id) || variation_id <= 0) return undefined;
	const dimensions = Object.entries(mapOf(fields['dimensions'])).map(([name, value]) => [name, text(value)]);
	return {
		variation_id,
		...readPicture(fields),
		sku: text(fields['sku']),
		weight: text(fields['weight']),
		weight_html: text(fields['weight_html']),
		dimensions: Object.fromEntries(dimensions) as Record<string, string>,
		dimensions_html: text(fields['dimensions_html']),
		price_html: text(fields['price_html']),
		gallery_images_html: text(fields['gallery_images_html']),
		variation_is_visible: flag(fields['variation_is_visible']),
		is_purchasable: flag(fields['is_purchasable']),
		is_in_stock: flag(fields['is_in_stock']),
		is_sold_individually: flag(fields['is_sold_individually']),
		min_qty: numberOr(fields['min_qty'], 1),
		max_qty: numberOr(fields['max_qty'], Infinity),
	};
}

/** Parses the image of a variation. */
export function readPicture(raw: RawVariation): VariationPicture {
	const image = mapOf(raw['image']);
	return {
		image_id: text(raw['image_id']),
		image: Object.fromEntries(IMAGE.map((name) => [name, text(image[name])])) as VariationImage,
	};
}

/** Whether it can go into the cart (VAR-05). */
export function isBuyable({ is_purchasable, is_in_stock, variation_is_visible }: Variation): boolean {
	return is_purchasable && is_in_stock && variation_is_visible;
}
