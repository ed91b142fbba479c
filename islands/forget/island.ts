import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'forget',
	props,
	when: 'interaction',
	enhance: () => import('./enhance'),
});
