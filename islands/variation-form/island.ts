import { quantityRules } from '../../src/build/option-texts';
import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Keeps the choice in the page's address (`?attribute_pa_taille=46`), for sharing and for Back. */
	choiceInUrl: boolean('Choix dans l’adresse', 'Choice in the address', {
		default: true,
		help: [
			'Les options choisies figurent dans l’adresse de la page : on peut la partager, et le retour arrière les retrouve.',
			'The chosen options stand in the address of the page: it can be shared, and Back brings them again.',
		],
	}),
	/** After a choice, selects the value of attributes with only one value left. */
	chooseSingle: boolean('Choisir la seule valeur restante', 'Choose the only value left', {
		default: true,
		help: [
			'Après un choix, une option qui n’a plus qu’une valeur possible la prend et l’annonce.',
			'After a choice, an option with one possible value left takes it and says so.',
		],
	}),
	/** Rules of the quantity's plus and minus buttons (QTY-02, QTY-04); `auto`: the page builder’s in its own widget, else the theme’s. */
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
	name: 'variation-form',
	title: ['Formulaire de variations', 'Variation form'],
	description: [
		'Sur la fiche d’un produit variable : prix, stock et photo suivent les options choisies, et l’ajout au panier se fait sans recharger la page.',
		'On a variable product: price, stock and picture follow the chosen options, and adding to the cart needs no reload.',
	],
	group: 'product',
	file: 'variations',
	adoptsOnly: ['Il améliore le formulaire de variations de WooCommerce.', 'It works on WooCommerce’s variations form.'],
	props,
	when: 'idle | interaction',
	adopts: 'form.variations_form',
	intents: 'form.variations_form',
	replaces: { scripts: ['wc-add-to-cart-variation'] },
	requires: ['woocommerce'],
	pages: ['shop', 'product', 'cart', 'other'],
	enhance: () => import('./enhance'),
});
