import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'deal',
	{
		ends: 'L’offre se termine le {date}.',
		over: 'Cette offre est terminée.',
		ended: 'L’offre s’est terminée le {date}.',
		sold: '{sold} vendu sur {stock} | {sold} vendus sur {stock}',
	},
	{
		ends: 'This deal ends on {date}.',
		over: 'This deal is over.',
		ended: 'This deal ended on {date}.',
		sold: '{sold} sold of {stock} | {sold} sold of {stock}',
	},
);
