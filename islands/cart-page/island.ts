import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'cart-page',
	props,
	// Until mount, quantities and links work through the server; an interaction with the form mounts at once.
	when: 'idle | interaction',
	// The form element stays when its content is replaced. The empty cart is adopted for its undo link.
	adopts: 'form.woocommerce-cart-form, .wc-empty-cart-message',
	intents: 'form.woocommerce-cart-form, .woocommerce-cart-form .product-remove > a, .archipel-cart-page__to-wishlist',
	replaces: { scripts: ['wc-cart'] },
	requires: ['woocommerce'],
	pages: ['cart'],
	enhance: () => import('./enhance'),
});
