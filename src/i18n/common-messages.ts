import { defineMessages } from './define-messages';

/** Texts that every island may need; the English ones of requests are the specification's (section 8). */
export const commonMessages = defineMessages(
	'common',
	{
		close: 'Fermer',
		retry: 'Réessayer',
		loading: 'Chargement…',
		offline: 'Vous semblez être hors ligne. Rien n’a été envoyé ; réessayez une fois la connexion revenue.',
		lost: 'Vous semblez être hors ligne : la connexion a été coupée avant la réponse. Réessayez dans un instant.',
		timeout: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
		invalidReply: 'La réponse du serveur n’est pas lisible. Réessayez dans un instant.',
		refused: 'Le serveur a refusé la demande. Rechargez la page, puis réessayez.',
		unknown: 'Une erreur est survenue. Réessayez dans un instant.',
		quantity: 'Quantité',
		quantityOf: 'Quantité : {name}',
		increase: 'Augmenter la quantité',
		decrease: 'Diminuer la quantité',
	},
	{
		close: 'Close',
		retry: 'Try again',
		loading: 'Loading…',
		offline: 'You are probably offline. Nothing was sent; try again once you are connected.',
		lost: 'You are probably offline: the connection broke before an answer came. Please try again in a moment.',
		timeout: 'The server takes too long to answer. Please try again in a moment.',
		invalidReply: 'The response is not a valid JSON response. Please try again in a moment.',
		refused: 'The server refused the request. Reload the page and try again.',
		unknown: 'An unknown error occurred. Please try again in a moment.',
		quantity: 'Quantity',
		quantityOf: 'Quantity: {name}',
		increase: 'Increase quantity',
		decrease: 'Decrease quantity',
	},
);
