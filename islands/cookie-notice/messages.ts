import { defineMessages } from '../../src/i18n/define-messages';

/** Texts missing in the Cookie Notice plugin's markup. Archipel's notice gets its texts from `notice.php`. */
export const t = defineMessages(
	'cookie-notice',
	{
		label: 'Cookies',
		accept: 'Tout accepter',
		refuse: 'Tout refuser',
		close: 'Tout refuser et fermer',
		manage: 'Gérer mes cookies',
	},
	{
		label: 'Cookies',
		accept: 'Accept all',
		refuse: 'Refuse all',
		close: 'Refuse all and close',
		manage: 'Manage my cookies',
	},
);
