import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('password-toggle', {
	show: ['Afficher le mot de passe', 'Show password'],
	hide: ['Masquer le mot de passe', 'Hide password'],
});
