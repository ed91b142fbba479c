import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'swatches',
	title: ['Pastilles de variation', 'Variation swatches'],
	description: [
		'Sur la fiche d’un produit variable : des pastilles (couleur, image ou texte) à la place des listes déroulantes, utilisables au clavier.',
		'On a variable product: swatches (colour, image or label) in place of the drop-down lists, usable with the keyboard.',
	],
	group: 'product',
	adoptsOnly: [
		'Ses pastilles remplacent les listes déroulantes du formulaire de variations.',
		'Its swatches stand in place of the lists of the variations form.',
	],
	props,
	when: 'idle | interaction',
	// Variation Swatches for WooCommerce; our own lists, printed by render.php, are hosts themselves.
	adopts: 'form.variations_form ul.variable-items-wrapper',
	intents: '.variable-item, .archipel-swatches__item',
	replaces: { scripts: ['woo-variation-swatches'] },
	requires: ['woocommerce'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
