import { defineIsland } from '../../src/runtime/define-island';
import { defineProps, int, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Pages that “load more” shows at most, the first one among them (SEC-03). */
	maxPages: int('Pages au plus', 'Pages at most', {
		default: 20,
		range: [2, 100],
		help: [
			'«\u202fCharger plus\u202f» s’arrête après ce nombre de pages, la première comprise.',
			'“Load more” stops after this number of pages, the first one included.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Widget de produits', 'Products widget'],
	description: [
		'Les listes de produits d’une page d’accueil\u00a0: «\u202fcharger plus\u202f», onglets, rangée qui défile, au clavier aussi.',
		'The lists of products of a home page: “load more”, tabs, by keyboard too.',
	],
	group: 'listing',
	props,
	when: 'visible | interaction',
	// Widgets of Opal themes (products, tabs of products, posts) and ShopEngine's filterable list.
	adopts: '[class*="elementor-widget-opal-"], .shopengine-filterable-product-wrap',
	intents: '.elementor-button-load-more, .filter-nav-link, .elementor-tab-title',
	requires: ['woocommerce'],
	pages: ['shop', 'other'],
	enhance: () => import('./enhance'),
});
