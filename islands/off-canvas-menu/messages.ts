import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'off-canvas-menu',
	{ title: 'Menu', back: 'Retour', backFrom: 'Retour : quitter « {name} »', open: 'Ouvrir : {name}' },
	{ title: 'Menu', back: 'Back', backFrom: 'Back: leave “{name}”', open: 'Open: {name}' },
);
