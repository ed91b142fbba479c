import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'popup',
	{
		title: 'Message de la boutique',
		never: 'Ne plus afficher',
	},
	{
		title: 'Message of the shop',
		never: 'Do not show again',
	},
);
