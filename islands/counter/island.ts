import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'counter',
	props,
	// Shows the first number before the counter is visible.
	when: 'visible:200px',
	enhance: () => import('./enhance'),
});
