import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

const word = () => z._default(z.string().check(z.maxLength(200)), '');

export const props = lazy(() =>
	z.object({
		/** Number with a decimal point; its number of decimals is shown while counting. Read by PHP. */
		value: z._default(z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/)), '0'),
		/** First number of the count. */
		from: z._default(z.number().check(z.minimum(-1e12), z.maximum(1e12)), 0),
		/** Text before the number; read by PHP. */
		prefix: word(),
		/** Text after the number; read by PHP. */
		suffix: word(),
		/** Label of the number; read by PHP. */
		label: word(),
		/** Shows a bar below, filled by the number in per cent; read by PHP. */
		bar: z._default(z.boolean(), false),
		/**
		 * Milliseconds of the count; 0: no movement, as under `prefers-reduced-motion`.
		 *
		 * @default 2000
		 */
		duration: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 2000),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
