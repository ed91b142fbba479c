import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'popup',
	props,
	// The triggers are events of the page: listeners are added while idle, and the dialog is loaded when a trigger fires.
	when: 'idle',
	adopts: '.elementor-location-popup',
	pages: [],
	enhance: () => import('./enhance'),
});
