import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'analytics',
	props,
	when: 'idle',
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
