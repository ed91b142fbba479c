import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Pictures, read by PHP, the lowest first: `picture|place|width|rate|tilt|animation|delay`, separated by ` || `; values left out at the
		 * end have their default.
		 *
		 * - picture: id in the media library, or URL
		 * - place: `top`, `bottom`, `left` and `right`, one or two of them; `center` by default
		 * - width: percent of the whole, in steps of 10; 100 by default
		 * - rate: parallax from -1 to 1, pixels per pixel of scroll: above 0 it moves faster than the page, below 0 slower; 0 by default
		 * - tilt: `yes`: leans towards the pointer or the finger; `no` by default
		 * - animation, delay: entrance, and its delay in seconds; `none` and 0 by default
		 */
		layers: z._default(z.string(), ''),
		/** Alternative text of the first picture; read by PHP. Empty: all pictures are decoration. */
		alt: z._default(z.string(), ''),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
