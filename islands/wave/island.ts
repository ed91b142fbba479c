import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'wave',
	props,
	when: 'visible',
	enhance: () => import('./enhance'),
});
