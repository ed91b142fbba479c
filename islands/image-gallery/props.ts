import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const props = lazy(() =>
	z.object({
		/**
		 * Ids of pictures in the media library, separated by commas; read by PHP. A category is `Name|12, 13`; separator: ` || `.
		 */
		pictures: z._default(z.string(), ''),
		/** Post type whose entries are shown, by featured image, instead of pictures: a portfolio. Read by PHP. */
		type: z._default(z.string(), ''),
		/**
		 * Maximum number of entries of that type; read by PHP.
		 *
		 * @default 60
		 */
		limit: z._default(count(1, 200), 60),
		/**
		 * `row`: a scrolling row with arrows, without batches; read by PHP.
		 *
		 * @default 'grid'
		 */
		layout: z._default(z.enum(['grid', 'row']), 'grid'),
		/**
		 * Maximum number of columns, fewer in narrow places; read by PHP.
		 *
		 * @default 3
		 */
		columns: z._default(count(1, 6), 3),
		/**
		 * Shows a category filter above the list, from two categories; read by PHP.
		 *
		 * @default true
		 */
		filter: z._default(z.boolean(), true),
		/**
		 * Number of items shown at first, and added each time.
		 *
		 * @default 12
		 */
		batch: z._default(count(2, 48), 12),
		/**
		 * How batches are added. `scroll`: two automatically, so that the end of the page can be reached; then by the control.
		 *
		 * @default 'button'
		 */
		more: z._default(z.enum(['button', 'scroll']), 'button'),
		/**
		 * `direction`: the caption enters its picture from the side of the pointer; without a pointer it stands below.
		 *
		 * @default 'direction'
		 */
		hover: z._default(z.enum(['direction', 'none']), 'direction'),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
