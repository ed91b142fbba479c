import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'recently-viewed',
	title: ['Vus récemment', 'Recently viewed'],
	description: [
		'La cliente retrouve les produits qu’elle a regardés\u202f; ils ne sont notés que dans son navigateur, et elle peut l’interdire.',
		'The shopper finds the products she looked at; they are noted in her own browser only, and she can forbid it.',
	],
	group: 'listing',
	props,
	when: 'idle',
	// Product pages are recorded; Opal themes print a panel of their own.
	adopts: 'body.single-product, .otf-product-recently-review',
	intents: '.recently_viewed_product-item-remove, h2.otf-woocommerce-recently-viewed',
	requires: ['woocommerce'],
	pages: ['shop', 'product', 'cart', 'other'],
	enhance: () => import('./enhance'),
});
