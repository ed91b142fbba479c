import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, int, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Sends a changed quantity automatically; the update button then serves only visitors without JavaScript (CP-01). */
	autoUpdate: boolean('Mettre à jour tout seul', 'Update by itself', {
		default: true,
		help: [
			'Une quantité modifiée est envoyée sans cliquer\u202f; le bouton «\u202fMettre à jour\u202f» ne sert plus que sans JavaScript.',
			'A changed quantity is sent without a click; the “Update cart” button is then for visitors without JavaScript only.',
		],
	}),
	/** Prints a button that empties the cart; its notice has an undo link. */
	emptyButton: boolean('Bouton «\u202fVider le panier\u202f»', '“Empty cart” button', {
		default: false,
		help: [
			'Vide le panier sans confirmation\u202f; un lien remet tout.',
			'Empties the cart without asking; one link brings everything back.',
		],
	}),
	/** Cross-sells side by side where there is room (900 px); fewer on narrow screens (CP-06). */
	crossSellsToShow: int('Ventes croisées visibles', 'Cross-sells shown', {
		default: 4,
		range: [1, 8],
		help: ['Nombre de produits côte à côte sur un grand écran.', 'Number of products side by side on a large screen.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Page panier', 'Cart page'],
	description: [
		'Le panier se met à jour sans recharger la page : quantités, articles retirés puis remis, codes promo, livraison.',
		'The cart updates without reloading the page: quantities, items removed and put back, coupons, shipping.',
	],
	group: 'cart',
	adoptsOnly: [
		'Il améliore le formulaire du panier que WooCommerce affiche\u202f; placez le panier de WooCommerce.',
		'It works on the cart form that WooCommerce prints; place WooCommerce’s cart.',
	],
	props,
	// Until mount, quantities and links work through the server; an interaction with the form mounts at once.
	when: 'idle | interaction',
	// The form element stays when its content is replaced. The empty cart is adopted for its undo link.
	adopts: 'form.woocommerce-cart-form, .wc-empty-cart-message',
	intents: 'form.woocommerce-cart-form, .woocommerce-cart-form .product-remove > a, .archipel-cart-page__to-wishlist',
	replaces: { scripts: ['wc-cart'] },
	requires: ['woocommerce'],
	pages: ['cart'],
	enhance: () => import('./enhance'),
});
