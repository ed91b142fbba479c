import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('gallery', {
	openViewer: ['Voir la galerie d’images en plein écran', 'View full-screen image gallery'],
	images: ['Images du produit', 'Product images'],
	thumbnails: ['Vignettes', 'Thumbnails'],
	thumbnail: ['Image {current} sur {total} : {alt}', 'Image {current} of {total}: {alt}'],
	position: ['Image {current} sur {total}', 'Image {current} of {total}'],
	previous: ['Image précédente', 'Previous image'],
	next: ['Image suivante', 'Next image'],
	zoomed: [
		'Image agrandie. Les flèches la déplacent, moins ou Échap la réduit.',
		'Image enlarged. Arrow keys move it, minus or Escape reduces it.',
	],
	reduced: ['Image réduite.', 'Image reduced.'],
});
