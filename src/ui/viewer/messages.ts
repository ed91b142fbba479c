import { defineMessages } from '../../i18n/define-messages';

/** Texts of the full-screen viewer; the English ones are those of GAL-03 and LB-03. */
export const viewerMessages = defineMessages(
	'viewer',
	{
		previous: 'Image précédente',
		next: 'Image suivante',
		zoomIn: 'Agrandir',
		zoomOut: 'Réduire',
		enterFullscreen: 'Plein écran',
		leaveFullscreen: 'Quitter le plein écran',
		share: 'Partager',
		position: 'Image {current} sur {total}',
		loading: 'Chargement de l’image n° {current}…',
		failed: 'L’image n’a pas pu être chargée.',
		failedNumber: 'L’image n° {current} n’a pas pu être chargée.',
		unavailable: 'La visionneuse n’a pas pu être chargée.',
		openImage: 'Ouvrir l’image',
	},
	{
		previous: 'Previous image',
		next: 'Next image',
		zoomIn: 'Zoom in',
		zoomOut: 'Zoom out',
		enterFullscreen: 'Full screen',
		leaveFullscreen: 'Leave full screen',
		share: 'Share',
		position: 'Image {current} of {total}',
		loading: 'Loading image #{current}...',
		failed: 'The image could not be loaded.',
		failedNumber: 'The image #{current} could not be loaded.',
		unavailable: 'The viewer could not be loaded.',
		openImage: 'Open the image',
	},
);
