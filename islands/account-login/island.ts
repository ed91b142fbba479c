import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'account-login',
	props,
	when: 'visible | interaction',
	// WooCommerce's login, on the account page, the checkout and in ShopEngine's; the theme's; Essential Addons'. And where a lost password is replaced.
	adopts:
		'form.woocommerce-form-login, form.opal-login-form-ajax, form.eael-login-form, form.woocommerce-ResetPassword, form.eael-resetpassword-form',
	// The theme's form has no address to be sent to: until the island has come, the theme's script takes it.
	intents: '.woocommerce-form-login, .eael-login-form',
	requires: ['woocommerce'],
	pages: [],
	enhance: () => import('./enhance'),
});
