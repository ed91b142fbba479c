import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { FILTER_LINK } from './selectors';

export default defineIsland({
	name: 'listing',
	title: ['Listes de produits', 'Product lists'],
	description: [
		'Trier, filtrer et changer de page sans recharger\u202f; le retour arrière ramène aux mêmes articles, au même endroit.',
		'Sorting, filtering and paging without a reload; Back leads to the same items, at the same place.',
	],
	group: 'listing',
	adoptsOnly: [
		'Il agit sur ce qui entoure les listes de produits\u00a0: tri, pages, filtres, affichage, catégories.',
		'It works on what surrounds the lists of products: order, pages, filters, display, categories.',
	],
	props,
	when: 'near:select, a, button | idle',
	// Adopts the whole page: its parts are replaced with each page of the list.
	adopts:
		'body:has(.woocommerce-ordering, .woocommerce-pagination, .wp-block-woocommerce-product-collection .wp-block-query-pagination, .wpf_infinity, .product-categories, .display-mode, [data-archipel-list])',
	intents: FILTER_LINK,
	requires: ['woocommerce'],
	pages: ['shop'],
	enhance: () => import('./enhance'),
});
