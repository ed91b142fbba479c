import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

/** List, or comma-separated text of a page builder. */
const texts = lazy(() => z._default(z.union([z.array(z.string()), z.string()]), ''));

export const props = lazy(() =>
	z.object({
		/** Kind of chart (WID-07). */
		type: z._default(z.enum(['pie', 'doughnut', 'bar', 'line']), 'pie'),
		/** Labels, in order. A missing label becomes the number of its row. */
		name: texts(),
		/**
		 * Values, in order: numbers, or texts with a decimal point or, inside a list, a decimal comma (`"10,5"`).
		 * A value that is not a number is logged for developers and not drawn.
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
