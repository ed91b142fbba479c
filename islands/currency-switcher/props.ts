import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * ISO 4217 codes, in this order; the currency plugin of the shop must support them. Empty: those of WOOCS (FOX), or of the PHP filter
		 * `archipel_currencies`. @default []
		 */
		currencies: z._default(z.array(z.string().check(z.regex(/^[A-Z]{3}$/))), []),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
