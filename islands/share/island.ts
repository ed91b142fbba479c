import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'share',
	props,
	when: 'visible | interaction',
	pages: ['product'],
	enhance: () => import('./enhance'),
});
