import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'popup',
	props,
	// Its triggers are the page's: the engine listens from idle time on, and the dialog comes when a rule fires.
	when: 'idle',
	adopts: '.elementor-location-popup',
	pages: [],
	enhance: () => import('./enhance'),
});
