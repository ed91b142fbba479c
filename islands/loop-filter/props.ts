import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Stores the choice in the URL of the page: the list can be shared, and Back shows the previous list.
		 *
		 * @default true
		 */
		choiceInUrl: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
