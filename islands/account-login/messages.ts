import { defineMessages } from '../../src/i18n/define-messages';

/** PHP prints `refused`, too (one-refusal.php). */
export const t = defineMessages(
	'account-login',
	{
		nameMissing: 'Saisissez votre identifiant ou votre adresse e-mail.',
		passwordMissing: 'Saisissez votre mot de passe.',
		passwordsDiffer: 'Les deux mots de passe ne sont pas identiques.',
		refused: 'Identifiant ou mot de passe incorrect.',
		sending: 'Connexion en cours…',
	},
	{
		nameMissing: 'User name or email field is required',
		passwordMissing: 'Password field is required',
		passwordsDiffer: 'The two passwords are not the same.',
		refused: 'Incorrect username or password.',
		sending: 'Logging in…',
	},
);
