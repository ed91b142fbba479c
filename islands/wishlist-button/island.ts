import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';
import { HEART } from './selector';

export const props = defineProps({
	/** Prints a heart on the tiles of product lists, unless a wishlist plugin prints one. */
	onTiles: boolean('Cœur sur les vignettes', 'Heart on product tiles', {
		default: true,
		help: ['Sans TI WooCommerce Wishlist.', 'Without TI WooCommerce Wishlist.'],
	}),
	/** Prints a heart on product pages, unless a wishlist plugin prints one. */
	onProduct: boolean('Cœur sur les fiches', 'Heart on product pages', {
		default: true,
		help: ['Sans TI WooCommerce Wishlist.', 'Without TI WooCommerce Wishlist.'],
	}),
	/**
	 * Follows TI Wishlist's redirect to the list 4 seconds after an add (WL-02), with a message that offers to stay. TI redirects unless its owner
	 * has switched that off. If off, the message has a link to the list instead.
	 */
	redirect: boolean('Aller à la liste après l’ajout', 'Go to the list after adding', {
		default: false,
		help: [
			'Si TI WooCommerce Wishlist le demande : la cliente en est avertie, et a quatre secondes pour rester. Sinon, le message mène à la liste.',
			'If TI WooCommerce Wishlist asks for it: the shopper is told, and has four seconds to stay. Off: the message has a link to the list.',
		],
	}),
	/** Sends files chosen in the product's form to the wishlist plugin, which stores them. Only for shops whose product options need files. */
	sendFiles: boolean('Envoyer les fichiers du formulaire', 'Send the form’s files', {
		default: false,
		help: [
			'Seulement si une option de produit en a besoin dans la liste.',
			'Only if a product option needs them in the list.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Cœur des favoris', 'Wishlist button'],
	description: [
		'La cliente met un produit de côté d’un geste ; sans extension de favoris, la liste reste dans son navigateur.',
		'The shopper puts a product aside with one press; without a wishlist plugin the list stays in her browser.',
	],
	group: 'listing',
	adoptsOnly: [
		'Il anime les cœurs de TI WooCommerce Wishlist ; sans cette extension, il place les siens sur les vignettes et les fiches.',
		'It brings the hearts of TI WooCommerce Wishlist to life; without that plugin it prints its own on tiles and product pages.',
	],
	props,
	// A visitor with an empty wishlist, away from any heart, loads no script.
	// `archipel-intents`: a press that was pending when the previous page was left.
	when: `near:${HEART} | storage:archipel-wishlist | storage:archipel-intents | cookie:tinv_wishlistkey | cookie:tinvwl_wishlists_data_counter`,
	// Hearts are on tiles, in forms and in dialogs, and are added with further pages of a list: one host for all.
	adopts: 'body',
	intents: HEART,
	replaces: { scripts: ['tinvwl'] },
	requires: ['woocommerce'],
	// TI's hearts have their own styles; for ours render.php requests the island's styles.
	pages: [],
	enhance: () => import('./enhance'),
});
