import { describeIsland } from '../../src/build/describe-island';
import { entrances } from '../../src/build/option-texts';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Chronologie', en: 'Timeline' },
	description: {
		fr: 'Une liste de dates, chacune avec son titre et son texte, qui apparaissent pendant le défilement.',
		en: 'A list of dates, each with its title and its text, which come in as the page is scrolled.',
	},
	props: {
		items: {
			title: { fr: 'Étapes', en: 'Entries' },
			help: {
				fr: 'Pour chacune\u202f: date, titre, texte, séparés par |\u202f; puis || avant la suivante. Par exemple 1998|L’atelier|À Lyon. || 2010|La boutique|Rue de la Soie. Une étape peut finir par |animation|attente en secondes.',
				en: 'For each: date, title, text, separated by |; then || before the next. For example 1998|The workshop|In Lyon. || 2010|The shop|Silk Street. An entry may end with |animation|wait in seconds.',
			},
			isMultiline: true,
		},
		animation: {
			title: { fr: 'Apparition', en: 'Entrance' },
			help: {
				fr: 'Jouée une fois. Jamais pour les visiteurs qui demandent moins d’animations.',
				en: 'Played once. Never for visitors who ask for less motion.',
			},
			options: entrances,
		},
		delay: { title: { fr: 'Attente avant l’apparition, en secondes', en: 'Wait before the entrance, in seconds' } },
	},
});
