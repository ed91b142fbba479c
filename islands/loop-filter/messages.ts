import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('loop-filter', {
	shown: ['{count} article affiché | {count} articles affichés', '{count} item shown | {count} items shown'],
	none: ['Aucun article ne correspond à ce filtre.', 'No item matches this filter.'],
	open: ['Ouvrir la page filtrée', 'Open the filtered page'],
});
