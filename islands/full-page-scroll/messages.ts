import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('full-page-scroll', {
	sections: ['Sections de la page', 'Sections of the page'],
	section: ['Section {number}', 'Section {number}'],
});
