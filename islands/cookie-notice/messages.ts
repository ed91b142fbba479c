import { defineMessages } from '../../src/i18n/define-messages';

/** Texts missing in the Cookie Notice plugin's markup. Archipel's notice gets its texts from `notice.php`. */
export const t = defineMessages('cookie-notice', {
	label: ['Cookies', 'Cookies'],
	refuse: ['Tout refuser', 'Refuse all'],
	close: ['Tout refuser et fermer', 'Refuse all and close'],
	manage: ['Gérer mes cookies', 'Manage my cookies'],
});
