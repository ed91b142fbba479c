import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('wave', {
	stop: ['Arrêter l’animation', 'Stop the animation'],
	start: ['Lancer l’animation', 'Start the animation'],
});
