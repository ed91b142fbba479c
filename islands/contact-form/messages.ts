import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'contact-form',
	{
		error: 'Erreur\u00a0:',
		wrongPlace: 'Ce formulaire de contact est placé dans un mauvais endroit.',
		fieldError: '{field}\u00a0: {error}',
		sending: 'Envoi en cours…',
		kept: 'Rien de ce que vous avez écrit n’est perdu.',
		maybeSent: 'Votre message est peut-être déjà parti.',
		accept: 'Cochez d’abord la case d’acceptation.',
		draftFound: 'Votre message commencé a été retrouvé.',
		discardDraft: 'Effacer',
		popup: 'Contact',
	},
	{
		error: 'Error:',
		wrongPlace: 'This contact form is placed in the wrong place.',
		fieldError: '{field}: {error}',
		sending: 'Sending…',
		kept: 'Nothing that you have written is lost.',
		maybeSent: 'Your message may have been sent already.',
		accept: 'Please tick the acceptance box first.',
		draftFound: 'The message that you had begun was found again.',
		discardDraft: 'Discard',
		popup: 'Contact',
	},
);
