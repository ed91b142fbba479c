import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'image-gallery',
	title: ['Galerie d’images, portfolio', 'Image gallery, portfolio'],
	description: [
		'Images ou réalisations en grille ou en rangée, par catégories, ajoutées par lots\u202f; les images s’ouvrent dans la visionneuse.',
		'Pictures or works in a grid or a row, by category, added in batches; pictures open in the lightbox.',
	],
	group: 'everywhere',
	props,
	when: 'visible:300px | interaction',
	intents: '.archipel-image-gallery__more',
	enhance: () => import('./enhance'),
});
