import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Compte à rebours', en: 'Countdown' },
	description: {
		fr: 'Jours, heures, minutes et secondes jusqu’à un moment, puis des zéros.',
		en: 'Days, hours, minutes and seconds to a moment, then zeros.',
	},
	props: {
		date: {
			title: { fr: 'Date', en: 'Date' },
			help: {
				fr: 'Par exemple 2026-12-01 10:00:00, à l’heure de la boutique, ou un nombre de secondes depuis 1970.',
				en: 'For example 2026-12-01 10:00:00, in shop time, or a number of seconds since 1970.',
			},
		},
		showDays: {
			title: { fr: 'Afficher les jours', en: 'Show days' },
			help: { fr: 'Sinon, les heures sont comptées en tout.', en: 'Otherwise hours are counted in total.' },
		},
	},
});
