import * as z from 'zod/mini';
import { late } from '../../../runtime/late';

/** A variation as the shop sent it: what events carry, with every field that other plugins added. */
export type RawVariation = Readonly<Record<string, unknown>>;

/** PHP writes a number as text, and nothing as `''`, `false` or `null`. */
const text = late(() =>
	z.transform((value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')),
);
const flag = late(() =>
	z.transform(
		(value: unknown) => value === true || value === 1 || value === '1' || value === 'yes' || value === 'true',
	),
);
/** `otherwise` for anything that is not a number: `''` means that nothing is set. */
const numberOr = (otherwise: number) =>
	z.transform((value: unknown) => {
		const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
		return isNumber && Number.isFinite(Number(value)) ? Number(value) : otherwise;
	});
/** An empty map comes as `[]`. */
const orEmpty = <T>(value: unknown): T =>
	(value && typeof value === 'object' && !Array.isArray(value) ? value : {}) as T;

const imageSchema = late(() =>
	z.object({
		/** Empty for a variation without a picture: then the product's own stays. */
		src: text(),
		src_w: text(),
		src_h: text(),
		srcset: text(),
		sizes: text(),
		title: text(),
		caption: text(),
		alt: text(),
		full_src: text(),
		full_src_w: text(),
		full_src_h: text(),
		gallery_thumbnail_src: text(),
	}),
);
export type VariationImage = z.output<ReturnType<typeof imageSchema>>;

/** What we read of a variation (specification, section 3; contracts/variation/match). WooCommerce's names are kept. */
const variationSchema = late(() =>
	z.object({
		variation_id: z.pipe(z.transform(Number), z.int().check(z.positive())),
		sku: text(),
		weight: text(),
		/** HTML, as `dimensions_html`. */
		weight_html: text(),
		dimensions: z.pipe(z.transform(orEmpty<Record<string, unknown>>), z.record(z.string(), text())),
		dimensions_html: text(),
		image_id: text(),
		image: z.pipe(z.transform(orEmpty<z.input<ReturnType<typeof imageSchema>>>), imageSchema()),
		/** A whole gallery, where the variation has one of its own (WooCommerce 10.8). */
		gallery_images_html: text(),
		variation_is_visible: flag(),
		is_purchasable: flag(),
		is_in_stock: flag(),
		is_sold_individually: flag(),
		min_qty: numberOr(1),
		/** `''` is unlimited. */
		max_qty: numberOr(Infinity),
	}),
);
export type Variation = z.output<ReturnType<typeof variationSchema>>;

/** Reads a variation; `undefined` if it is none: not an object, or without an id. */
export function readVariation(raw: unknown): Variation | undefined {
	const result = variationSchema().safeParse(raw);
	return result.success ? result.data : undefined;
}

/** Whether it can go into the cart (specification, section 4). */
export function isBuyable({ is_purchasable, is_in_stock, variation_is_visible }: Variation): boolean {
	return is_purchasable && is_in_stock && variation_is_visible;
}
