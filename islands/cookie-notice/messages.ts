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
		manage: 'Gérer mes cookies',
	},
	{
		label: 'Cookies',
		accept: 'Accept all',
		refuse: 'Refuse all',
		close: 'Refuse all and close',
		choose: 'Choose',
		manage: 'Manage my cookies',
	},
);
