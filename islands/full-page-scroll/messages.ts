import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'full-page-scroll',
	{ sections: 'Sections de la page', section: 'Section {number}' },
	{ sections: 'Sections of the page', section: 'Section {number}' },
);
