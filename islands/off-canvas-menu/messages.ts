import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('off-canvas-menu', {
	title: ['Menu', 'Menu'],
	back: ['Retour', 'Back'],
	backFrom: ['Retour : quitter « {name} »', 'Back: leave “{name}”'],
	open: ['Ouvrir : {name}', 'Open: {name}'],
});
