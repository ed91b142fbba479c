import type { Cart, CartItem } from '../../src/shop/woocommerce/cart-schema';
import type { CartReply } from '../../src/shop/woocommerce/cart-api';

const currency = { code: 'EUR', minorUnit: 2, decimalSeparator: ',', thousandSeparator: ' ', prefix: '', suffix: ' €' };

/** A line of the cart: two pieces at 44,99 €, of which five are in stock. */
export function sampleItem(changes: Partial<CartItem> = {}): CartItem {
	const { quantity = 2, price = 4499 } = changes;
	return {
		key: 'aaaa',
		productId: 72,
		variationId: 0,
		sku: 'LG-1',
		name: 'Body sexy 1',
		permalink: '/produit/body-sexy-1/',
		image: { src: '/wp-content/uploads/body.png', srcset: '', sizes: '', alt: '', width: 324, height: 432 },
		quantity,
		minQuantity: 1,
		maxQuantity: 5,
		step: 1,
		soldIndividually: false,
		attributes: [],
		price,
		regularPrice: price,
		lineSubtotal: price * quantity,
		lineTotal: price * quantity,
		categories: [],
		removeUrl: '/page-panier/?remove_item=aaaa&_wpnonce=5f597c43a7',
		backorder: false,
		...changes,
	};
}

/** A cart of these lines with totals; free shipping from 100 €. */
export function sampleCart(items: readonly CartItem[] = [sampleItem()], changes: Partial<Cart> = {}): Cart {
	const subtotal = items.reduce((sum, item) => sum + item.lineSubtotal, 0);
	return {
		hash: items.map(({ key, quantity }) => `${key}${quantity}`).join('-'),
		count: items.reduce((sum, item) => sum + item.quantity, 0),
		currency,
		items: [...items],
		totals: { subtotal, discount: 0, shipping: null, total: subtotal },
		coupons: [],
		freeShipping: { threshold: 10_000, remaining: Math.max(0, 10_000 - subtotal) },
		urls: { cart: '/page-panier/', checkout: '/commande/' },
		...changes,
	};
}

/** The shop's response with this cart. */
export function sampleReply(cart: Cart | undefined, fragments: Readonly<Record<string, string>> = {}): CartReply {
	return { fragments, cartHash: cart?.hash ?? '', cart };
}
