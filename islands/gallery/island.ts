import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'gallery',
	title: ['Galerie du produit', 'Product gallery'],
	description: [
		'Les photos du produit : défilement, vignettes, agrandissement et plein écran, au doigt, à la souris et au clavier.',
		'The pictures of a product: carousel, thumbnails, zoom and full screen, by touch, mouse and keyboard.',
	],
	group: 'product',
	adoptsOnly: [
		'Il améliore la galerie que WooCommerce affiche sur la fiche produit.',
		'It works on the gallery that WooCommerce prints on the product page.',
	],
	props,
	when: 'idle | interaction',
	adopts: '.woocommerce-product-gallery',
	intents: '.woocommerce-product-gallery__image a',
	// Handles of WooCommerce since 10.3, and older ones that themes still enqueue. `wc-single-product` also runs tabs and stars, whose
	// islands list it too; if it stays, it ignores a gallery without the other scripts.
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
