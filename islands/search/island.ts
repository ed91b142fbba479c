import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'search',
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
