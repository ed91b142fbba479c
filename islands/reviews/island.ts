import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	summary: boolean('Résumé des notes', 'Summary of the ratings', {
		default: true,
		help: [
			'Nombre d’avis par étoile et mode de vérification, au-dessus de la liste.',
			'Number of reviews by star and how they are verified, above the list.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Avis', 'Reviews'],
	description: [
		'Le formulaire d’avis : étoiles au clavier, envoi sans quitter la page, brouillon gardé, et un résumé des notes.',
		'The review form: stars by keyboard, sending without leaving the page, a kept draft, and a summary of the ratings.',
	],
	group: 'product',
	adoptsOnly: [
		'Il améliore le formulaire d’avis que WooCommerce affiche sur la fiche produit.',
		'It works on the review form that WooCommerce prints on the product page.',
	],
	props,
	when: 'visible | interaction',
	adopts: '#review_form',
	intents: '#review_form form',
	// Together with the gallery and tabs islands this replaces all tasks of the script.
	replaces: { scripts: ['wc-single-product'] },
	requires: ['woocommerce'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
