import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'account-login',
	props,
	when: 'visible | interaction',
	// WooCommerce's login, on the account page, the checkout and in ShopEngine's; the theme's; Essential Addons'. And where a lost password is replaced.
	adopts:
		'form.woocommerce-form-login, form.opal-login-form-ajax, form.eael-login-form, form.woocommerce-ResetPassword, form.eael-resetpassword-form',
	// Not the theme's form, which has no `action`: until the island has mounted, the theme's script sends it.
	intents: '.woocommerce-form-login, .eael-login-form',
	requires: ['woocommerce'],
	pages: [],
	enhance: () => import('./enhance'),
});
