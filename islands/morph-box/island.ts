import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'morph-box',
	title: ['Image à forme changeante', 'Morphing picture'],
	description: [
		'Une image découpée dans une forme qui change au survol, au toucher et au clavier.',
		'A picture cut out by a shape that changes on hover, touch and focus.',
	],
	group: 'everywhere',
	props,
	// Before that the host is a static picture: the animation code is loaded only near the viewport.
	when: 'near:.archipel-morph',
	enhance: () => import('./enhance'),
});
