import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('lightbox', {
	label: ['Images', 'Images'],
});
