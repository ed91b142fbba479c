import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Adds the button to the account page, for customers and guests; read by PHP. */
	onAccountPage: boolean('Sur la page du compte', 'On the account page', {
		default: true,
		help: [
			'Ajoute le bouton au tableau de bord du compte et sous le formulaire de connexion.',
			'Adds the button to the account’s dashboard and below the login form.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Effacer mes traces', 'Erase my traces'],
	description: [
		'Un bouton qui efface ce que ce navigateur garde du visiteur\u00a0: panier en cache, listes, comparaison, produits vus, brouillons d’avis. Utile sur un ordinateur partagé.',
		'A button that erases what this browser keeps about the visitor: cached cart, lists, comparison, viewed products, drafts of reviews. Useful on a shared computer.',
	],
	props,
	when: 'interaction',
	enhance: () => import('./enhance'),
});
