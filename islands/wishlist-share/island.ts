import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'wishlist-share',
	props,
	when: 'visible | interaction',
	adopts: '.tinv-wishlist .social-buttons',
	intents: '.social-buttons a',
	replaces: { scripts: ['tinvwl', 'tinvwl-clipboard'] },
	pages: ['other'],
	requires: ['ti-wishlist'],
	enhance: () => import('./enhance'),
});
