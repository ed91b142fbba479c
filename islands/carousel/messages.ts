import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'carousel',
	{
		carousel: 'carrousel',
		slide: 'diapositive',
		place: '{place} sur {count}',
		previous: 'Précédent\u00a0: {name}',
		next: 'Suivant\u00a0: {name}',
		goTo: 'Aller à {place} sur {count}',
		dots: 'Choisir la diapositive\u00a0: {name}',
		stop: 'Arrêter le défilement\u00a0: {name}',
		start: 'Lancer le défilement\u00a0: {name}',
		shown: '{from} à {to} sur {count}',
	},
	{
		carousel: 'carousel',
		slide: 'slide',
		place: '{place} of {count}',
		previous: 'Previous: {name}',
		next: 'Next: {name}',
		goTo: 'Go to {place} of {count}',
		dots: 'Choose the slide: {name}',
		stop: 'Stop automatic slides: {name}',
		start: 'Start automatic slides: {name}',
		shown: '{from} to {to} of {count}',
	},
);
