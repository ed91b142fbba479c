import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Shows the product's image in the bar. */
		image: z._default(z.boolean(), true),
		/** CSS media query that must match for the bar to show: `(max-width: 767px)` limits it to phones. Empty: always. */
		media: z._default(z.string(), ''),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
