import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
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
