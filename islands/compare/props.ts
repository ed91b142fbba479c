import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

/** Fields that the table can show. */
export const FIELDS = ['price', 'availability', 'rating', 'description', 'attributes', 'weight', 'dimensions'] as const;

export const props = lazy(() =>
	z.object({
		/**
		 * Maximum number of compared products; more columns do not fit side by side.
		 *
		 * @default 4
		 */
		max: z._default(z.int().check(z.minimum(2), z.maximum(4)), 4),
		/**
		 * Rows of the table, in order. `attributes` adds one row for each attribute.
		 *
		 * @default all
		 */
		fields: z._default(z.array(z.enum(FIELDS)), [...FIELDS]),
		/**
		 * Prints a button on the tiles of product lists.
		 *
		 * @default true
		 */
		onTiles: z._default(z.boolean(), true),
		/**
		 * Prints a button on product pages.
		 *
		 * @default true
		 */
		onProduct: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
export type Field = (typeof FIELDS)[number];
