import { defineMessages } from '../../src/i18n/define-messages';

/** Labels of the buttons, keyed by network; the same as in render.php. */
export const t = defineMessages(
	'share',
	{
		label: 'Partager cette page',
		native: 'Partager',
		copy: 'Copier le lien',
		print: 'Imprimer',
		facebook: 'Partager sur Facebook',
		x: 'Partager sur X',
		linkedin: 'Partager sur LinkedIn',
		pinterest: 'Épingler sur Pinterest',
		reddit: 'Partager sur Reddit',
		whatsapp: 'Envoyer par WhatsApp',
		email: 'Envoyer par e-mail',
		newWindow: '(nouvelle fenêtre)',
		count: '{count} partage | {count} partages',
	},
	{
		label: 'Share this page',
		native: 'Share',
		copy: 'Copy the link',
		print: 'Print',
		facebook: 'Share on Facebook',
		x: 'Share on X',
		linkedin: 'Share on LinkedIn',
		pinterest: 'Pin on Pinterest',
		reddit: 'Share on Reddit',
		whatsapp: 'Send by WhatsApp',
		email: 'Send by e-mail',
		newWindow: '(new window)',
		count: '{count} share | {count} shares',
	},
);
