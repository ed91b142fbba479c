import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'morph-box',
	props,
	// Until then it is a picture: nobody pays for a movement that is not looked at.
	when: 'near:.archipel-morph',
	enhance: () => import('./enhance'),
});
