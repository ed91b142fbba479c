import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('sticky-add-to-cart', {
	label: ['Achat de {name}', 'Buy {name}'],
});
