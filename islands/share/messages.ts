import { defineMessages } from '../../src/i18n/define-messages';

/** Labels of the buttons, keyed by network; the same as in render.php. */
export const t = defineMessages('share', {
	label: ['Partager cette page', 'Share this page'],
	native: ['Partager', 'Share'],
	copy: ['Copier le lien', 'Copy the link'],
	print: ['Imprimer', 'Print'],
	facebook: ['Partager sur Facebook', 'Share on Facebook'],
	x: ['Partager sur X', 'Share on X'],
	linkedin: ['Partager sur LinkedIn', 'Share on LinkedIn'],
	pinterest: ['Épingler sur Pinterest', 'Pin on Pinterest'],
	reddit: ['Partager sur Reddit', 'Share on Reddit'],
	whatsapp: ['Envoyer par WhatsApp', 'Send by WhatsApp'],
	email: ['Envoyer par e-mail', 'Send by e-mail'],
	newWindow: ['(nouvelle fenêtre)', '(new window)'],
	count: ['{count} partage | {count} partages', '{count} share | {count} shares'],
});
