import { expect } from 'vitest';
import { refreshLoop } from '../../../src/shop/elementor/refresh-loop';
import { fetchSuggestions } from '../../../src/shop/product-filter/suggestions';
import { fetchArchivePage } from '../../../src/shop/product-list/archive-page';
import { filteredProducts, morePosts, moreProducts } from '../../../src/shop/theme-lists';
import { fetchCollectionData } from '../../../src/shop/woocommerce/collection-data';
import { COOKIES } from '../../../fixtures/server/sessions';
import { reads, type AdapterCall } from './adapter-call';

const LOOP = 'rest/elementor-pro/v1/refresh-loop';
const widget = { posts_per_page: 4, tax_query: [{ terms: ['lingerie'] }] };
const text = (part: string): unknown => expect.stringContaining(part);

/** A filtered loop, requested by a guest or a customer. */
const loop = (isSignedIn: boolean, signal: AbortSignal) =>
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
	...reads('src/shop/product-list/archive-page.ts', {
		'a page of a list': [
			'page-shop',
			() => fetchArchivePage(new URL('/categorie-produit/accessoires/masques/?orderby=price', location.href)),
			{ address: text('/masques/?orderby=price') },
			{ hasFallback: true },
		],
	}),
	...reads('src/shop/product-filter/suggestions.ts', {
		'the suggestions of a filter': [
			'wpf_autocomplete',
			() => fetchSuggestions('mas', 'title', false, {}),
			expect.arrayContaining([expect.objectContaining({ label: text('Masque') })]),
			{ instead: { empty: [], types: expect.any(Array) } },
		],
	}),
	...reads('src/shop/woocommerce/collection-data.ts', {
		'the counts of a filter': [
			'rest/wc/store/v1/products/collection-data',
			() => fetchCollectionData(new URLSearchParams({ s: 'masque' }), ['rating_filter']),
			{ total: expect.any(Number) },
			{ requests: 2 },
		],
	}),
	...reads('src/shop/elementor/refresh-loop.ts', {
		'a loop with another filter': [LOOP, ({ signal }) => loop(false, signal), text('e-loop-item')],
		'a loop with another filter, for a customer': [
			LOOP,
			({ signal, cookies }) => {
				cookies.set(COOKIES.login, 'cliente%7C1');
				return loop(true, signal);
			},
			text('e-loop-item'),
			{ hasNonce: true },
		],
	}),
	...reads('src/shop/theme-lists.ts', {
		'more products of a widget': [
			'osf_ajax_loadmore_products',
			({ signal }) => moreProducts(widget, 1, signal),
			{ page: 2, html: text('<li') },
		],
		'more posts of a widget': [
			'osf_ajax_loadmore_post',
			({ signal }) => morePosts({ ...widget, posts_per_page: 3 }, 1, signal),
			{ page: 2, html: text('column-item') },
		],
		'the products of a tab': [
			'rest/shopengine-builder/v1/widgets_partials/filter_cat_products/',
			({ signal }) => filteredProducts([72], {}, signal),
			text('Body'),
		],
	}),
];
