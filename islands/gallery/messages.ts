import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'gallery',
	{
		openViewer: 'Voir la galerie d’images en plein écran',
		images: 'Images du produit',
		thumbnails: 'Vignettes',
		thumbnail: 'Image {current} sur {total} : {alt}',
		position: 'Image {current} sur {total}',
		previous: 'Image précédente',
		next: 'Image suivante',
		zoomed: 'Image agrandie. Les flèches la déplacent, moins ou Échap la réduit.',
		reduced: 'Image réduite.',
	},
	{
		openViewer: 'View full-screen image gallery',
		images: 'Product images',
		thumbnails: 'Thumbnails',
		thumbnail: 'Image {current} of {total}: {alt}',
		position: 'Image {current} of {total}',
		previous: 'Previous image',
		next: 'Next image',
		zoomed: 'Image enlarged. Arrow keys move it, minus or Escape reduces it.',
		reduced: 'Image reduced.',
	},
);
