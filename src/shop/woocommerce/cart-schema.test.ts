import { expect, test } from 'vitest';
import { sampleCart, sampleItem } from '../../../tests/setup/sample-cart';
import { storeCart } from './cart-schema';

test('[CART-15] the cart has the shape that analytics read', () => {
	const slip = sampleItem({
		quantity: 2,
		price: 4499,
		lineTotal: 8098,
		priceAfterCouponDiscount: 4049,
		categories: ['Bodys', 'Lingerie'],
	});
	const gown = sampleItem({
		key: 'gown',
		productId: 73,
		variationId: 741,
		sku: '',
		name: 'Nuisette',
		quantity: 3,
		price: 1000,
		lineTotal: 2500,
		attributes: [{ name: 'Taille', value: 'M' }],
	});
	const totals = { subtotal: 11_998, discount: 1400, shipping: null, total: 10_598 };
	const coupons = [{ code: 'bienvenue10', label: 'Code promo', discount: 1400 }];
	expect(storeCart(sampleCart([slip, gown], { totals, coupons }))).toEqual({
		totals: { currency_code: 'EUR', total_price: 10_598, currency_minor_unit: 2 },
		coupons: [{ code: 'bienvenue10' }],
		items: [
			{
				id: 72,
				sku: 'LG-1',
				name: 'Body sexy 1',
				variation: [],
				quantity: 2,
				prices: { price: 4499, currency_minor_unit: 2 },
				price_after_coupon_discount: 4049,
				categories: [{ name: 'Bodys' }, { name: 'Lingerie' }],
				extensions: { woocommerce_google_analytics_integration: { identifier: 'LG-1' } },
			},
			{
				id: 741,
				sku: '',
				name: 'Nuisette',
				variation: [{ attribute: 'Taille', value: 'M' }],
				quantity: 3,
				prices: { price: 1000, currency_minor_unit: 2 },
				// Computed: a cart cached before the server sent this field lacks the field.
				price_after_coupon_discount: 833,
				categories: [],
				extensions: { woocommerce_google_analytics_integration: { identifier: '#741' } },
			},
		],
	});
});
