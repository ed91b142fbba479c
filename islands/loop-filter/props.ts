import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * What the shopper has chosen stands in the address of the page: it can be shared, and Back brings the list from before.
		 *
		 * @default true
		 */
		choiceInUrl: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
