import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** Shows the product's picture in the bar. */
		image: z._default(z.boolean(), true),
		/** CSS media query that must hold for the bar to be shown: `(max-width: 767px)` keeps it to phones. Empty: always. */
		media: z._default(z.string(), ''),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
