import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('address-fields', {
	asked: ['Pour ce pays, à remplir aussi\u00a0: {fields}.', 'For this country, please also fill in: {fields}.'],
});
