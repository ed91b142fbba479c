import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('store-notice', {
	dismissBanner: ['Masquer cette bannière', 'Hide this banner'],
});
