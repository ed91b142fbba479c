import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Partage des favoris', 'Wishlist sharing'],
	description: [
		'Partager une liste par le téléphone lui-même, sur les réseaux, par e-mail ou en copiant son lien ; on est prévenue de ce que le lien permet.',
		'Sharing a list by the device itself, on networks, by e-mail or by copying its link; the shopper is told what the link allows.',
	],
	when: 'visible | interaction',
	adopts: '.tinv-wishlist .social-buttons',
	intents: '.social-buttons a',
	replaces: { scripts: ['tinvwl', 'tinvwl-clipboard'] },
	pages: ['other'],
	requires: ['ti-wishlist'],
	enhance: () => import('./enhance'),
});
