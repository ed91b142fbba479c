import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'share',
	title: ['Boutons de partage', 'Share buttons'],
	description: [
		'Partager une page sur les réseaux, par e-mail ou par le téléphone lui-même, copier le lien, imprimer. Sans traceur.',
		'Share a page on networks, by e-mail or by the device itself, copy the link, print. Without trackers.',
	],
	group: 'product',
	props,
	when: 'visible | interaction',
	pages: ['product'],
	enhance: () => import('./enhance'),
});
