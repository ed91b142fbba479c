import { defineMessages } from './define-messages';

/** Why a request failed; the English texts are those of REST-04. */
export const requestMessages = defineMessages('common', {
	offline: [
		'Vous semblez être hors ligne. Rien n’a été envoyé ; réessayez une fois la connexion revenue.',
		'You are probably offline. Nothing was sent; try again once you are connected.',
	],
	timeout: [
		'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
		'The server takes too long to answer. Please try again in a moment.',
	],
	invalidReply: [
		'La réponse du serveur n’est pas lisible. Réessayez dans un instant.',
		'The response is not a valid JSON response. Please try again in a moment.',
	],
	refused: [
		'Le serveur a refusé la demande. Rechargez la page, puis réessayez.',
		'The server refused the request. Reload the page and try again.',
	],
});
