import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Images superposées', en: 'Image layers' },
	description: {
		fr: 'Des images les unes sur les autres, qui apparaissent, glissent avec le défilement et penchent vers le pointeur.',
		en: 'Pictures one on the other that come in, drift as the page is scrolled and lean towards the pointer.',
	},
	props: {
		layers: {
			title: { fr: 'Images', en: 'Pictures' },
			help: {
				fr: 'La plus basse d’abord. Pour chacune\u202f: numéro ou adresse, place (top left, bottom right…), largeur en pourcents, parallaxe de -1 à 1, inclinaison (yes ou no), apparition, attente en secondes, séparés par |\u202f; puis || avant la suivante. Par exemple 120 || 121|top right|40|0.2|yes|fadeIn|0.3.',
				en: 'The lowest first. For each: number or address, place (top left, bottom right…), width in percent, parallax from -1 to 1, tilt (yes or no), entrance, wait in seconds, separated by |; then || before the next. For example 120 || 121|top right|40|0.2|yes|fadeIn|0.3.',
			},
			isMultiline: true,
		},
		alt: {
			title: { fr: 'Texte alternatif', en: 'Alternative text' },
			help: {
				fr: 'De la première image. Vide\u202f: les images ne sont qu’un décor.',
				en: 'Of the first picture. Empty: the pictures are decoration only.',
			},
		},
	},
});
