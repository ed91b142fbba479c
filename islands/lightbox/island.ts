import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { OPENERS } from './openers';

export default defineIsland({
	name: 'lightbox',
	props,
	// Adopts the whole page: picture links are anywhere. Nothing is loaded before a link, or a URL that names a picture, is used.
	adopts: 'body',
	when: 'hash:elementor-action | hash:gid=',
	intents: OPENERS,
	pages: ['*'],
	enhance: () => import('./enhance'),
});
