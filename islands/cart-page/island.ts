import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'cart-page',
	props,
	// Quantities and links work without it meanwhile; whoever touches the form gets it at once.
	when: 'idle | interaction',
	// The form itself stays when its content is replaced. The empty cart can still be brought back from there.
	adopts: 'form.woocommerce-cart-form, .wc-empty-cart-message',
	intents: 'form.woocommerce-cart-form, .woocommerce-cart-form .product-remove > a, .archipel-cart-page__to-wishlist',
	replaces: { scripts: ['wc-cart'] },
	requires: ['woocommerce'],
	pages: ['cart'],
	enhance: () => import('./enhance'),
});
