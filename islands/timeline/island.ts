import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'timeline',
	props,
	when: 'prefetch | visible:200px',
	enhance: () => import('./enhance'),
});
