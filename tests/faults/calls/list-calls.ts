import { expect } from 'vitest';
import { refreshLoop } from '../../../src/shop/elementor/refresh-loop';
import { morePosts, moreProducts } from '../../../src/shop/opal/load-more';
import { fetchSuggestions } from '../../../src/shop/product-filter/suggestions';
import { fetchArchivePage } from '../../../src/shop/product-list/archive-page';
import { filteredProducts } from '../../../src/shop/shopengine/filtered-products';
import { fetchCollectionData } from '../../../src/shop/woocommerce/collection-data';
import { COOKIES } from '../../../fixtures/server/sessions';
import type { AdapterCall } from './adapter-call';

const LOOP = 'rest/elementor-pro/v1/refresh-loop';
const widget = { posts_per_page: 4, tax_query: [{ terms: ['lingerie'] }] };

/** A filtered loop, requested by a guest or a customer. */
const loop = (isSignedIn: boolean, signal: AbortSignal) => () =>
	refreshLoop({
		postId: 1,
		widgetId: '9f1',
		filters: new Map([['pa_couleur', { terms: ['noir'], logicalJoin: 'AND' as const }]]),
		baseUrl: location.href,
		address: location.href,
		isSignedIn,
		signal,
	});

/** Calls of lists and their filters. */
export const listCalls: readonly AdapterCall[] = [
	{
		name: 'a page of a list',
		module: 'src/shop/product-list/archive-page.ts',
		endpoint: 'page-shop',
		isRead: true,
		prepare: () => () =>
			fetchArchivePage(new URL('/categorie-produit/accessoires/masques/?orderby=price', location.href)),
		answer: { address: expect.stringContaining('/masques/?orderby=price') },
	},
	{
		name: 'the suggestions of a filter',
		module: 'src/shop/product-filter/suggestions.ts',
		endpoint: 'wpf_autocomplete',
		isRead: true,
		prepare: () => () => fetchSuggestions('mas', 'title', false, {}),
		answer: expect.arrayContaining([expect.objectContaining({ label: expect.stringContaining('Masque') })]),
		instead: { empty: [], types: expect.any(Array) },
	},
	{
		name: 'the counts of a filter',
		module: 'src/shop/woocommerce/collection-data.ts',
		endpoint: 'rest/wc/store/v1/products/collection-data',
		isRead: true,
		requests: 2,
		prepare: () => () => fetchCollectionData(new URLSearchParams({ s: 'masque' }), []),
		answer: { total: expect.any(Number) },
	},
	{
		name: 'a loop with another filter',
		module: 'src/shop/elementor/refresh-loop.ts',
		endpoint: LOOP,
		isRead: true,
		prepare: ({ signal }) => loop(false, signal),
		answer: expect.stringContaining('e-loop-item'),
	},
	{
		name: 'a loop with another filter, for a customer',
		module: 'src/shop/elementor/refresh-loop.ts',
		endpoint: LOOP,
		isRead: true,
		hasNonce: true,
		prepare({ signal, cookies }) {
			cookies.set(COOKIES.login, 'cliente%7C1');
			return loop(true, signal);
		},
		answer: expect.stringContaining('e-loop-item'),
	},
	{
		name: 'more products of a widget',
		module: 'src/shop/opal/load-more.ts',
		endpoint: 'osf_ajax_loadmore_products',
		isRead: true,
		prepare:
			({ signal }) =>
			() =>
				moreProducts(widget, 1, signal),
		answer: { page: 2, html: expect.stringContaining('<li') },
	},
	{
		name: 'more posts of a widget',
		module: 'src/shop/opal/load-more.ts',
		endpoint: 'osf_ajax_loadmore_post',
		isRead: true,
		prepare:
			({ signal }) =>
			() =>
				morePosts({ ...widget, posts_per_page: 3 }, 1, signal),
		answer: { page: 2, html: expect.stringContaining('column-item') },
	},
	{
		name: 'the products of a tab',
		module: 'src/shop/shopengine/filtered-products.ts',
		endpoint: 'rest/shopengine-builder/v1/widgets_partials/filter_cat_products/',
		isRead: true,
		prepare:
			({ signal }) =>
			() =>
				filteredProducts([72], {}, signal),
		answer: expect.stringContaining('Body'),
	},
];
