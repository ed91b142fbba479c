import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'store-notice',
	props,
	when: 'idle | interaction',
	// WooCommerce's own script also shows and hides both, but has other tasks too, so it is not replaced.
	adopts: '.woocommerce-store-notice, #coming-soon-footer-banner',
	intents: '.woocommerce-store-notice__dismiss-link, .coming-soon-footer-banner-dismiss',
	requires: ['woocommerce'],
	pages: [],
	enhance: () => import('./enhance'),
});
