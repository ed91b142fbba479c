import { defineMessages } from '../../i18n/define-messages';

/** Texts of the full-screen viewer; the English ones are those of GAL-03 and LB-03. */
export const viewerMessages = defineMessages('viewer', {
	previous: ['Image précédente', 'Previous image'],
	next: ['Image suivante', 'Next image'],
	zoomIn: ['Agrandir', 'Zoom in'],
	zoomOut: ['Réduire', 'Zoom out'],
	enterFullscreen: ['Plein écran', 'Full screen'],
	leaveFullscreen: ['Quitter le plein écran', 'Leave full screen'],
	share: ['Partager', 'Share'],
	position: ['Image {current} sur {total}', 'Image {current} of {total}'],
	loading: ['Chargement de l’image n° {current}…', 'Loading image #{current}...'],
	failed: ['L’image n’a pas pu être chargée.', 'The image could not be loaded.'],
	failedNumber: ['L’image n° {current} n’a pas pu être chargée.', 'The image #{current} could not be loaded.'],
	unavailable: ['La visionneuse n’a pas pu être chargée.', 'The viewer could not be loaded.'],
	openImage: ['Ouvrir l’image', 'Open the image'],
});
