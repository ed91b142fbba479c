import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'loop-filter',
	{
		shown: '{count} article affiché | {count} articles affichés',
		none: 'Aucun article ne correspond à ce filtre.',
		open: 'Ouvrir la page filtrée',
	},
	{
		shown: '{count} item shown | {count} items shown',
		none: 'No item matches this filter.',
		open: 'Open the filtered page',
	},
);
