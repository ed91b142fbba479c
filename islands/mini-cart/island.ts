import { defineIsland } from '../../src/runtime/define-island';
import { HEADER_CARTS, HEADER_CART_LINKS } from './header-carts';
import { props } from './props';

export default defineIsland({
	name: 'mini-cart',
	title: ['Mini-panier', 'Mini cart'],
	description: [
		'Le panier à portée de main\u202f: nombre d’articles, quantités, retrait annulable, livraison offerte.',
		'The cart at hand: number of items, quantities, removal with undo, free shipping.',
	],
	group: 'cart',
	props,
	// A visitor without a cart loads no script, unless a cached page shows another visitor's cart. The last cookie marks a login or logout,
	// after which the kept cart must be erased.
	when: 'interaction | cookie:woocommerce_items_in_cart | stale:woocommerce_items_in_cart | event:archipel:adding-to-cart | cookie:archipel_forget_cart',
	adopts: `.widget_shopping_cart_content, ${HEADER_CARTS}`,
	intents: HEADER_CART_LINKS,
	adoptsWith: { display: 'inline' },
	requires: ['woocommerce'],
	replaces: { scripts: ['wc-cart-fragments'] },
	enhance: () => import('./enhance'),
});
