import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

/** A list, or a page builder's text with commas between the items. */
const texts = late(() => z._default(z.union([z.array(z.string()), z.string()]), ''));

export const props = late(() =>
	z.object({
		/** What is drawn (WID-07). */
		type: z._default(z.enum(['pie', 'doughnut', 'bar', 'line']), 'pie'),
		/** Labels, in order. A label that is missing becomes the number of its row. */
		name: texts(),
		/**
		 * Values, in order: numbers, or texts with a point or, inside a list, a comma for the decimals (`"10,5"`).
		 * What is no number is told to developers and left out of the drawing.
		 */
		number: z._default(z.union([z.array(z.union([z.number(), z.string()])), z.string()]), ''),
		/** Colours, in order; missing ones come from the palette (`--archipel-chart-1` … `-8`). A line has one colour, the first. */
		color: texts(),
		/** Title above the chart. */
		title: z._default(z.string(), ''),
		/** Unit after each value: `€`, `%`, `kg`. */
		unit: z._default(z.string(), ''),
		/** Height of the drawing. */
		size: z._default(z.enum(['small', 'medium', 'large']), 'medium'),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
