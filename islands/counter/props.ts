import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

const word = () => z._default(z.string().check(z.maxLength(200)), '');

export const props = late(() =>
	z.object({
		/** The number, with a point before its decimals: as many as it has are shown all the way. Read by PHP. */
		value: z._default(z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/)), '0'),
		/** What it counts from. */
		from: z._default(z.number().check(z.minimum(-1e12), z.maximum(1e12)), 0),
		/** Before the number; read by PHP. */
		prefix: word(),
		/** After the number; read by PHP. */
		suffix: word(),
		/** What is counted; read by PHP. */
		label: word(),
		/** A bar below, filled to so many per cent; read by PHP. */
		bar: z._default(z.boolean(), false),
		/**
		 * Milliseconds from the first number to the last; 0: no movement, as under `prefers-reduced-motion`.
		 *
		 * @default 2000
		 */
		duration: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 2000),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
