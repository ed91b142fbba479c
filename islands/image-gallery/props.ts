import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const props = late(() =>
	z.object({
		/**
		 * Numbers of pictures in the media library, separated by commas; read by PHP. A category is `Name|12, 13`, with ` || ` between two of them.
		 */
		pictures: z._default(z.string(), ''),
		/** A type of content whose entries are shown in place of pictures, by their featured image: a portfolio. Read by PHP. */
		type: z._default(z.string(), ''),
		/**
		 * Entries of that type at most; read by PHP.
		 *
		 * @default 60
		 */
		limit: z._default(count(1, 200), 60),
		/**
		 * A row that scrolls, with arrows, shows all of them without batches; read by PHP.
		 *
		 * @default 'grid'
		 */
		layout: z._default(z.enum(['grid', 'row']), 'grid'),
		/**
		 * Side by side where there is room, fewer in narrow places; read by PHP.
		 *
		 * @default 3
		 */
		columns: z._default(count(1, 6), 3),
		/**
		 * A choice of category above them, where there are two categories; read by PHP.
		 *
		 * @default true
		 */
		filter: z._default(z.boolean(), true),
		/**
		 * How many are shown at first, and are added each time.
		 *
		 * @default 12
		 */
		batch: z._default(count(2, 48), 12),
		/**
		 * What adds a batch. Under `scroll` two of them come by themselves, so that the end of the page can be reached; then the control.
		 *
		 * @default 'button'
		 */
		more: z._default(z.enum(['button', 'scroll']), 'button'),
		/**
		 * Under `direction` the caption comes over its picture from where the pointer came; without a pointer it stands below.
		 *
		 * @default 'direction'
		 */
		hover: z._default(z.enum(['direction', 'none']), 'direction'),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
