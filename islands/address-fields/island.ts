import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'address-fields',
	props,
	// A form that the browser has brought back may show the fields of another country than the chosen one.
	when: 'idle | interaction',
	adopts:
		'.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator',
	replaces: { scripts: ['wc-country-select', 'wc-address-i18n', 'selectWoo'], styles: ['select2'] },
	requires: ['woocommerce'],
	pages: ['cart', 'checkout', 'account'],
	enhance: () => import('./enhance'),
});
