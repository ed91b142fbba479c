import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'products-widget',
	props,
	when: 'visible | interaction',
	// Widgets of Opal themes (products, tabs of products, posts) and ShopEngine's filterable list.
	adopts: '[class*="elementor-widget-opal-"], .shopengine-filterable-product-wrap',
	intents: '.elementor-button-load-more, .filter-nav-link, .elementor-tab-title',
	requires: ['woocommerce'],
	pages: ['shop', 'other'],
	enhance: () => import('./enhance'),
});
