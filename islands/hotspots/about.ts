import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Points sur une image', en: 'Image hotspots' },
	description: {
		fr: 'Des points numérotés sur une image, chacun avec son infobulle et son entrée dans une liste à déplier.',
		en: 'Numbered points on a picture, each with its tooltip and its entry in an accordion.',
	},
	props: {
		image: {
			title: { fr: 'Image', en: 'Picture' },
			help: {
				fr: 'Son numéro dans la médiathèque, ou son adresse.',
				en: 'Its number in the media library, or its address.',
			},
		},
		alt: {
			title: { fr: 'Texte alternatif', en: 'Alternative text' },
			help: { fr: 'Vide\u202f: celui de la médiathèque.', en: 'Empty: that of the media library.' },
		},
		points: {
			title: { fr: 'Points', en: 'Points' },
			help: {
				fr: 'Pour chacun\u202f: distance du bord gauche et du haut en pourcents, titre, texte, séparés par |\u202f; puis || avant le suivant. Par exemple 30|40|Dentelle|De Calais. || 62|55|Soie|Lavable à la main.',
				en: 'For each: distance from the left and from the top in percent, title, text, separated by |; then || before the next. For example 30|40|Lace|From Calais. || 62|55|Silk|Wash by hand.',
			},
			isMultiline: true,
		},
		trigger: {
			title: { fr: 'Ouverture', en: 'Opens on' },
			options: { hover: { fr: 'Au survol', en: 'Hover' }, click: { fr: 'À l’appui', en: 'Click' } },
		},
		hideMobiles: {
			title: { fr: 'Pas d’infobulles sur téléphone', en: 'No tooltips on phones' },
			help: {
				fr: 'Sous 768 px de large, un point déplie son entrée dans la liste.',
				en: 'Below 768 px a point opens its entry in the list.',
			},
		},
		anim: {
			title: { fr: 'Animation', en: 'Animation' },
			options: {
				fade: { fr: 'Fondu', en: 'Fade' },
				grow: { fr: 'Agrandissement', en: 'Zoom' },
				slide: { fr: 'Glissement', en: 'Slide' },
				none: { fr: 'Aucune', en: 'None' },
			},
		},
		animDur: {
			title: { fr: 'Durée de l’animation, en millisecondes', en: 'Length of the animation, in milliseconds' },
		},
		delay: { title: { fr: 'Attente au survol, en millisecondes', en: 'Wait on hover, in milliseconds' } },
		arrow: { title: { fr: 'Flèche', en: 'Arrow' } },
		minWidth: { title: { fr: 'Largeur minimale, en pixels', en: 'Least width, in pixels' } },
		maxWidth: { title: { fr: 'Largeur maximale, en pixels', en: 'Greatest width, in pixels' } },
		distance: { title: { fr: 'Distance du point, en pixels', en: 'Distance from the point, in pixels' } },
		side: {
			title: { fr: 'Côté', en: 'Side' },
			help: { fr: 'S’il y a la place.', en: 'If there is room.' },
			options: {
				top: { fr: 'Au-dessus', en: 'Above' },
				right: { fr: 'À droite', en: 'Right' },
				bottom: { fr: 'Au-dessous', en: 'Below' },
				left: { fr: 'À gauche', en: 'Left' },
			},
		},
	},
});
