import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * Pixels of scroll after which the button appears.
		 *
		 * @default 200
		 */
		after: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 200),
		/**
		 * Milliseconds of the way up. Visitors who asked their device for less motion are there at once.
		 *
		 * @default 600
		 */
		duration: z._default(z.int().check(z.minimum(0), z.maximum(3000)), 600),
		/** Prints the button at the end of every page; read by PHP. Without it, place it where you want. @default false */
		everywhere: z._default(z.boolean(), false),
		/** Id of an Elementor template of the page that comes into view at once: what `?theme_template_id` asks for. 0: none. @default 0 */
		template: z._default(z.int().check(z.minimum(0)), 0),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
