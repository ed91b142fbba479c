import { defineMessages } from '../../src/i18n/define-messages';

/** PHP prints `refused`, too (one-refusal.php). */
export const t = defineMessages('account-login', {
	nameMissing: ['Saisissez votre identifiant ou votre adresse e-mail.', 'User name or email field is required'],
	passwordMissing: ['Saisissez votre mot de passe.', 'Password field is required'],
	passwordsDiffer: ['Les deux mots de passe ne sont pas identiques.', 'The two passwords are not the same.'],
	refused: ['Identifiant ou mot de passe incorrect.', 'Incorrect username or password.'],
	sending: ['Connexion en cours…', 'Logging in…'],
});
