import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Address of the wishlist page, for a placed link. Default: the wishlist plugin's page; without a plugin, the owner names the page with the island `wishlist-table`. */
	url: text('Adresse de la liste', 'Address of the list', {
		default: '',
		help: [
			'Sans TI WooCommerce Wishlist\u00a0: la page où se trouve la table des favoris.',
			'Without TI WooCommerce Wishlist: the page with the wishlist table.',
		],
	}),
	/** Shows the latest products below the link, on hover, touch and by keyboard (WL-07). */
	panel: boolean('Aperçu sous le lien', 'Preview under the link', { default: true }),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Compteur des favoris', 'Wishlist counter'],
	description: [
		'Le lien vers les favoris avec leur nombre, et les derniers produits au survol, au toucher ou au clavier.',
		'The link to the wishlist with its number, and the last products on hover, touch or by keyboard.',
	],
	props,
	// A visitor with an empty wishlist loads no script.
	when: 'cookie:tinv_wishlistkey | cookie:tinvwl_wishlists_data_counter | storage:archipel-wishlist | event:archipel:wishlist-changed',
	// TI Wishlist's link, its item in a menu, and the link of Opal themes.
	adopts: '.wishlist_products_counter, .header-wishlist',
	replaces: { scripts: ['tinvwl'] },
	requires: ['woocommerce'],
	// TI's link has its own styles.
	pages: [],
	enhance: () => import('./enhance'),
});
