import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('popup', {
	title: ['Message de la boutique', 'Message from the shop'],
	never: ['Ne plus afficher', 'Do not show again'],
});
