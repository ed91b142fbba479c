import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	adoptsOnly: {
		fr: 'Il améliore les formulaires de connexion de WooCommerce, du thème, de ShopEngine et d’Essential Addons, là où ils se trouvent.',
		en: 'It works on the login forms of WooCommerce, the theme, ShopEngine and Essential Addons, wherever they are.',
	},
	title: { fr: 'Connexion', en: 'Login' },
	description: {
		fr: 'Se connecter sans quitter la page\u00a0: erreurs dites à leur champ, un seul refus qui ne dit pas si un compte existe, double authentification et captchas respectés. La clé d’un mot de passe perdu quitte l’adresse de la page.',
		en: 'Log in without leaving the page: errors told at their field, one refusal that does not say whether an account exists, second factors and captchas respected. The key of a lost password leaves the page’s address.',
	},
	props: {},
});
