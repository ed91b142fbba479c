import * as z from '../../src/runtime/schema';
import { ENTRANCES } from '../../src/dom/entrances';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * The entries, read by PHP: `date|title|text`, with ` || ` between two of them; an entry may end with `|animation|delay` of its own.
		 * Text is text, no HTML.
		 */
		items: z._default(z.string(), ''),
		/**
		 * How an entry comes into view, unless it says so itself. There is no movement under `prefers-reduced-motion`.
		 *
		 * @default 'fadeInUp'
		 */
		animation: z._default(z.enum(ENTRANCES), 'fadeInUp'),
		/**
		 * Seconds between an entry's coming into view and its animation, unless it says so itself.
		 *
		 * @default 0
		 */
		delay: z._default(z.number().check(z.minimum(0), z.maximum(10)), 0),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
