import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Id of a picture in the media library, or its URL; read by PHP. Empty: only the list. */
		image: z._default(z.string(), ''),
		/** Alternative text of the picture; read by PHP. Empty: its own. */
		alt: z._default(z.string(), ''),
		/**
		 * Points, read by PHP: `across|down|title|text`, in percent of the picture from its start and top, separated by ` || `.
		 * Texts are plain text, not HTML.
		 */
		points: z._default(z.string(), ''),
		/**
		 * Event that opens a tooltip. With `hover`, focus and press open it too.
		 *
		 * @default 'hover'
		 */
		trigger: z._default(z.enum(['hover', 'click']), 'hover'),
		/**
		 * No tooltips in a viewport narrower than 768 px: a point opens its entry in the list.
		 *
		 * @default false
		 */
		hideMobiles: z._default(z.boolean(), false),
		/**
		 * Animation of a tooltip. No motion under `prefers-reduced-motion`.
		 *
		 * @default 'fade'
		 */
		anim: z._default(z.enum(['fade', 'grow', 'slide', 'none']), 'fade'),
		/**
		 * Milliseconds of the animation.
		 *
		 * @default 350
		 */
		animDur: z._default(z.int().check(z.minimum(0), z.maximum(2000)), 350),
		/**
		 * Milliseconds that the pointer rests on a point before its tooltip opens.
		 *
		 * @default 300
		 */
		delay: z._default(z.int().check(z.minimum(0), z.maximum(2000)), 300),
		/**
		 * Shows an arrow from a tooltip to its point.
		 *
		 * @default true
		 */
		arrow: z._default(z.boolean(), true),
		/**
		 * Minimum width of a tooltip in pixels.
		 *
		 * @default 0
		 */
		minWidth: z._default(z.int().check(z.minimum(0), z.maximum(600)), 0),
		/**
		 * Maximum width of a tooltip in pixels, limited by the viewport.
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
		 * Preferred side of a tooltip, if there is room.
		 *
		 * @default 'top'
		 */
		side: z._default(z.enum(['top', 'right', 'bottom', 'left']), 'top'),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
