import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * Codes by ISO 4217, in this order; the currency plugin of the shop must know them. Empty: those of WOOCS (FOX), or of the PHP filter
		 * `archipel_currencies`. @default []
		 */
		currencies: z._default(z.array(z.string().check(z.regex(/^[A-Z]{3}$/))), []),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
