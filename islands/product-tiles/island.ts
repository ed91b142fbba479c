import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/**
	 * Shows a message at the tile after an add to the cart, besides the state of the button; the message disappears by itself (CART-16). Screen
	 * readers get an announcement in any case.
	 */
	addedNotice: boolean('Message après l’ajout', 'Message after adding', {
		default: false,
		help: [
			'Affiche aussi un message près du produit ; le bouton le dit dans tous les cas, et les lecteurs d’écran l’annoncent.',
			'Shows a message near the product as well; the button says it in any case, and screen readers announce it.',
		],
	}),
	/** Prints the colours of variable products on their tiles (SW-09): five at most, and a link to the others. Cached until the product changes. */
	swatches: boolean('Couleurs sur les vignettes', 'Colours on tiles', {
		default: false,
		help: [
			'Pour les produits à options dont les couleurs sont définies : la photo, le prix et le lien suivent la couleur choisie. Cinq au plus, et un lien vers les autres.',
			'For products with options whose colours are defined: picture, price and link follow the chosen colour. Five at most, and a link to the others.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Tuiles de produits', 'Product tiles'],
	description: [
		'Dans les listes de produits, ajoute au panier sans recharger la page, une seule fois par clic, et dit toujours ce qui s’est passé.',
		'In product lists, adds to the cart without a reload, once per click, and always tells what happened.',
	],
	group: 'listing',
	file: 'list',
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
