import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'back-to-top',
	props,
	// No request before the first scroll.
	when: 'event:scroll | interaction',
	intents: 'a',
	enhance: () => import('./enhance'),
});
