import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'listing',
	adoptsOnly: {
		fr: 'Il travaille sur le filtre de taxonomie qu’Elementor Pro imprime.',
		en: 'It works on the taxonomy filter that Elementor Pro prints.',
	},
	title: { fr: 'Filtre de boucle', en: 'Loop filter' },
	description: {
		fr: 'Le filtre de taxonomie d’Elementor Pro\u202f: la liste suit sans rechargement, le bouton Retour aussi, et un échec se dit.',
		en: 'Elementor Pro’s taxonomy filter: the list follows without a reload, so does the Back button, and a failure is told.',
	},
	props: {
		choiceInUrl: {
			title: { fr: 'Choix dans l’adresse', en: 'Choice in the address' },
			help: {
				fr: 'Les filtres choisis sont dans l’adresse de la page : elle se partage, et Retour ramène la liste d’avant.',
				en: 'The chosen filters stand in the address of the page: it can be shared, and Back brings the list from before.',
			},
		},
	},
});
