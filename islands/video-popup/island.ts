import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { LINK } from './model';

export default defineIsland({
	name: 'video-popup',
	props,
	when: 'interaction',
	intents: LINK,
	enhance: () => import('./enhance'),
});
