import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { HEART } from './selector';

export default defineIsland({
	name: 'wishlist-button',
	props,
	// A visitor who has put nothing aside, and comes near no heart, never loads it.
	// `archipel-intents`: the page before was left with a heart pressed.
	when: `near:${HEART} | storage:archipel-wishlist | storage:archipel-intents | cookie:tinv_wishlistkey | cookie:tinvwl_wishlists_data_counter`,
	// Hearts stand on tiles, in forms, in dialogs, and come with the next page of a list: one for all of them.
	adopts: 'body',
	intents: HEART,
	replaces: { scripts: ['tinvwl'] },
	requires: ['woocommerce'],
	// TI's hearts bring their look; those of a shop without it are announced by render.php.
	pages: [],
	enhance: () => import('./enhance'),
});
