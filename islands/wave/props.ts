import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';
import { cssColor } from '../../src/styles/css-color';

export const props = lazy(() =>
	z.object({
		/**
		 * Pixels from the lower edge to the middle of the waves.
		 *
		 * @default 60
		 */
		height: z._default(z.int().check(z.minimum(10), z.maximum(600)), 60),
		/**
		 * Number of crests side by side.
		 *
		 * @default 3
		 */
		bones: z._default(z.int().check(z.minimum(1), z.maximum(20)), 3),
		/**
		 * Height of crests above, and depth of troughs below the middle, in pixels; limited to `height`.
		 *
		 * @default 20
		 */
		amplitude: z._default(z.int().check(z.minimum(0), z.maximum(300)), 20),
		/** CSS colour; empty: the accent colour. */
		color: cssColor(),
		/**
		 * Crests per second; 0: no motion. Under `prefers-reduced-motion` the wave stands still until the visitor starts it.
		 *
		 * @default 0.15
		 */
		speed: z._default(z.number().check(z.minimum(0), z.maximum(2)), 0.15),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
