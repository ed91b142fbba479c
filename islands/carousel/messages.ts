import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('carousel', {
	carousel: ['carrousel', 'carousel'],
	slide: ['diapositive', 'slide'],
	place: ['{place} sur {count}', '{place} of {count}'],
	previous: ['Précédent\u00a0: {name}', 'Previous: {name}'],
	next: ['Suivant\u00a0: {name}', 'Next: {name}'],
	goTo: ['Aller à {place} sur {count}', 'Go to {place} of {count}'],
	dots: ['Choisir la diapositive\u00a0: {name}', 'Choose the slide: {name}'],
	stop: ['Arrêter le défilement\u00a0: {name}', 'Stop automatic slides: {name}'],
	start: ['Lancer le défilement\u00a0: {name}', 'Start automatic slides: {name}'],
	shown: ['{from} à {to} sur {count}', '{from} to {to} of {count}'],
});
