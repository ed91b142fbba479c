import { defineMessages } from '../../src/i18n/define-messages';

/** What the Cookie Notice plugin's markup lacks. Our own notice brings its texts from `notice.php`. */
export const t = defineMessages(
	'cookie-notice',
	{
		label: 'Cookies',
		accept: 'Tout accepter',
		refuse: 'Tout refuser',
		close: 'Tout refuser et fermer',
		choose: 'Choisir',
		purposes: 'J’accepte, pour :',
		save: 'Enregistrer mes choix',
		forget: 'Effacer mes traces sur cet appareil',
		manage: 'Gérer mes cookies',
		policy: 'Confidentialité chez {name}',
	},
	{
		label: 'Cookies',
		accept: 'Accept all',
		refuse: 'Refuse all',
		close: 'Refuse all and close',
		choose: 'Choose',
		purposes: 'I accept, for:',
		save: 'Save my choices',
		forget: 'Erase my traces on this device',
		manage: 'Manage my cookies',
		policy: 'Privacy at {name}',
	},
);
