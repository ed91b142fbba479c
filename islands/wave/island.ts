import { defineIsland } from '../../src/runtime/define-island';
import { defineProps, int, number, type PropsOf, text } from '../../src/runtime/define-props';
import { CSS_COLOR, CSS_COLOR_HELP } from '../../src/styles/css-color';

export const props = defineProps({
	/** Pixels from the lower edge to the middle of the waves. */
	height: int('Hauteur', 'Height', {
		default: 60,
		range: [10, 600],
		help: [
			'Du bord du bas au milieu de la vague, en pixels.',
			'From the lower edge to the middle of the wave, in pixels.',
		],
	}),
	/** Number of crests side by side. */
	bones: int('Nombre de crêtes', 'Number of crests', { default: 3, range: [1, 20] }),
	/** Height of crests above, and depth of troughs below the middle, in pixels; limited to `height`. */
	amplitude: int('Amplitude', 'Amplitude', {
		default: 20,
		range: [0, 300],
		help: ['Hauteur des crêtes au-dessus du milieu, en pixels.', 'How far crests rise above the middle, in pixels.'],
	}),
	/** CSS colour; empty: the accent colour. */
	color: text('Couleur', 'Colour', {
		default: '',
		pattern: CSS_COLOR,
		expects: CSS_COLOR_HELP,
		help: ['Vide\u00a0: la couleur d’accent.', 'Empty: the accent colour.'],
	}),
	/** Crests per second; 0: no motion. Under `prefers-reduced-motion` the wave stands still until the visitor starts it. */
	speed: number('Vitesse', 'Speed', {
		default: 0.15,
		range: [0, 2],
		help: [
			'Crêtes qui passent par seconde. 0\u00a0: immobile, comme pour les visiteurs qui demandent moins d’animations.',
			'Crests that pass in a second. 0: still, as for visitors who ask for less motion.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Vague', 'Wave'],
	description: [
		'Une vague sur toute la largeur, qui avance doucement et que l’on peut arrêter.',
		'A wave as wide as its place that moves gently, and that visitors can stop.',
	],
	serves: 'decoration',
	props,
	when: 'visible',
	enhance: () => import('./enhance'),
});
