import { defineMessages } from '../../src/i18n/define-messages';

/** Texts needed with the notice open, bundled to be available offline; other texts load with their views. */
export const t = defineMessages('cookie-notice', {
	choose: ['Choisir', 'Choose'],
	save: ['Enregistrer', 'Save'],
	saved: ['Votre choix sur les cookies est enregistré.', 'Your choice about cookies is saved.'],
});
