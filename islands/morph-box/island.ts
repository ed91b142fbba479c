import { defineIsland } from '../../src/runtime/define-island';
import { choice, defineProps, int, number, type PropsOf, text } from '../../src/runtime/define-props';

/** The `d` of an SVG path: only its commands and numbers are allowed. Coordinates in a 500 × 500 viewBox. */
const PATH = /^$|^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]*$/;

const easings = {
	linear: ['Régulier', 'Even'],
	easeInQuad: ['Départ en douceur', 'Gentle start'],
	easeOutQuad: ['Arrivée en douceur', 'Gentle end'],
	easeInOutQuad: ['Départ et arrivée en douceur', 'Gentle start and end'],
	easeOutCubic: ['Arrivée plus douce', 'Gentler end'],
	easeOutExpo: ['Arrivée très douce', 'Very gentle end'],
	easeOutBack: ['Dépasse, puis revient', 'Goes beyond and comes back'],
	easeOutElastic: ['Élastique', 'Elastic'],
} as const;

export const props = defineProps({
	/** Attachment ID of a picture in the media library, or its URL; read by PHP. */
	image: text('Image', 'Picture', {
		default: '',
		help: ['Son numéro dans la médiathèque, ou son adresse.', 'Its number in the media library, or its address.'],
	}),
	/** Alternative text of the picture; read by PHP. Empty: the picture is decorative. */
	alt: text('Texte alternatif', 'Alternative text', {
		default: '',
		help: ['Vide\u00a0: un décor.', 'Empty: decoration.'],
	}),
	/** Title below the picture; read by PHP. */
	title: text('Titre', 'Title', { default: '', help: ['Sous l’image.', 'Below the picture.'] }),
	/** URL of the link around picture and title; read by PHP. Needs a `title` or `alt` as its name. */
	link: text('Lien', 'Link', {
		default: '',
		help: ['Avec un titre ou un texte alternatif.', 'With a title or an alternative text.'],
	}),
	/** Initial shape of the picture, as the `d` of an SVG path; read by PHP. Empty: a built-in round shape. */
	path: text('Forme', 'Shape', {
		default: '',
		length: [0, 4000],
		pattern: PATH,
		help: [
			'L’attribut d d’un tracé SVG de 500 sur 500. Vide\u00a0: une forme ronde.',
			'The d of an SVG path of 500 by 500. Empty: a round one.',
		],
	}),
	/** Shape that the picture morphs to, as the `d` of an SVG path; read by PHP. Empty: another built-in round shape. */
	pathTo: text('Forme au survol', 'Shape on hover', {
		default: '',
		length: [0, 4000],
		pattern: PATH,
		help: ['Comme la forme.', 'Like the shape.'],
	}),
	/** Duration of the morph in milliseconds. */
	pathDuration: int(
		'Durée du changement de forme, en millisecondes',
		'Length of the change of shape, in milliseconds',
		{ default: 1500, range: [0, 10_000] },
	),
	/** Easing of the morph. */
	pathEasing: choice('Rythme du changement de forme', 'Pace of the change of shape', {
		default: 'easeOutElastic',
		options: easings,
	}),
	/** Elasticity of `easeOutElastic`, from 0 to 999. */
	pathElasticity: int('Élasticité', 'Elasticity', {
		default: 400,
		range: [0, 999],
		help: ['De 0 à 999, pour le rythme élastique.', 'From 0 to 999, for the elastic pace.'],
	}),
	/** Scale factor of the shape. */
	pathScale: number('Échelle de la forme', 'Scale of the shape', { default: 1, range: [0.5, 2] }),
	/** Duration of the picture's scaling in milliseconds. */
	imageDuration: int('Durée pour l’image, en millisecondes', 'Length for the picture, in milliseconds', {
		default: 2000,
		range: [0, 10_000],
	}),
	/** Scale factor of the picture. */
	imageScale: number('Échelle de l’image', 'Scale of the picture', { default: 1.1, range: [0.5, 2] }),
	/** Duration of the background shape's scaling in milliseconds. */
	decoDuration: int('Durée pour le décor, en millisecondes', 'Length for the shape behind, in milliseconds', {
		default: 2500,
		range: [0, 10_000],
	}),
	/** Easing of the background shape's scaling. */
	decoEasing: choice('Rythme du décor', 'Pace of the shape behind', {
		default: 'easeOutQuad',
		options: easings,
	}),
	/** Scale factor of the background shape. */
	decoScale: number('Échelle du décor', 'Scale of the shape behind', { default: 0.9, range: [0.5, 2] }),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Image à forme changeante', 'Morphing picture'],
	description: [
		'Une image découpée dans une forme qui change au survol, au toucher et au clavier.',
		'A picture cut out by a shape that changes on hover, touch and focus.',
	],
	serves: 'decoration',
	props,
	// Before that the host is a static picture: the animation code is loaded only near the viewport.
	when: 'near:.archipel-morph',
	enhance: () => import('./enhance'),
});
