import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Widget de produits', 'Products widget'],
	description: [
		'Les listes de produits d’une page d’accueil\u00a0: «\u202fcharger plus\u202f», onglets, rangée qui défile, au clavier aussi.',
		'The lists of products of a home page: “load more”, tabs, by keyboard too.',
	],
	group: 'listing',
	when: 'visible | interaction',
	// Widgets of Opal themes (products, tabs of products, posts) and ShopEngine's filterable list.
	adopts: '[class*="elementor-widget-opal-"], .shopengine-filterable-product-wrap',
	intents: '.elementor-button-load-more, .filter-nav-link, .elementor-tab-title',
	requires: ['woocommerce'],
	pages: ['shop', 'other'],
	enhance: () => import('./enhance'),
});
