import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'search',
	title: ['Recherche', 'Search'],
	description: [
		'Propose produits et catégories pendant la frappe, au clavier comme à la souris, dans les champs de recherche de la boutique.',
		'Suggests products and categories while the shopper types, by keyboard or pointer, in the search fields of the shop.',
	],
	group: 'everywhere',
	props,
	// Loaded only for visitors who use the search.
	when: 'interaction',
	adopts:
		'form[role="search"], form.woocommerce-product-search, form.elementor-search-form, form.shopengine-search-form',
	intents: '.elementor-search-form__toggle',
	requires: ['woocommerce'],
	// Adopted forms have the theme's style; the island's style sheets come with a placed form.
	pages: [],
	enhance: () => import('./enhance'),
});
