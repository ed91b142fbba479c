import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'full-page-scroll',
	props,
	when: 'idle',
	enhance: () => import('./enhance'),
});
