import * as z from '../../src/runtime/schema';
import { ENTRANCES } from '../../src/dom/entrances';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Entries, read by PHP: `date|title|text`, separated by ` || `; an entry may end with its own `|animation|delay`.
		 * Plain text, no HTML.
		 */
		items: z._default(z.string(), ''),
		/**
		 * Entrance animation of entries without one of their own. No animation under `prefers-reduced-motion`.
		 *
		 * @default 'fadeInUp'
		 */
		animation: z._default(z.enum(ENTRANCES), 'fadeInUp'),
		/**
		 * Seconds between scrolling into view and the animation, for entries without a delay of their own.
		 *
		 * @default 0
		 */
		delay: z._default(z.number().check(z.minimum(0), z.maximum(10)), 0),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
