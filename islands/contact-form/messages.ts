import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('contact-form', {
	error: ['Erreur\u00a0:', 'Error:'],
	wrongPlace: [
		'Ce formulaire de contact est placé dans un mauvais endroit.',
		'This contact form is placed in the wrong place.',
	],
	fieldError: ['{field}\u00a0: {error}', '{field}: {error}'],
	sending: ['Envoi en cours…', 'Sending…'],
	kept: ['Rien de ce que vous avez écrit n’est perdu.', 'Nothing that you have written is lost.'],
	maybeSent: ['Votre message est peut-être déjà parti.', 'Your message may have been sent already.'],
	accept: ['Cochez d’abord la case d’acceptation.', 'Please tick the acceptance box first.'],
	draftFound: ['Votre message commencé a été retrouvé.', 'The message that you had begun was found again.'],
	discardDraft: ['Effacer', 'Discard'],
	popup: ['Contact', 'Contact'],
});
