import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'wishlist-table',
	props,
	// The server's form works without scripts: React is loaded only when the list is in the viewport.
	when: 'visible | interaction',
	// `append`: the server's rows stay in place; the browser's own list has a slot.
	mount: 'append',
	adopts: '.tinv-wishlist form[data-tinvwl_sharekey]',
	intents: '.tinv-wishlist form[data-tinvwl_sharekey] button',
	replaces: { scripts: ['tinvwl'] },
	pages: ['other'],
	requires: ['woocommerce'],
	view: () => import('./view'),
});
