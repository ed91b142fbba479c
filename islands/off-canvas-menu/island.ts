import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'off-canvas-menu',
	props,
	// Before that the browser opens the list in its place by itself.
	when: 'interaction',
	intents: 'summary',
	enhance: () => import('./enhance'),
});
