import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'back-to-top',
	props,
	// A page that nobody scrolls asks for nothing.
	when: 'event:scroll | interaction',
	intents: 'a',
	enhance: () => import('./enhance'),
});
