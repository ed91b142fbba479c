import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'deal',
	props,
	when: 'visible',
	view: () => import('./view'),
});
