import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'recently-viewed',
	props,
	when: 'idle',
	// Product pages are recorded; Opal themes print a panel of their own.
	adopts: 'body.single-product, .otf-product-recently-review',
	intents: '.recently_viewed_product-item-remove, h2.otf-woocommerce-recently-viewed',
	requires: ['woocommerce'],
	pages: ['shop', 'product', 'cart', 'other'],
	enhance: () => import('./enhance'),
});
