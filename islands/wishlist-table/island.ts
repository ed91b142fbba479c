import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'wishlist-table',
	props,
	// The server's form works by itself: React comes with the list in sight, never on another page.
	when: 'visible | interaction',
	// The rows stay the server's, where they are; the browser's own list has a slot.
	mount: 'append',
	adopts: '.tinv-wishlist form[data-tinvwl_sharekey]',
	intents: '.tinv-wishlist form[data-tinvwl_sharekey] button',
	replaces: { scripts: ['tinvwl'] },
	pages: ['other'],
	requires: ['woocommerce'],
	view: () => import('./view'),
});
