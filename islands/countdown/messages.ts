import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'countdown',
	{
		ends: 'Jusqu’au {date}.',
		ended: 'Terminé depuis le {date}.',
	},
	{
		ends: 'Until {date}.',
		ended: 'Over since {date}.',
	},
);
