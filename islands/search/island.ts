import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'search',
	props,
	// Nobody who does not search loads it.
	when: 'interaction',
	adopts:
		'form[role="search"], form.woocommerce-product-search, form.elementor-search-form, form.shopengine-search-form',
	intents: '.elementor-search-form__toggle',
	requires: ['woocommerce'],
	// Forms that are there have the theme's looks; ours come with a placed one.
	pages: [],
	enhance: () => import('./enhance'),
});
