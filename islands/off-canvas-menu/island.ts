import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'off-canvas-menu',
	props,
	// Until then its button opens the list in its place, as the browser does by itself.
	when: 'interaction',
	intents: 'summary',
	enhance: () => import('./enhance'),
});
