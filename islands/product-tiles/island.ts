import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'product-tiles',
	title: ['Tuiles de produits', 'Product tiles'],
	description: [
		'Dans les listes de produits, ajoute au panier sans recharger la page, une seule fois par clic, et dit toujours ce qui s’est passé.',
		'In product lists, adds to the cart without a reload, once per click, and always tells what happened.',
	],
	group: 'listing',
	adoptsOnly: [
		'Il améliore les listes de produits de WooCommerce, y compris celles de ses codes courts et de ses blocs.',
		'It works on WooCommerce’s lists of products, those of its shortcodes and blocks too.',
	],
	props,
	// The island has no visible part before the customer reaches a tile.
	when: 'prefetch | near:a, button | interaction',
	// WooCommerce's lists, lists of themes without `ul`, collection and grid blocks, ShopEngine's filterable list, Elementor's loop, and the single
	// button of a shortcode.
	adopts:
		'ul.products, .products[class*="columns-"], .wc-block-product-template, .wc-block-grid__products, .filtered-product-list, .elementor-loop-container, .add_to_cart_inline',
	intents:
		'.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([data-product_id=""]), .wvs-archive-variations-wrapper .variable-item, [data-archipel-image], .archipel-tile-swatches__item',
	replaces: { scripts: ['wc-add-to-cart'] },
	requires: ['woocommerce'],
	pages: ['*'],
	enhance: () => import('./enhance'),
});
