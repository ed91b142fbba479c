import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'product-form',
	props,
	when: 'idle | interaction',
	// Not the form of an external product, which is a link to another shop.
	adopts: 'form.cart[method="post" i]:not(.variations_form)',
	intents: 'form.cart',
	requires: ['woocommerce'],
	pages: ['shop', 'product', 'cart', 'other'],
	enhance: () => import('./enhance'),
});
