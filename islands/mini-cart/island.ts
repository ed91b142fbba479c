import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, type PropsOf } from '../../src/runtime/define-props';
import { HEADER_CARTS, HEADER_CART_LINKS } from './header-carts';

export const props = defineProps({
	/**
	 * `dropdown`: a panel below the link. `drawer`: a panel at the side, above the page. `inline`: the lines in the host itself, as soon as the
	 * cart has a line.
	 */
	display: choice('Affichage', 'Display', {
		default: 'dropdown',
		options: {
			dropdown: ['Liste sous le lien', 'List under the link'],
			drawer: ['Tiroir sur le côté', 'Panel at the side'],
			inline: ['Directement dans la page', 'Right in the page'],
		},
	}),
	/** Opens the panel after an add to cart, in place of the product page’s message. A dropdown opens only while its link is in view. */
	openOnAdd: boolean('Ouvrir après un ajout', 'Open after an add to cart', {
		default: false,
		help: [
			'La liste déroulante ne s’ouvre que si son lien est visible à l’écran.',
			'A dropdown opens only while its link is in view.',
		],
	}),
	/** Hides the island while the cart is empty; its room stays reserved unless `display` is `inline`. */
	hideWhenEmpty: boolean('Masquer quand le panier est vide', 'Hide while the cart is empty', {
		default: false,
		help: [
			'La place du lien reste réservée, pour que rien ne bouge quand il apparaît.',
			'The place of the link stays reserved, so that nothing moves when it appears.',
		],
	}),
	/** The header carts of Storefront and Elementor open the drawer instead of their own panel. */
	headerCarts: boolean('Panier de l’en-tête du thème', 'The theme’s header cart', {
		default: true,
		help: [
			'Le panier que Storefront ou Elementor affiche dans l’en-tête ouvre le tiroir au lieu de son propre panneau.',
			'The cart that Storefront or Elementor shows in the header opens the drawer instead of its own panel.',
		],
	}),
	/** Prints this cart, as a drawer, in the place of WooCommerce's mini-cart block in a block theme. */
	replacesBlock: boolean('Remplacer le bloc Mini-panier', 'Replace the Mini-Cart block', {
		default: false,
		help: [
			'Dans un thème de blocs, ce panier prend la place du bloc de WooCommerce, sous forme de tiroir.',
			'In a block theme this cart takes the place of WooCommerce’s block, as a drawer.',
		],
	}),
	/** Shows the label beside the icon on wide screens; otherwise the label is for screen readers only. */
	showLabel: boolean('Afficher le mot «\u202fPanier\u202f»', 'Show the word “Cart”', {
		default: true,
		help: [
			'Sur les petits écrans, seule l’icône se voit\u202f; les lecteurs d’écran lisent toujours le mot.',
			'Small screens show the icon alone; screen readers always read the word.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Mini-panier', 'Mini cart'],
	description: [
		'Le panier à portée de main\u00a0: nombre d’articles, quantités, retrait annulable, livraison offerte.',
		'The cart at hand: number of items, quantities, removal with undo, free shipping.',
	],
	group: 'cart',
	props,
	// A visitor without a cart loads no script, unless a cached page shows another visitor's cart. The last cookie marks a login or logout,
	// after which the kept cart must be erased.
	when: 'interaction | cookie:woocommerce_items_in_cart | stale:woocommerce_items_in_cart | event:archipel:adding-to-cart | cookie:archipel_forget_cart',
	adopts: `.widget_shopping_cart_content, ${HEADER_CARTS}`,
	intents: HEADER_CART_LINKS,
	adoptsWith: { display: 'inline' },
	requires: ['woocommerce'],
	replaces: { scripts: ['wc-cart-fragments'] },
	enhance: () => import('./enhance'),
});
