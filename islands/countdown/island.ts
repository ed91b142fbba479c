import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'countdown',
	props,
	when: 'visible',
	view: () => import('./view'),
});
