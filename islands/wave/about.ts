import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Vague', en: 'Wave' },
	description: {
		fr: 'Une vague sur toute la largeur, qui avance doucement et que l’on peut arrêter.',
		en: 'A wave as wide as its place that moves gently, and that visitors can stop.',
	},
	props: {
		height: {
			title: { fr: 'Hauteur', en: 'Height' },
			help: {
				fr: 'Du bord du bas au milieu de la vague, en pixels.',
				en: 'From the lower edge to the middle of the wave, in pixels.',
			},
		},
		bones: { title: { fr: 'Nombre de crêtes', en: 'Number of crests' } },
		amplitude: {
			title: { fr: 'Amplitude', en: 'Amplitude' },
			help: {
				fr: 'Hauteur des crêtes au-dessus du milieu, en pixels.',
				en: 'How far crests rise above the middle, in pixels.',
			},
		},
		color: {
			title: { fr: 'Couleur', en: 'Colour' },
			help: { fr: 'Vide\u202f: la couleur d’accent.', en: 'Empty: the accent colour.' },
		},
		speed: {
			title: { fr: 'Vitesse', en: 'Speed' },
			help: {
				fr: 'Crêtes qui passent par seconde. 0\u202f: immobile, comme pour les visiteurs qui demandent moins d’animations.',
				en: 'Crests that pass in a second. 0: still, as for visitors who ask for less motion.',
			},
		},
	},
});
