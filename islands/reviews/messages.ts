import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'reviews',
	{
		stars: '{count} étoile sur 5 | {count} étoiles sur 5',
		ratingMissing: 'Veuillez sélectionner une note',
		published: 'Merci ! Votre avis est en ligne.',
		moderated: 'Merci ! Votre avis a été reçu ; il paraîtra après relecture.',
		received: 'Merci ! Votre avis a été reçu.',
		seeReview: 'Voir votre avis',
		sending: 'Envoi en cours…',
		draftFound: 'Votre avis commencé a été retrouvé.',
		discardDraft: 'Effacer',
	},
	{
		stars: '{count} star out of 5 | {count} stars out of 5',
		ratingMissing: 'Please select a rating',
		published: 'Thank you! Your review is online.',
		moderated: 'Thank you! Your review has been received and will appear once it has been read.',
		received: 'Thank you! Your review has been received.',
		seeReview: 'See your review',
		sending: 'Sending…',
		draftFound: 'The review that you had begun was found again.',
		discardDraft: 'Discard',
	},
);
