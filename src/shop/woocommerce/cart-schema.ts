import * as z from '../../runtime/schema';

/** Currency of the cart, like `Currency` in the settings; may differ from the shop currency. */
const currencySchema = z.once(() =>
	z.object({
		code: z.string(),
		minorUnit: z.number(),
		decimalSeparator: z.string(),
		thousandSeparator: z.string(),
		prefix: z.string(),
		suffix: z.string(),
	}),
);

/** Integer in the currency's minor unit. */
const amount = z.once(() => z.int());

const itemSchema = z.once(() =>
	z.object({
		/** `cart_item_key`: id of the line in all calls. */
		key: z.string(),
		productId: z.int(),
		/** 0 for a product without variations. */
		variationId: z.int(),
		sku: z._default(z.string(), ''),
		/** Plain text. */
		name: z.string(),
		permalink: z.string(),
		image: z.nullable(
			z.object({
				src: z.string(),
				srcset: z._default(z.string(), ''),
				sizes: z._default(z.string(), ''),
				alt: z._default(z.string(), ''),
				width: z.int(),
				height: z.int(),
			}),
		),
		quantity: z.number(),
		minQuantity: z.number(),
		/** `null` when there is no limit. */
		maxQuantity: z.nullable(z.number()),
		step: z.number(),
		soldIndividually: z.boolean(),
		/** Chosen options and add-on fields, as displayed below the product name; plain text. */
		attributes: z.array(z.object({ name: z.string(), value: z.string() })),
		price: amount(),
		regularPrice: amount(),
		/** `lineSubtotal` before, `lineTotal` after discounts. */
		lineSubtotal: amount(),
		lineTotal: amount(),
		/** Unit price. Absent in cached replies of older plugin versions. */
		priceAfterCouponDiscount: z.optional(amount()),
		/** Names of the product's categories, for analytics. */
		categories: z._default(z.array(z.string()), []),
		/** Link that removes the line without JavaScript; carries the visitor's nonce. */
		removeUrl: z.string(),
		backorder: z.boolean(),
	}),
);
export type CartItem = z.output<ReturnType<typeof itemSchema>>;

/** The cart that our plugin adds to WooCommerce's fragment replies. */
export const cartSchema = z.once(() =>
	z.object({
		/** Equals the cookie `woocommerce_cart_hash`; empty for an empty cart. */
		hash: z.string(),
		/** Sum of the quantities. */
		count: z.number(),
		currency: currencySchema(),
		items: z.array(itemSchema()),
		totals: z.object({
			subtotal: amount(),
			discount: amount(),
			/** `null` until shipping can be calculated. */
			shipping: z.nullable(amount()),
			total: amount(),
		}),
		coupons: z.array(z.object({ code: z.string(), label: z.string(), discount: amount() })),
		/** Free shipping threshold of the customer's shipping zone; `null` without one. */
		freeShipping: z.nullable(z.object({ threshold: amount(), remaining: amount() })),
		urls: z.object({ cart: z.string(), checkout: z.string() }),
	}),
);
export type Cart = z.output<ReturnType<typeof cartSchema>>;

/** Converts a cart to the shape of WooCommerce's Store API, which analytics read (CART-15). */
export function storeCart({ currency: { code, minorUnit }, totals, coupons, items }: Cart) {
	return {
		totals: { currency_code: code, total_price: totals.total, currency_minor_unit: minorUnit },
		coupons: coupons.map((coupon) => ({ code: coupon.code })),
		items: items.map((item) => storeCartItem(item, minorUnit)),
	};
}
export type StoreCart = ReturnType<typeof storeCart>;

/** A product as analytics read it. Amounts are whole numbers of the currency's minor unit. */
function storeCartItem(item: CartItem, minorUnit: number) {
	const { sku, name, quantity, price } = item;
	/** Id of the product, or of the chosen variation. */
	const id = item.variationId || item.productId;
	return {
		id,
		sku,
		name,
		/** Chosen options; empty for a simple product. */
		variation: item.attributes.map(({ name: attribute, value }) => ({ attribute, value })),
		quantity,
		/** Unit price before coupons; `price_after_coupon_discount` after them. */
		prices: { price, currency_minor_unit: minorUnit },
		price_after_coupon_discount: item.priceAfterCouponDiscount ?? Math.round(item.lineTotal / quantity),
		categories: item.categories.map((category) => ({ name: category })),
		/** Identifier that WooCommerce's analytics extension reads. */
		extensions: { woocommerce_google_analytics_integration: { identifier: sku || `#${id}` } },
	};
}
