import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'discounts',
	props,
	when: 'idle | interaction',
	adopts: 'form.cart',
	replaces: { scripts: ['awdr-main', 'awdr-dynamic-price'] },
	requires: ['woocommerce', 'discount-rules'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
