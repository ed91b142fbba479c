import * as z from '../../src/runtime/schema';
import { ENTRANCES } from '../../src/dom/entrances';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** Number of a picture in the media library, or its address; read by PHP. It lies behind what the host encloses. Empty: none. */
		image: z._default(z.string(), ''),
		/** Id of a published page or synced pattern that is the content; read by PHP. 0: what the host encloses. */
		content: z._default(z.int().check(z.minimum(0)), 0),
		/**
		 * How all of it comes into view. What is in view when the page opens is there at once; so is everything under `prefers-reduced-motion`.
		 *
		 * @default 'none'
		 */
		animation: z._default(z.enum(ENTRANCES), 'none'),
		/**
		 * Milliseconds between coming into view and the animation, also of Elementor's elements that name none.
		 *
		 * @default 700
		 */
		delay: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 700),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
