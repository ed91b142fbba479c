import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, int, number, type PropsOf, text } from '../../src/runtime/define-props';
import { CSS_COLOR, CSS_COLOR_HELP } from '../../src/styles/css-color';
import { MOMENT, MOMENT_HELP } from '../../src/ui/countdown/moment';

const caps = { round: ['Arrondis', 'Round'], butt: ['Droits', 'Straight'], square: ['Carrés', 'Square'] } as const;

export const props = defineProps({
	/**
	 * When the deal ends (`end_time` of WID-09): `2026-12-01 10:00:00`, best with a zone (`2026-12-01T10:00:00+01:00`), or seconds since 1970.
	 * Without a zone it is shop time; see `readMoment`. Empty: no countdown.
	 */
	endTime: text('Fin de l’offre', 'End of the deal', {
		default: '',
		pattern: new RegExp(`^$|${MOMENT.source}`),
		expects: MOMENT_HELP,
		help: [
			'Par exemple 2026-12-01 10:00:00, à l’heure de la boutique. Vide\u00a0: pas de compte à rebours.',
			'For example 2026-12-01 10:00:00, in shop time. Empty: no countdown.',
		],
	}),
	/** Shows days. Off: hours are counted in total, 75 instead of 3 days and 3 hours (`show_days`). */
	showDays: boolean('Afficher les jours', 'Show days', {
		default: true,
		help: [
			'Sinon, les heures sont comptées en tout\u00a0: 75 heures au lieu de 3 jours et 3 heures.',
			'Otherwise hours are counted in total: 75 hours instead of 3 days and 3 hours.',
		],
	}),
	/** Pieces sold in this deal (`total_sell`). */
	totalSell: int('Articles vendus', 'Items sold', {
		default: 0,
		range: [0],
		help: ['Nombre vendu pendant cette offre.', 'Number sold in this deal.'],
	}),
	/** Pieces at the start of the deal (`stock_qty`): the bar is full when all are sold. 0: no bar. */
	stockQty: int('Articles proposés', 'Items offered', {
		default: 0,
		range: [0],
		help: [
			'Nombre proposé au début de l’offre, vendus compris. 0\u00a0: pas de barre.',
			'Number offered when the deal began, those sold included. 0: no bar.',
		],
	}),
	/** Colour of the sold part. Empty: the accent colour. */
	barColor: text('Couleur de la part vendue', 'Colour of the sold part', {
		default: '',
		pattern: CSS_COLOR,
		expects: CSS_COLOR_HELP,
		help: ['Vide\u00a0: la couleur d’accent.', 'Empty: the accent colour.'],
	}),
	/** Ends of the sold part. `butt` and `square` are both straight: the length is exactly the sold share. */
	barCap: choice('Bouts de la part vendue', 'Ends of the sold part', {
		default: 'round',
		options: caps,
	}),
	/** Height of the sold part, in pixels. */
	barHeight: number('Hauteur de la part vendue', 'Height of the sold part', {
		default: 8,
		range: [1, 64],
		help: ['En pixels.', 'In pixels.'],
	}),
	/** Colour of the track. Empty: a tint of the text colour. */
	trackColor: text('Couleur du fond', 'Colour of the background', {
		default: '',
		pattern: CSS_COLOR,
		expects: CSS_COLOR_HELP,
		help: ['Vide\u00a0: une teinte de la couleur du texte.', 'Empty: a tint of the text colour.'],
	}),
	/** Ends of the track. */
	trackCap: choice('Bouts du fond', 'Ends of the background', {
		default: 'round',
		options: caps,
	}),
	/** Height of the track, in pixels. */
	trackHeight: number('Hauteur du fond', 'Height of the background', {
		default: 8,
		range: [1, 64],
		help: ['En pixels.', 'In pixels.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Offre limitée', 'Deal'],
	description: [
		'Compte à rebours d’une offre et part déjà vendue. À la fin, le compte à rebours s’efface et la page en est avertie. N’affichez que de vraies dates et de vrais stocks\u00a0: un compteur qui repart à zéro est une pratique trompeuse.',
		'Countdown of a deal and how much of it is sold. When it ends, the countdown goes and the page is told. Show real dates and real stock only: a counter that starts again is a misleading practice.',
	],
	props,
	when: 'visible',
	enhance: () => import('./enhance'),
});
