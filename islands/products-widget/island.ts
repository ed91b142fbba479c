import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'products-widget',
	props,
	when: 'visible | interaction',
	// The widgets of Opal themes for products, tabs of products, posts; ShopEngine's filterable list.
	adopts: '[class*="elementor-widget-opal-"], .shopengine-filterable-product-wrap',
	intents: '.elementor-button-load-more, .filter-nav-link, .elementor-tab-title',
	requires: ['woocommerce'],
	pages: ['shop', 'other'],
	enhance: () => import('./enhance'),
});
