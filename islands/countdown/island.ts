import { defineIsland } from '../../src/runtime/define-island';
import { boolean, custom, defineProps, type PropsOf, required } from '../../src/runtime/define-props';
import { MOMENT, MOMENT_HELP } from '../../src/ui/countdown/moment';

export const props = defineProps({
	/**
	 * The moment to count down to (WID-08): seconds since 1970, or a date-time like `2026-12-01 10:00:00`, best with a zone
	 * (`2026-12-01T10:00:00+01:00`). Without a zone it is shop time; see `readMoment`.
	 */
	date: required(
		custom<string | number>('Date', 'Date', {
			schema: {
				anyOf: [
					{ type: 'integer', minimum: 0, maximum: 99_999_999_999 },
					{ type: 'string', pattern: MOMENT.source },
				],
			},
			expects: MOMENT_HELP,
			help: [
				'Par exemple 2026-12-01 10:00:00, à l’heure de la boutique, ou un nombre de secondes depuis 1970.',
				'For example 2026-12-01 10:00:00, in shop time, or a number of seconds since 1970.',
			],
		}),
	),
	/** Shows days. Off: hours are counted in total. */
	showDays: boolean('Afficher les jours', 'Show days', {
		default: true,
		help: ['Sinon, les heures sont comptées en tout.', 'Otherwise hours are counted in total.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Compte à rebours', 'Countdown'],
	description: [
		'Jours, heures, minutes et secondes jusqu’à un moment, puis des zéros.',
		'Days, hours, minutes and seconds to a moment, then zeros.',
	],
	props,
	when: 'visible',
	enhance: () => import('./enhance'),
});
