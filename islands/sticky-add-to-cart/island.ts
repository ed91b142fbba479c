import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'sticky-add-to-cart',
	props,
	when: 'idle',
	// The page's main product, not a product in a dialog.
	adopts: 'body.single-product form.cart:not(dialog *) .single_add_to_cart_button',
	requires: ['woocommerce'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
