import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Pixels of scroll after which the button appears.
		 *
		 * @default 200
		 */
		after: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 200),
		/**
		 * Milliseconds of the scroll animation; 0 under `prefers-reduced-motion`.
		 *
		 * @default 600
		 */
		duration: z._default(z.int().check(z.minimum(0), z.maximum(3000)), 600),
		/** Whether PHP prints the button at the end of every page. Off: the owner places the island. @default false */
		everywhere: z._default(z.boolean(), false),
		/** Id of an Elementor template on the page that is scrolled into view on load (`?theme_template_id`). 0: none. @default 0 */
		template: z._default(z.int().check(z.minimum(0)), 0),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
