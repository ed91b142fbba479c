import type { Cart, CartItem } from '../shop/woocommerce/cart-schema';

/** A product as analytics read it (CART-15). Amounts are whole numbers of the currency's minor unit. */
export interface StoreCartItem {
	/** Id of the product, or of the chosen variation. */
	readonly id: number;
	readonly sku: string;
	readonly name: string;
	/** Chosen options; empty for a simple product. */
	readonly variation: readonly { readonly attribute: string; readonly value: string }[];
	readonly quantity: number;
	/** Unit price before coupons. */
	readonly prices: { readonly price: number; readonly currency_minor_unit: number };
	/** Unit price after coupons. */
	readonly price_after_coupon_discount: number;
	readonly categories: readonly { readonly name: string }[];
	/** Identifier that WooCommerce's analytics extension reads: the SKU, or `#` and the id. */
	readonly extensions: { readonly woocommerce_google_analytics_integration: { readonly identifier: string } };
}

/** The cart for analytics (CART-15). */
export interface StoreCart {
	readonly totals: {
		readonly currency_code: string;
		readonly total_price: number;
		readonly currency_minor_unit: number;
	};
	readonly coupons: readonly { readonly code: string }[];
	readonly items: readonly StoreCartItem[];
}

/** Converts a cart to the shape of WooCommerce's Store API, which analytics read. */
export function storeCart({ currency, totals, coupons, items }: Cart): StoreCart {
	return {
		totals: { currency_code: currency.code, total_price: totals.total, currency_minor_unit: currency.minorUnit },
		coupons: coupons.map(({ code }) => ({ code })),
		items: items.map((item) => storeCartItem(item, currency.minorUnit)),
	};
}

function storeCartItem(item: CartItem, minorUnit: number): StoreCartItem {
	const { sku, name, quantity, price } = item;
	const id = item.variationId || item.productId;
	return {
		id,
		sku,
		name,
		variation: item.attributes.map(({ name: attribute, value }) => ({ attribute, value })),
		quantity,
		prices: { price, currency_minor_unit: minorUnit },
		price_after_coupon_discount: item.priceAfterCouponDiscount ?? Math.round(item.lineTotal / quantity),
		categories: item.categories.map((category) => ({ name: category })),
		extensions: { woocommerce_google_analytics_integration: { identifier: sku || `#${id}` } },
	};
}
