import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

const easings = {
	linear: { fr: 'Régulier', en: 'Even' },
	easeInQuad: { fr: 'Départ en douceur', en: 'Gentle start' },
	easeOutQuad: { fr: 'Arrivée en douceur', en: 'Gentle end' },
	easeInOutQuad: { fr: 'Départ et arrivée en douceur', en: 'Gentle start and end' },
	easeOutCubic: { fr: 'Arrivée plus douce', en: 'Gentler end' },
	easeOutExpo: { fr: 'Arrivée très douce', en: 'Very gentle end' },
	easeOutBack: { fr: 'Dépasse, puis revient', en: 'Goes beyond and comes back' },
	easeOutElastic: { fr: 'Élastique', en: 'Elastic' },
};

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Image à forme changeante', en: 'Morphing picture' },
	description: {
		fr: 'Une image découpée dans une forme qui change au survol, au toucher et au clavier.',
		en: 'A picture cut out by a shape that changes on hover, touch and focus.',
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
			help: { fr: 'Vide\u202f: un décor.', en: 'Empty: decoration.' },
		},
		title: { title: { fr: 'Titre', en: 'Title' }, help: { fr: 'Sous l’image.', en: 'Below the picture.' } },
		link: {
			title: { fr: 'Lien', en: 'Link' },
			help: { fr: 'Avec un titre ou un texte alternatif.', en: 'With a title or an alternative text.' },
		},
		path: {
			title: { fr: 'Forme', en: 'Shape' },
			help: {
				fr: 'L’attribut d d’un tracé SVG de 500 sur 500. Vide\u202f: une forme ronde.',
				en: 'The d of an SVG path of 500 by 500. Empty: a round one.',
			},
		},
		pathTo: {
			title: { fr: 'Forme au survol', en: 'Shape on hover' },
			help: { fr: 'Comme la forme.', en: 'Like the shape.' },
		},
		pathDuration: {
			title: {
				fr: 'Durée du changement de forme, en millisecondes',
				en: 'Length of the change of shape, in milliseconds',
			},
		},
		pathEasing: { title: { fr: 'Rythme du changement de forme', en: 'Pace of the change of shape' }, options: easings },
		pathElasticity: {
			title: { fr: 'Élasticité', en: 'Elasticity' },
			help: { fr: 'De 0 à 999, pour le rythme élastique.', en: 'From 0 to 999, for the elastic pace.' },
		},
		pathScale: { title: { fr: 'Échelle de la forme', en: 'Scale of the shape' } },
		imageDuration: {
			title: { fr: 'Durée pour l’image, en millisecondes', en: 'Length for the picture, in milliseconds' },
		},
		imageScale: { title: { fr: 'Échelle de l’image', en: 'Scale of the picture' } },
		decoDuration: {
			title: { fr: 'Durée pour le décor, en millisecondes', en: 'Length for the shape behind, in milliseconds' },
		},
		decoEasing: { title: { fr: 'Rythme du décor', en: 'Pace of the shape behind' }, options: easings },
		decoScale: { title: { fr: 'Échelle du décor', en: 'Scale of the shape behind' } },
	},
});
