import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Pages that “load more” shows at most, the first one among them (SEC-03).
		 *
		 * @default 20
		 */
		maxPages: z._default(z.int().check(z.minimum(2), z.maximum(100)), 20),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
