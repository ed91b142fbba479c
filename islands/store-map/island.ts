import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'store-map',
	props,
	when: 'visible | interaction',
	enhance: () => import('./enhance'),
});
