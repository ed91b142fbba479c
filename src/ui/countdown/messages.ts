import { defineMessages } from '../../i18n/define-messages';

/** Texts of every countdown. */
export const t = defineMessages('countdown', {
	left: ['Temps restant', 'Time left'],
	days: ['jour | jours', 'day | days'],
	hours: ['heure | heures', 'hour | hours'],
	minutes: ['minute | minutes', 'minute | minutes'],
	seconds: ['seconde | secondes', 'second | seconds'],
	shopTime: ['(heure de la boutique)', '(shop time)'],
	pause: ['Mettre le décompte en pause', 'Pause the countdown'],
	resume: ['Reprendre le décompte', 'Resume the countdown'],
});
