import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'address-fields',
	props,
	// A form restored by the browser may show fields that do not match its country.
	when: 'idle | interaction',
	adopts:
		'.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator',
	replaces: { scripts: ['wc-country-select', 'wc-address-i18n', 'selectWoo'], styles: ['select2'] },
	requires: ['woocommerce'],
	pages: ['cart', 'checkout', 'account'],
	enhance: () => import('./enhance'),
});
