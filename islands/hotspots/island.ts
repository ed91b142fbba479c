import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'hotspots',
	title: ['Points sur une image', 'Image hotspots'],
	description: [
		'Des points numérotés sur une image, chacun avec son infobulle et son entrée dans une liste à déplier.',
		'Numbered points on a picture, each with its tooltip and its entry in an accordion.',
	],
	group: 'everywhere',
	props,
	when: 'visible:200px',
	mount: 'append',
	view: () => import('./view'),
});
