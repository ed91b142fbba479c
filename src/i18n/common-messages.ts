import { defineMessages } from './define-messages';

/** Texts shared by all islands. */
export const commonMessages = defineMessages(
	'common',
	{
		close: 'Fermer',
		retry: 'Réessayer',
		loading: 'Chargement…',
		messages: 'Messages de la boutique',
		lastMessage: 'Dernier message : {text}',
		lost: 'Vous semblez être hors ligne : la connexion a été coupée avant la réponse. Réessayez dans un instant.',
		unknown: 'Une erreur est survenue. Réessayez dans un instant.',
	},
	{
		close: 'Close',
		retry: 'Try again',
		loading: 'Loading…',
		messages: 'Messages of the shop',
		lastMessage: 'Last message: {text}',
		lost: 'You are probably offline: the connection broke before an answer came. Please try again in a moment.',
		unknown: 'An unknown error occurred. Please try again in a moment.',
	},
);
