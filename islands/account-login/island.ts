import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Connexion', 'Login'],
	description: [
		'Se connecter sans quitter la page\u00a0: erreurs dites à leur champ, un seul refus qui ne dit pas si un compte existe, double authentification et captchas respectés. La clé d’un mot de passe perdu quitte l’adresse de la page.',
		'Log in without leaving the page: errors told at their field, one refusal that does not say whether an account exists, second factors and captchas respected. The key of a lost password leaves the page’s address.',
	],
	adoptsOnly: [
		'Il améliore les formulaires de connexion de WooCommerce, du thème, de ShopEngine et d’Essential Addons, là où ils se trouvent.',
		'It works on the login forms of WooCommerce, the theme, ShopEngine and Essential Addons, wherever they are.',
	],
	// `headers.php` sets `visible` on pages whose URL has a reset key, and on answers to a sent form.
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
