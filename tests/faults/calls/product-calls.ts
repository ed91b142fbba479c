import { expect } from 'vitest';
import { fetchQuickView } from '../../../src/shop/archipel';
import { discountRules } from '../../../src/shop/discount-rules';
import { nonceBroker } from '../../../src/shop/nonce-broker';
import { advancedSearch, largestCategories, liveSearch, searchStore } from '../../../src/shop/search';
import { forgetViewed } from '../../../src/shop/theme-lists';
import { fetchProducts } from '../../../src/shop/woocommerce/store-products';
import { fetchVariation, type LookupOptions } from '../../../src/shop/woocommerce/variations/variation-api';
import { reads, writes, type AdapterCall } from './adapter-call';

const SOCKS = 1185;
const MASK = 1178;
const SEARCH = 'src/shop/search.ts';
const PRODUCTS = 'rest/wc/store/v1/products';
const CATEGORIES = 'rest/wc/store/v1/products/categories';

const text = (part: string): unknown => expect.stringContaining(part);
const found = { products: [{ name: text('Masque') }] };
const variation = (options: LookupOptions) =>
	fetchVariation({ attribute_pa_couleur: 'noir', attribute_pa_taille: 's' }, '2000', options);
const aVariation = { variation_id: expect.any(Number) };
const categories = expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]);
const hasNonce = { hasNonce: true } as const;
const twoSocks = { productId: SOCKS, quantity: 2 };
const saved = { success: true, data: { initial_price: 10, discounted_price: 9 } };

/** Results of a search whose response is HTML. */
const ofHtml = { instead: { empty: undefined, truncated: { products: expect.any(Array) } } };

/** Calls about products. */
export const productCalls: readonly AdapterCall[] = [
	...reads('src/shop/woocommerce/variations/variation-api.ts', {
		'the variation of a choice': ['get_variation', ({ signal }) => variation({ signal }), aVariation],
		'the variation of a choice, as all guests get it': [
			'archipel_variation',
			({ signal }) => variation({ isShared: true, signal }),
			aVariation,
		],
	}),
	...reads('src/shop/archipel.ts', {
		'a quick view': ['archipel_quick_view', () => fetchQuickView(MASK), { id: MASK, title: 'Masque satin' }],
	}),
	...reads('src/shop/woocommerce/store-products.ts', {
		'products by their ids': [PRODUCTS, () => fetchProducts([MASK, SOCKS]), [{ id: MASK }, { id: SOCKS }]],
	}),
	...writes('src/shop/theme-lists.ts', {
		'taking a product out of an Opal theme’s list': [
			'osf_product_view',
			() => forgetViewed(MASK).then(() => 'gone'),
			'gone',
		],
	}),
	...reads('src/shop/discount-rules.ts', {
		'the price for a quantity': ['get_price_html', () => discountRules.price(twoSocks), text('9,00'), hasNonce],
		'the discount table of a product': [
			'get_variable_product_bulk_table',
			() => discountRules.table(SOCKS),
			text('<table'),
			hasNonce,
		],
		'what a quantity saves': ['awdr_get_product_discount', () => discountRules.discount(twoSocks), saved, hasNonce],
	}),
	...reads(SEARCH, {
		// Products and categories.
		'the products that a search suggests': [
			PRODUCTS,
			() => searchStore('masque', { limit: 5 }),
			found,
			{ requests: 2 },
		],
		'the categories beside the products of a search': [
			CATEGORIES,
			() => searchStore('nuisette', { limit: 5 }),
			{ products: expect.anything() },
			{ isExtra: 'without them there are the products' },
		],
		'the largest categories': [CATEGORIES, () => largestCategories(), categories],
		'the live search of the theme': ['osf_woo_search', () => liveSearch('masque', {}), found, ofHtml],
	}),
	{
		module: SEARCH,
		name: 'the advanced search of the page builder',
		endpoint: 'rest/shopengine/v1/advanced-search/',
		isRead: true,
		async prepare() {
			const fields = new URLSearchParams({ s: 'masque', nonce: await nonceBroker.get('wp_rest') });
			const address = new URL('/wp-json/shopengine/v1/advanced-search/', location.href);
			return () => advancedSearch(address, fields, {});
		},
		answer: found,
		...ofHtml,
	},
];
