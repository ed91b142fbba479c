import { defineIsland } from '../../src/runtime/define-island';
import { defineProps, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/**
	 * Pictures, read by PHP, the lowest first: `picture|place|width|rate|tilt|animation|delay`, separated by ` || `. Left out at the end, they are
	 * `center`, 100, 0, `no`, `none` and 0. The width goes in steps of 10; the rate is in pixels per pixel of scroll: above 0 the layer moves faster
	 * than the page, below 0 slower. Tilting: it leans towards the pointer or the finger.
	 */
	layers: text('Images', 'Pictures', {
		default: '',
		isMultiline: true,
		help: [
			'La plus basse d’abord. Pour chacune\u00a0: numéro ou adresse, place (top left, bottom right…), largeur en pourcents, parallaxe de -1 à 1, inclinaison (yes ou no), apparition, attente en secondes, séparés par |\u202f; puis || avant la suivante. Par exemple 120 || 121|top right|40|0.2|yes|fadeIn|0.3.',
			'The lowest first. For each: number or address, place (top left, bottom right…), width in percent, parallax from -1 to 1, tilt (yes or no), entrance, wait in seconds, separated by |; then || before the next. For example 120 || 121|top right|40|0.2|yes|fadeIn|0.3.',
		],
	}),
	/** Alternative text of the first picture; read by PHP. Empty: all pictures are decoration. */
	alt: text('Texte alternatif', 'Alternative text', {
		default: '',
		help: [
			'De la première image. Vide\u00a0: les images ne sont qu’un décor.',
			'Of the first picture. Empty: the pictures are decoration only.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Images superposées', 'Image layers'],
	description: [
		'Des images les unes sur les autres, qui apparaissent, glissent avec le défilement et penchent vers le pointeur.',
		'Pictures one on the other that come in, drift as the page is scrolled and lean towards the pointer.',
	],
	serves: 'decoration',
	props,
	when: 'prefetch:1000px | visible:200px',
	enhance: () => import('./enhance'),
});
