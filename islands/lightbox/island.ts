import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { OPENERS } from './openers';

export default defineIsland({
	name: 'lightbox',
	props,
	// The whole page: links to pictures are anywhere. Nothing is loaded before one of them, or an address that names one, is used.
	adopts: 'body',
	when: 'hash:elementor-action | hash:gid=',
	intents: OPENERS,
	pages: ['*'],
	enhance: () => import('./enhance'),
});
