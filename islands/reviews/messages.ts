import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('reviews', {
	stars: ['{count} étoile sur 5 | {count} étoiles sur 5', '{count} star out of 5 | {count} stars out of 5'],
	ratingMissing: ['Veuillez sélectionner une note', 'Please select a rating'],
	published: ['Merci ! Votre avis est en ligne.', 'Thank you! Your review is online.'],
	moderated: [
		'Merci ! Votre avis a été reçu ; il paraîtra après relecture.',
		'Thank you! Your review has been received and will appear once it has been read.',
	],
	received: ['Merci ! Votre avis a été reçu.', 'Thank you! Your review has been received.'],
	seeReview: ['Voir votre avis', 'See your review'],
	sending: ['Envoi en cours…', 'Sending…'],
	draftFound: ['Votre avis commencé a été retrouvé.', 'The review that you had begun was found again.'],
	discardDraft: ['Effacer', 'Discard'],
});
