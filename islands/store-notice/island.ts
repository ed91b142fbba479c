import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Annonce de la boutique', 'Store notice'],
	description: [
		'L’annonce de WooCommerce, lisible sans JavaScript et masquée au clavier comme à la souris\u202f; masquée, elle le reste jusqu’à la fin de la visite ou jusqu’à un nouveau texte.',
		'WooCommerce’s store notice, readable without JavaScript and hidden by keyboard or mouse; once hidden it stays so until the end of the visit, or a new text.',
	],
	adoptsOnly: [
		'elle travaille sur l’annonce que WooCommerce affiche\u202f; écrivez-la dans Apparence → Personnaliser → WooCommerce.',
		'it works on the notice that WooCommerce prints; write it under Appearance → Customise → WooCommerce.',
	],
	when: 'idle | interaction',
	// WooCommerce's own script also shows and hides both, but has other tasks too, so it is not replaced.
	adopts: '.woocommerce-store-notice, #coming-soon-footer-banner',
	intents: '.woocommerce-store-notice__dismiss-link, .coming-soon-footer-banner-dismiss',
	requires: ['woocommerce'],
	pages: [],
	enhance: () => import('./enhance'),
});
