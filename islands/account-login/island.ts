import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'account-login',
	props,
	// Without an interaction where the URL has a reset key, or the page answers a sent form (headers.php).
	when: 'interaction',
	// Login forms of WooCommerce (account, checkout, ShopEngine), of the theme and of Essential Addons, and password reset forms.
	adopts:
		'form.woocommerce-form-login, form.opal-login-form-ajax, form.eael-login-form, form.woocommerce-ResetPassword, form.eael-resetpassword-form',
	// Without the theme's form, which has no `action`: the theme's script sends it until the island has mounted.
	intents: '.woocommerce-form-login, .eael-login-form',
	requires: ['woocommerce'],
	pages: [],
	enhance: () => import('./enhance'),
});
