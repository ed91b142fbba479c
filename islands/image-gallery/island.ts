import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'image-gallery',
	props,
	when: 'visible:300px | interaction',
	intents: '.archipel-image-gallery__more',
	enhance: () => import('./enhance'),
});
