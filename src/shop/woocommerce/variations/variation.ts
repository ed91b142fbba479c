/** A variation as the shop sent it: what events carry, with every field that other plugins added. */
export type RawVariation = Readonly<Record<string, unknown>>;

/** Texts of a picture; empty for a variation without one: then the product's own stays. */
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

/** What we read of a variation (SERVERS.md, S40). WooCommerce's names are kept. */
export interface Variation extends VariationPicture {
	readonly variation_id: number;
	readonly sku: string;
	readonly weight: string;
	/** HTML, as `dimensions_html`. */
	readonly weight_html: string;
	readonly dimensions: Readonly<Record<string, string>>;
	readonly dimensions_html: string;
	/** HTML; empty where all variations cost the same. */
	readonly price_html: string;
	/** A whole gallery, where the variation has one of its own (WooCommerce 10.8). */
	readonly gallery_images_html: string;
	readonly variation_is_visible: boolean;
	readonly is_purchasable: boolean;
	readonly is_in_stock: boolean;
	readonly is_sold_individually: boolean;
	readonly min_qty: number;
	/** `Infinity` where the shop sends `''`. */
	readonly max_qty: number;
}

/** PHP writes a number as text, and nothing as `''`, `false` or `null`. */
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const flag = (value: unknown): boolean =>
	value === true || value === 1 || value === '1' || value === 'yes' || value === 'true';
/** `otherwise` for anything that is not a number: `''` means that nothing is set. */
const numberOr = (value: unknown, otherwise: number): number =>
	text(value).trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : otherwise;
/** An empty map comes as `[]`. */
const mapOf = (value: unknown): RawVariation =>
	value && typeof value === 'object' && !Array.isArray(value) ? (value as RawVariation) : {};

/** Reads a variation; `undefined` if it is none: not an object, or without an id. */
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

/** Reads the picture of a variation. */
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
