import { quantityRules } from '../../src/build/option-texts';
import { defineIsland } from '../../src/runtime/define-island';
import { choice, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Rules of the quantity's plus and minus buttons (QTY-02, QTY-04); `auto`: the page builder's in its own widget, else the theme's. */
	quantityRules: choice('Règles des boutons plus et moins', 'Rules of plus and minus', {
		default: 'auto',
		options: quantityRules,
		help: [
			'«\u202fAutomatique\u202f»\u202f: celles du constructeur de pages dans son bloc, celles du thème ailleurs.',
			'“Automatic”: those of the page builder inside its widget, those of the theme elsewhere.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	name: 'product-form',
	title: ['Formulaire de produit', 'Product form'],
	description: [
		'Sur la fiche d’un produit simple ou groupé : l’ajout au panier se fait sans recharger la page.',
		'On a simple or grouped product: adding to the cart needs no reload.',
	],
	group: 'product',
	file: 'product',
	serves: 'buying',
	adoptsOnly: ['Il améliore le formulaire d’achat de WooCommerce.', 'It works on WooCommerce’s purchase form.'],
	props,
	when: 'idle | interaction',
	// Not the form of an external product, which is a link to another shop.
	adopts: 'form.cart[method="post" i]:not(.variations_form)',
	intents: 'form.cart',
	requires: ['woocommerce'],
	pages: ['shop', 'product', 'cart', 'other'],
	enhance: () => import('./enhance'),
});
