import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'order-pages',
	props,
	// Not urgent: PHP and CSS do most of the work.
	when: 'idle | interaction',
	adopts: '.archipel-company, .woocommerce-MyAccount-navigation',
	requires: ['woocommerce'],
	pages: ['checkout', 'account'],
	enhance: () => import('./enhance'),
});
