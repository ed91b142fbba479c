import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'morph-box',
	props,
	// Before that the host is a static picture: the animation code is loaded only near the viewport.
	when: 'near:.archipel-morph',
	enhance: () => import('./enhance'),
});
