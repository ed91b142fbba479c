import type { DrawnPoint, Point } from '../model';
import type { Format } from './format';
import type { Size } from './use-size';

/** Props of every plot. */
export interface PlotProps {
	/** All table rows in order; a row without a number keeps its place. */
	readonly rows: readonly Point[];
	/** Rows with a number. */
	readonly points: readonly DrawnPoint[];
	readonly size: Size;
	readonly format: Format;
}
