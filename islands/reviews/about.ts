import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'product',
	adoptsOnly: {
		fr: 'Il améliore le formulaire d’avis que WooCommerce affiche sur la fiche produit.',
		en: 'It works on the review form that WooCommerce prints on the product page.',
	},
	title: { fr: 'Avis', en: 'Reviews' },
	description: {
		fr: 'Le formulaire d’avis : étoiles au clavier, envoi sans quitter la page, brouillon gardé, et un résumé des notes.',
		en: 'The review form: stars by keyboard, sending without leaving the page, a kept draft, and a summary of the ratings.',
	},
	props: {
		sendInPlace: {
			title: { fr: 'Envoyer sans quitter la page', en: 'Send without leaving the page' },
		},
		keepDraft: {
			title: { fr: 'Garder le brouillon', en: 'Keep the draft' },
			help: {
				fr: 'Ce qui est écrit reste dans l’onglet du navigateur jusqu’à l’envoi.',
				en: 'What has been written stays in the browser tab until it is sent.',
			},
		},
		summary: {
			title: { fr: 'Résumé des notes', en: 'Summary of the ratings' },
			help: {
				fr: 'Nombre d’avis par étoile et mode de vérification, au-dessus de la liste.',
				en: 'Number of reviews by star and how they are verified, above the list.',
			},
		},
	},
});
