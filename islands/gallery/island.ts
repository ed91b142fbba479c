import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'gallery',
	props,
	when: 'idle | interaction',
	adopts: '.woocommerce-product-gallery',
	intents: '.woocommerce-product-gallery__image a',
	// WooCommerce's names since 10.3, and those before it that themes still enqueue. `wc-single-product` is also the script of tabs and
	// stars, whose islands name it too; while it stays it leaves a gallery alone for which it finds none of the others.
	replaces: {
		scripts: [
			'wc-single-product',
			'wc-flexslider',
			'flexslider',
			'wc-zoom',
			'zoom',
			'wc-photoswipe',
			'photoswipe',
			'wc-photoswipe-ui-default',
			'photoswipe-ui-default',
		],
		styles: ['photoswipe', 'photoswipe-default-skin'],
	},
	requires: ['woocommerce'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
