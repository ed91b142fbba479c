import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, int, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	image: text('Image', 'Picture', {
		default: '',
		help: ['Son numéro dans la médiathèque, ou son adresse.', 'Its number in the media library, or its address.'],
	}),
	alt: text('Texte alternatif', 'Alternative text', {
		default: '',
		help: ['Vide\u00a0: celui de la médiathèque.', 'Empty: that of the media library.'],
	}),
	/**
	 * Points, read by PHP: `across|down|title|text`, in percent of the picture from its start and top, separated by ` || `. Texts are plain text,
	 * not HTML.
	 */
	points: text('Points', 'Points', {
		default: '',
		isMultiline: true,
		help: [
			'Pour chacun\u00a0: distance du bord gauche et du haut en pourcents, titre, texte, séparés par |\u202f; puis || avant le suivant. Par exemple 30|40|Dentelle|De Calais. || 62|55|Soie|Lavable à la main.',
			'For each: distance from the left and from the top in percent, title, text, separated by |; then || before the next. For example 30|40|Lace|From Calais. || 62|55|Silk|Wash by hand.',
		],
	}),
	/** Event that opens a tooltip. With `hover`, focus and press open it too. */
	trigger: choice('Ouverture', 'Opens on', {
		default: 'hover',
		options: { hover: ['Au survol', 'Hover'], click: ['À l’appui', 'Click'] },
	}),
	hideMobiles: boolean('Pas d’infobulles sur téléphone', 'No tooltips on phones', {
		default: false,
		help: [
			'Sous 768 px de large, un point déplie son entrée dans la liste.',
			'Below 768 px a point opens its entry in the list.',
		],
	}),
	/** Animation of a tooltip. No motion under `prefers-reduced-motion`. */
	anim: choice('Animation', 'Animation', {
		default: 'fade',
		options: {
			fade: ['Fondu', 'Fade'],
			grow: ['Agrandissement', 'Zoom'],
			slide: ['Glissement', 'Slide'],
			none: ['Aucune', 'None'],
		},
	}),
	animDur: int('Durée de l’animation, en millisecondes', 'Length of the animation, in milliseconds', {
		default: 350,
		range: [0, 2000],
	}),
	delay: int('Attente au survol, en millisecondes', 'Wait on hover, in milliseconds', {
		default: 300,
		range: [0, 2000],
	}),
	arrow: boolean('Flèche', 'Arrow', { default: true }),
	minWidth: int('Largeur minimale, en pixels', 'Least width, in pixels', { default: 0, range: [0, 600] }),
	/** Maximum width of a tooltip in pixels, limited by the viewport. */
	maxWidth: int('Largeur maximale, en pixels', 'Greatest width, in pixels', { default: 320, range: [120, 800] }),
	distance: int('Distance du point, en pixels', 'Distance from the point, in pixels', { default: 6, range: [0, 100] }),
	side: choice('Côté', 'Side', {
		default: 'top',
		options: {
			top: ['Au-dessus', 'Above'],
			right: ['À droite', 'Right'],
			bottom: ['Au-dessous', 'Below'],
			left: ['À gauche', 'Left'],
		},
		help: ['S’il y a la place.', 'If there is room.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Points sur une image', 'Image hotspots'],
	description: [
		'Des points numérotés sur une image, chacun avec son infobulle et son entrée dans une liste à déplier.',
		'Numbered points on a picture, each with its tooltip and its entry in an accordion.',
	],
	props,
	when: 'visible:200px',
	enhance: () => import('./enhance'),
});
