import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Retour en haut', en: 'Back to top' },
	description: {
		fr: 'Un bouton qui remonte en haut de la page ; il apparaît quand la cliente a fait défiler la page.',
		en: 'A button that leads back to the top of the page; it appears once the shopper has scrolled.',
	},
	props: {
		after: {
			title: { fr: 'Apparaît après', en: 'Appears after' },
			help: { fr: 'En pixels de défilement.', en: 'In pixels of scroll.' },
		},
		duration: {
			title: { fr: 'Durée du défilement', en: 'Duration of the scroll' },
			help: {
				fr: 'En millisecondes. 0 : immédiat, comme pour les visiteurs qui demandent moins d’animations.',
				en: 'In milliseconds. 0: at once, as for visitors who ask for less motion.',
			},
		},
		everywhere: {
			title: { fr: 'Sur toutes les pages', en: 'On every page' },
			help: { fr: 'Sinon, placez le bouton où vous voulez.', en: 'Otherwise place the button where you want it.' },
		},
		template: {
			title: { fr: 'Modèle à montrer', en: 'Template to show' },
			help: {
				fr: 'Identifiant d’un modèle Elementor de la page. Rempli par l’adresse ?theme_template_id.',
				en: 'Id of an Elementor template of the page. Filled in by the address ?theme_template_id.',
			},
		},
	},
});
