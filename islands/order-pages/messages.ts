import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('order-pages', {
	companyNamed: ['Société\u00a0: {name}', 'Company: {name}'],
});
