import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'image-layers',
	title: ['Images superposées', 'Image layers'],
	description: [
		'Des images les unes sur les autres, qui apparaissent, glissent avec le défilement et penchent vers le pointeur.',
		'Pictures one on the other that come in, drift as the page is scrolled and lean towards the pointer.',
	],
	group: 'everywhere',
	props,
	when: 'prefetch | visible:200px',
	enhance: () => import('./enhance'),
});
