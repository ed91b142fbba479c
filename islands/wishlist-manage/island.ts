import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'wishlist-manage',
	props,
	when: 'visible | interaction',
	// The table of lists, the follow form, forms that Premium posts to the page, the sign-in toggle. Pages with mere hearts lack these fields.
	adopts:
		'form:has([name^="wishlist_name["]), form:has([name="tinvwl_subscribes[]"]), form:has([value^="tinwl_"]), .tinv-login:has(.showlogin)',
	intents: '.tinv-wishlist form button, .showlogin',
	replaces: { scripts: ['tinvwl'] },
	pages: ['other'],
	requires: ['ti-wishlist-premium'],
	enhance: () => import('./enhance'),
});
