import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Shows dots at the right edge that link to the slides.
		 *
		 * @default true
		 */
		dots: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
