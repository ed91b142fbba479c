import type { DrawnPoint, Point } from '../model';
import type { Format } from './format';
import type { Size } from './use-size';

/** What every drawing gets. */
export interface PlotProps {
	/** All rows of the table, in order: each has its place, also without a number. */
	readonly rows: readonly Point[];
	/** Those with a number. */
	readonly points: readonly DrawnPoint[];
	readonly size: Size;
	readonly format: Format;
}
