import { defineMessages } from '../../i18n/define-messages';

/** Texts of every countdown. */
export const t = defineMessages(
	'countdown',
	{
		left: 'Temps restant',
		days: 'jour | jours',
		hours: 'heure | heures',
		minutes: 'minute | minutes',
		seconds: 'seconde | secondes',
		shopTime: '(heure de la boutique)',
		pause: 'Mettre le décompte en pause',
		resume: 'Reprendre le décompte',
	},
	{
		left: 'Time left',
		days: 'day | days',
		hours: 'hour | hours',
		minutes: 'minute | minutes',
		seconds: 'second | seconds',
		shopTime: '(shop time)',
		pause: 'Pause the countdown',
		resume: 'Resume the countdown',
	},
);
