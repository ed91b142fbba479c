import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'counter',
	props,
	// It begins at its first number before it can be seen.
	when: 'visible:200px',
	enhance: () => import('./enhance'),
});
