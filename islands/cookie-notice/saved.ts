import { defineMessages } from '../../src/i18n/define-messages';

/** What is said after a choice, at once and without a connection; the other texts come with what shows them. */
export const t = defineMessages(
	'cookie-notice',
	{ saved: 'Votre choix sur les cookies est enregistré.' },
	{ saved: 'Your choice about cookies is saved.' },
);
