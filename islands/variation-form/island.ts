import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Keeps the choice in the page's address (`?attribute_pa_taille=46`), for sharing and for Back. */
	choiceInUrl: boolean('Choix dans l’adresse', 'Choice in the address', {
		default: true,
		help: [
			'Les options choisies figurent dans l’adresse de la page : on peut la partager, et le retour arrière les retrouve.',
			'The chosen options stand in the address of the page: it can be shared, and Back brings them again.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Formulaire de variations', 'Variation form'],
	description: [
		'Sur la fiche d’un produit variable : prix, stock et photo suivent les options choisies, et l’ajout au panier se fait sans recharger la page.',
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
