import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'hotspots',
	props,
	when: 'visible:200px',
	mount: 'append',
	view: () => import('./view'),
});
