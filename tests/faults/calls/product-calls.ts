import { expect } from 'vitest';
import { discountRules } from '../../../src/shop/discount-rules';
import { createMutation } from '../../../src/shop/mutation';
import { liveSearch } from '../../../src/shop/opal/live-search';
import { forgetViewed } from '../../../src/shop/opal/recently-viewed';
import { nonceBroker } from '../../../src/shop/nonce-broker';
import { advancedSearch } from '../../../src/shop/shopengine/advanced-search';
import { largestCategories, searchStore } from '../../../src/shop/woocommerce/product-search';
import { fetchQuickView } from '../../../src/shop/woocommerce/quick-view';
import { fetchProducts } from '../../../src/shop/woocommerce/store-products';
import { fetchVariation } from '../../../src/shop/woocommerce/variations/variation-api';
import type { AdapterCall } from './adapter-call';

const SOCKS = 1185;
const MASK = 1178;
const found = { products: [{ name: expect.stringContaining('Masque') }] };

/** Results of a search whose response is HTML. */
const ofHtml = { empty: undefined, truncated: { products: expect.any(Array) } };

const discount = { module: 'src/shop/discount-rules.ts', isRead: true, hasNonce: true } as const;
const search = { module: 'src/shop/woocommerce/product-search.ts', isRead: true } as const;

/** Calls about products. */
export const productCalls: readonly AdapterCall[] = [
	{
		name: 'the variation of a choice',
		module: 'src/shop/woocommerce/variations/variation-api.ts',
		endpoint: 'get_variation',
		isRead: true,
		prepare:
			({ signal }) =>
			() =>
				fetchVariation(
					{ productId: '2000', choice: { attribute_pa_couleur: 'noir', attribute_pa_taille: 's' } },
					signal,
				),
		answer: { variation_id: expect.any(Number) },
	},
	{
		name: 'a quick view',
		module: 'src/shop/woocommerce/quick-view.ts',
		endpoint: 'archipel_quick_view',
		isRead: true,
		prepare: () => () => fetchQuickView(MASK),
		answer: { id: MASK, title: 'Masque satin' },
	},
	{
		name: 'products by their ids',
		module: 'src/shop/woocommerce/store-products.ts',
		endpoint: 'rest/wc/store/v1/products',
		isRead: true,
		prepare: () => () => fetchProducts([MASK, SOCKS]),
		answer: [{ id: MASK }, { id: SOCKS }],
	},
	{
		name: 'taking a product out of an Opal theme’s list',
		module: 'src/shop/opal/recently-viewed.ts',
		endpoint: 'osf_product_view',
		prepare: () => createMutation({ send: () => forgetViewed(MASK).then(() => 'gone') }).run,
		answer: 'gone',
	},
	{
		...discount,
		name: 'the price for a quantity',
		endpoint: 'get_price_html',
		prepare: () => () => discountRules.price({ productId: SOCKS, quantity: 2 }),
		answer: expect.stringContaining('9,00'),
	},
	{
		...discount,
		name: 'the discount table of a product',
		endpoint: 'get_variable_product_bulk_table',
		prepare: () => () => discountRules.table(SOCKS),
		answer: expect.stringContaining('<table'),
	},
	{
		...discount,
		name: 'what a quantity saves',
		endpoint: 'awdr_get_product_discount',
		prepare: () => () => discountRules.discount({ productId: SOCKS, quantity: 2 }),
		answer: { success: true, data: { initial_price: 10, discounted_price: 9 } },
	},
	{
		...search,
		name: 'the products that a search suggests',
		endpoint: 'rest/wc/store/v1/products',
		// Products and categories.
		requests: 2,
		prepare: () => () => searchStore('masque', { limit: 5 }),
		answer: found,
	},
	{
		...search,
		name: 'the categories beside the products of a search',
		endpoint: 'rest/wc/store/v1/products/categories',
		isExtra: 'without them there are the products',
		prepare: () => () => searchStore('nuisette', { limit: 5 }),
		answer: { products: expect.anything() },
	},
	{
		...search,
		name: 'the largest categories',
		endpoint: 'rest/wc/store/v1/products/categories',
		prepare: () => () => largestCategories(),
		answer: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
	},
	{
		name: 'the live search of the theme',
		module: 'src/shop/opal/live-search.ts',
		endpoint: 'osf_woo_search',
		isRead: true,
		prepare: () => () => liveSearch('masque', {}),
		answer: found,
		instead: ofHtml,
	},
	{
		name: 'the advanced search of the page builder',
		module: 'src/shop/shopengine/advanced-search.ts',
		endpoint: 'rest/shopengine/v1/advanced-search/',
		isRead: true,
		async prepare() {
			const fields = new URLSearchParams({ s: 'masque', nonce: await nonceBroker.get('wp_rest') });
			const address = new URL('/wp-json/shopengine/v1/advanced-search/', location.href);
			return () => advancedSearch(address, fields, {});
		},
		answer: found,
		instead: ofHtml,
	},
];
