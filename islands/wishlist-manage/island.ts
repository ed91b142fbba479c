import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Gestion des listes de favoris', 'Managing wishlists'],
	description: [
		'Avec TI Wishlist Premium : créer, renommer et supprimer des listes, dire qui les voit, les suivre, demander un devis, sans recharger la page.',
		'With TI Wishlist Premium: making, renaming and deleting lists, saying who sees them, following them, asking for an estimate, without reloading the page.',
	],
	when: 'visible | interaction',
	// The table of lists, the follow form, forms that Premium posts to the page, the sign-in toggle. Pages with mere hearts lack these fields.
	adopts:
		'form:has([name^="wishlist_name["]), form:has([name="tinvwl_subscribes[]"]), form:has([value^="tinwl_"]), .tinv-login:has(.showlogin)',
	intents: '.tinv-wishlist form button, .showlogin',
	replaces: { scripts: ['tinvwl'] },
	pages: ['other'],
	requires: ['ti-wishlist-premium'],
	enhance: () => import('./enhance'),
});
