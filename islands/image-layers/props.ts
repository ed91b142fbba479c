import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * The pictures, read by PHP, the lowest first: `picture|place|width|rate|tilt|animation|delay`, with ` || ` between two of them; what is
		 * left out at the end has its default.
		 *
		 * - picture: its number in the media library, or its address
		 * - place: `top`, `bottom`, `left` and `right`, one or two of them; `center` by default
		 * - width: of the whole, in percent, in steps of 10; 100 by default
		 * - rate: parallax from -1 to 1, pixels per pixel of scroll: above 0 it moves faster than the page, below 0 slower; 0 by default
		 * - tilt: `yes`: it leans towards the pointer or the finger; `no` by default
		 * - animation, delay: how it comes into view, and how many seconds later; `none` and 0 by default
		 */
		layers: z._default(z.string(), ''),
		/** What the first picture shows, for those who do not see it; read by PHP. Empty: all of them are decoration. */
		alt: z._default(z.string(), ''),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
