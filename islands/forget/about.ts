import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	title: { fr: 'Effacer mes traces', en: 'Erase my traces' },
	description: {
		fr: 'Un bouton qui efface ce que ce navigateur garde du visiteur : panier en cache, listes, comparaison, produits vus, brouillons d’avis. Utile sur un ordinateur partagé.',
		en: 'A button that erases what this browser keeps about the visitor: cached cart, lists, comparison, viewed products, drafts of reviews. Useful on a shared computer.',
	},
	group: 'everywhere',
	props: {
		label: {
			title: { fr: 'Texte du bouton', en: 'Words on the button' },
			help: {
				fr: 'Vide : « Effacer mes traces sur cet appareil ».',
				en: 'Empty: “Erase my traces on this device”.',
			},
		},
		onAccountPage: {
			title: { fr: 'Sur la page du compte', en: 'On the account page' },
			help: {
				fr: 'Ajoute le bouton au tableau de bord du compte et sous le formulaire de connexion.',
				en: 'Adds the button to the account’s dashboard and below the login form.',
			},
		},
	},
});
