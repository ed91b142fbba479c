import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Liste de favoris', 'Wishlist table'],
	description: [
		'La cliente range sa liste, en retire des produits et les remet, et en met au panier sans recharger la page. Sans TI Wishlist, la liste de son navigateur.',
		'The shopper sorts her list, takes products out and puts them back, and adds them to the cart without reloading the page. Without TI Wishlist, her browser’s own list.',
	],
	// The server's form works without scripts.
	when: 'visible | interaction',
	adopts: '.tinv-wishlist form[data-tinvwl_sharekey]',
	intents: '.tinv-wishlist form[data-tinvwl_sharekey] button',
	replaces: { scripts: ['tinvwl'] },
	pages: ['other'],
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
