import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';
import { cssColor } from '../../src/styles/css-color';
import { MOMENT, MOMENT_HELP } from '../../src/ui/countdown/moment';

const cap = lazy(() => z._default(z.enum(['round', 'butt', 'square']), 'round'));
const height = lazy(() => z._default(z.number().check(z.minimum(1), z.maximum(64)), 8));

export const props = lazy(() =>
	z.object({
		/**
		 * When the deal ends (`end_time` of WID-09): `2026-12-01 10:00:00`, best with a zone
		 * (`2026-12-01T10:00:00+01:00`), or seconds since 1970. Without a zone it is shop time; see `readMoment`.
		 * Empty: no countdown.
		 */
		endTime: z._default(z.string().check(z.regex(new RegExp(`^$|${MOMENT.source}`), MOMENT_HELP)), ''),
		/** Product whose end of sale is used without `endTime`; read by PHP. 0: none. */
		productId: z._default(z.int().check(z.minimum(0)), 0),
		/** Shows days. Off: hours are counted in total, 75 instead of 3 days and 3 hours (`show_days`). */
		showDays: z._default(z.boolean(), true),
		/** Pieces sold in this deal (`total_sell`). */
		totalSell: z._default(z.int().check(z.minimum(0)), 0),
		/** Pieces at the start of the deal (`stock_qty`): the bar is full when all are sold. 0: no bar. */
		stockQty: z._default(z.int().check(z.minimum(0)), 0),
		/** Colour of the sold part. Empty: the accent colour. */
		barColor: cssColor(),
		/** Ends of the sold part. `butt` and `square` are both straight: the length is exactly the sold share. */
		barCap: cap(),
		/** Height of the sold part, in pixels. */
		barHeight: height(),
		/** Colour of the track. Empty: a tint of the text colour. */
		trackColor: cssColor(),
		/** Ends of the track. */
		trackCap: cap(),
		/** Height of the track, in pixels. */
		trackHeight: height(),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
