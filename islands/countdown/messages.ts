import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('countdown', {
	ends: ['Jusqu’au {date}.', 'Until {date}.'],
	ended: ['Terminé depuis le {date}.', 'Over since {date}.'],
});
