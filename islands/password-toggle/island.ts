import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Afficher le mot de passe', 'Show password'],
	description: [
		'Un bouton dans chaque champ de mot de passe qui n’en a pas déjà un\u00a0: formulaires du compte, de la commande, du thème, des fenêtres. La jauge de robustesse de WordPress (400\u00a0Ko) n’est chargée que si l’on entre dans un tel champ.',
		'A button in every password field that has none yet: forms of the account, the checkout, the theme, popups. WordPress’s strength meter (400 KB) is loaded only when such a field is entered.',
	],
	adoptsOnly: [
		'Il agit dans les champs de mot de passe, où qu’ils soient.',
		'It works in password fields, wherever they are.',
	],
	// Idle: WooCommerce's own script, which stays for its other tasks, has added its buttons by then.
	when: 'idle',
	adopts:
		'.woocommerce-Input[type="password"], [type="password"][autocomplete="current-password"], [type="password"][autocomplete="new-password"]',
	// Loader of WordPress's strength meter, which fetches the library on every page with a meter.
	replaces: { scripts: ['zxcvbn-async'] },
	pages: [],
	enhance: () => import('./enhance'),
});
