import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'product-tiles',
	props,
	// Nothing of it is seen before somebody comes to a tile.
	when: 'prefetch | near:a, button | interaction',
	// WooCommerce's own lists and the themes' that are no `ul`, its collection and grid blocks, ShopEngine's filterable list and Elementor's loop, and the
	// lone button of a shortcode.
	adopts:
		'ul.products, .products[class*="columns-"], .wc-block-product-template, .wc-block-grid__products, .filtered-product-list, .elementor-loop-container, .add_to_cart_inline',
	intents:
		'.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([data-product_id=""]), .wvs-archive-variations-wrapper .variable-item, [data-archipel-image], .archipel-tile-swatches__item',
	replaces: { scripts: ['wc-add-to-cart'] },
	requires: ['woocommerce'],
	pages: ['*'],
	enhance: () => import('./enhance'),
});
