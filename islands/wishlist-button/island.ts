import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { HEART } from './selector';

export default defineIsland({
	name: 'wishlist-button',
	title: ['Cœur des favoris', 'Wishlist button'],
	description: [
		'La cliente met un produit de côté d’un geste ; sans extension de favoris, la liste reste dans son navigateur.',
		'The shopper puts a product aside with one press; without a wishlist plugin the list stays in her browser.',
	],
	group: 'listing',
	adoptsOnly: [
		'Il anime les cœurs de TI WooCommerce Wishlist ; sans cette extension, il place les siens sur les vignettes et les fiches.',
		'It brings the hearts of TI WooCommerce Wishlist to life; without that plugin it prints its own on tiles and product pages.',
	],
	props,
	// A visitor with an empty wishlist, away from any heart, loads no script.
	// `archipel-intents`: a press that was pending when the previous page was left.
	when: `near:${HEART} | storage:archipel-wishlist | storage:archipel-intents | cookie:tinv_wishlistkey | cookie:tinvwl_wishlists_data_counter`,
	// Hearts are on tiles, in forms and in dialogs, and are added with further pages of a list: one host for all.
	adopts: 'body',
	intents: HEART,
	replaces: { scripts: ['tinvwl'] },
	requires: ['woocommerce'],
	// TI's hearts have their own styles; for ours render.php requests the island's styles.
	pages: [],
	enhance: () => import('./enhance'),
});
