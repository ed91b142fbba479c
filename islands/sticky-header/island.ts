import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'sticky-header',
	props,
	// Where a page is opened in its middle, the header must not come late over what is read.
	when: 'idle',
	enhance: () => import('./enhance'),
});
