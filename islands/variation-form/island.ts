import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'variation-form',
	props,
	when: 'idle | interaction',
	adopts: 'form.variations_form',
	intents: 'form.variations_form',
	replaces: { scripts: ['wc-add-to-cart-variation'] },
	requires: ['woocommerce'],
	pages: ['shop', 'product', 'cart', 'other'],
	enhance: () => import('./enhance'),
});
