import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'wave',
	{ stop: 'Arrêter l’animation', start: 'Lancer l’animation' },
	{ stop: 'Stop the animation', start: 'Start the animation' },
);
