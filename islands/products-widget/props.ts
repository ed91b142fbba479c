import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * How a list of products inside the host stands: as the theme prints it, or as one row that scrolls (LIST-09). A widget of a theme says so itself.
		 *
		 * @default 'grid'
		 */
		layout: z._default(z.enum(['grid', 'carousel']), 'grid'),
		/**
		 * Pages that “load more” shows at most, the first one among them (research Q-S16).
		 *
		 * @default 20
		 */
		maxPages: z._default(z.int().check(z.minimum(2), z.maximum(100)), 20),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
