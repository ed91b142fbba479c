import { defineIsland } from '../../src/runtime/define-island';
import { choice, defineProps, type PropsOf } from '../../src/runtime/define-props';
import { FILTER_LINK } from './controls';

export const props = defineProps({
	/**
	 * How further pages are reached (LIST-04). `pages`: by links that the theme prints, numbered or not. `load-more`: a button adds the next page
	 * below. `scroll`: the first two are added automatically near the end of the list; then by the button. For a list of Themify's filter with a
	 * button of its own, Themify's setting applies.
	 */
	pagination: choice('Pages suivantes', 'Further pages', {
		default: 'pages',
		options: {
			pages: ['Les liens du thème', 'The theme’s links'],
			'load-more': ['Un bouton ajoute la suite', 'A button adds the next items'],
			scroll: ['En défilant, puis par un bouton', 'By scrolling, then by a button'],
		},
		help: [
			'En défilant, la suite vient deux fois d’elle-même.',
			'By scrolling, the next items come by themselves twice.',
		],
	}),
	/** Method of page requests. Only GET is answered from a page cache; POST is for a theme that needs it (LIST-10). */
	method: choice('Requêtes', 'Requests', {
		default: 'GET',
		options: { GET: ['GET', 'GET'], POST: ['POST', 'POST'] },
		help: [
			'GET, que les caches savent servir\u202f; POST seulement si le thème l’exige.',
			'GET, which caches can answer; POST only if the theme needs it.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Listes de produits', 'Product lists'],
	description: [
		'Trier, filtrer et changer de page sans recharger\u202f; le retour arrière ramène aux mêmes articles, au même endroit.',
		'Sorting, filtering and paging without a reload; Back leads to the same items, at the same place.',
	],
	group: 'listing',
	file: 'list',
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
