import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { OPENERS } from './openers';

export default defineIsland({
	name: 'lightbox',
	title: ['Visionneuse d’images', 'Image lightbox'],
	description: [
		'Les liens vers des images s’ouvrent dans une visionneuse, avec compteur, agrandissement, plein écran et partage.',
		'Links to images open in a viewer, with counter, zoom, full screen and share.',
	],
	group: 'everywhere',
	adoptsOnly: [
		'Il agit sur les liens vers des images, où qu’ils soient.',
		'It acts on links to pictures, wherever they are.',
	],
	props,
	// Adopts the whole page: picture links are anywhere. Nothing is loaded before a link, or a URL that names a picture, is used.
	adopts: 'body',
	when: 'hash:elementor-action | hash:gid=',
	intents: OPENERS,
	pages: ['*'],
	enhance: () => import('./enhance'),
});
