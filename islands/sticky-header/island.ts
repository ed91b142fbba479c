import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'sticky-header',
	props,
	// Not later than idle: on a page opened in its middle, a late header would cover text being read.
	when: 'idle',
	enhance: () => import('./enhance'),
});
