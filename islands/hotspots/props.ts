import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** Number of a picture in the media library, or its address; read by PHP. Without one there is only the list. */
		image: z._default(z.string(), ''),
		/** What the picture shows, for those who do not see it; read by PHP. Empty: its own alternative text. */
		alt: z._default(z.string(), ''),
		/**
		 * The points, read by PHP: `across|down|title|text`, in percent of the picture from its start and its top, with ` || ` between two of them.
		 * Text is text, no HTML.
		 */
		points: z._default(z.string(), ''),
		/**
		 * What opens a tooltip. Under `hover` the focus and a press do, too.
		 *
		 * @default 'hover'
		 */
		trigger: z._default(z.enum(['hover', 'click']), 'hover'),
		/**
		 * No tooltips where the window is narrower than 768 px: a point opens its entry in the list.
		 *
		 * @default false
		 */
		hideMobiles: z._default(z.boolean(), false),
		/**
		 * How a tooltip comes. There is no movement under `prefers-reduced-motion`.
		 *
		 * @default 'fade'
		 */
		anim: z._default(z.enum(['fade', 'grow', 'slide', 'none']), 'fade'),
		/**
		 * Milliseconds of that.
		 *
		 * @default 350
		 */
		animDur: z._default(z.int().check(z.minimum(0), z.maximum(2000)), 350),
		/**
		 * Milliseconds for which the pointer rests on a point before its tooltip opens.
		 *
		 * @default 300
		 */
		delay: z._default(z.int().check(z.minimum(0), z.maximum(2000)), 300),
		/**
		 * Whether a tooltip points at its point.
		 *
		 * @default true
		 */
		arrow: z._default(z.boolean(), true),
		/**
		 * Least width of a tooltip in pixels.
		 *
		 * @default 0
		 */
		minWidth: z._default(z.int().check(z.minimum(0), z.maximum(600)), 0),
		/**
		 * Greatest width of a tooltip in pixels; never more than the window has.
		 *
		 * @default 320
		 */
		maxWidth: z._default(z.int().check(z.minimum(120), z.maximum(800)), 320),
		/**
		 * Pixels between a tooltip and its point.
		 *
		 * @default 6
		 */
		distance: z._default(z.int().check(z.minimum(0), z.maximum(100)), 6),
		/**
		 * On which side of its point a tooltip stands, if there is room.
		 *
		 * @default 'top'
		 */
		side: z._default(z.enum(['top', 'right', 'bottom', 'left']), 'top'),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
