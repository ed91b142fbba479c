import { defineMessages } from '../../src/i18n/define-messages';

/** Message after a choice, bundled to be available offline; other texts load with their views. */
export const t = defineMessages('cookie-notice', {
	saved: ['Votre choix sur les cookies est enregistré.', 'Your choice about cookies is saved.'],
});
