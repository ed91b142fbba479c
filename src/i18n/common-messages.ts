import { defineMessages } from './define-messages';

export const commonMessages = defineMessages('common', {
	close: ['Fermer', 'Close'],
	retry: ['Réessayer', 'Try again'],
	loading: ['Chargement…', 'Loading…'],
	messages: ['Messages de la boutique', 'Messages of the shop'],
	lastMessage: ['Dernier message : {text}', 'Last message: {text}'],
	lost: [
		'Vous semblez être hors ligne : la connexion a été coupée avant la réponse. Réessayez dans un instant.',
		'You are probably offline: the connection broke before an answer came. Please try again in a moment.',
	],
	unknown: [
		'Une erreur est survenue. Réessayez dans un instant.',
		'An unknown error occurred. Please try again in a moment.',
	],
});
