import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'order-pages',
	props,
	// PHP and CSS do nearly all; what is left can wait.
	when: 'idle | interaction',
	adopts: '.archipel-company, .woocommerce-MyAccount-navigation',
	requires: ['woocommerce'],
	pages: ['checkout', 'account'],
	enhance: () => import('./enhance'),
});
