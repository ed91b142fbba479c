import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Afficher le mot de passe', en: 'Show password' },
	description: {
		fr: 'Un bouton dans chaque champ de mot de passe qui n’en a pas déjà un\u00a0: formulaires du compte, de la commande, du thème, des fenêtres. La jauge de robustesse de WordPress (400\u00a0Ko) n’est chargée que si l’on entre dans un tel champ.',
		en: 'A button in every password field that has none yet: forms of the account, the checkout, the theme, popups. WordPress’s strength meter (400 KB) is loaded only when such a field is entered.',
	},
	adoptsOnly: {
		fr: 'Il agit dans les champs de mot de passe, où qu’ils soient.',
		en: 'It works in password fields, wherever they are.',
	},
	props: {},
});
