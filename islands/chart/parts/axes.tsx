import type { Point } from '../model';
import { textWidth, type Frame } from './frame';
import type { PlotProps } from './plot-props';

interface AxesProps extends Omit<PlotProps, 'points'> {
	readonly frame: Frame;
	/** Horizontal centre of a point, in pixels. */
	readonly x: (row: Point) => number;
	/** Pixels between two points. */
	readonly step: number;
}

/** Grid lines and marks of the values, and below each point its name, or its table number if names do not fit. */
export function Axes({ frame, rows, size, format, x, step }: AxesProps) {
	const { rem } = size;
	const { left, right, bottom, y, marks } = frame;
	const hasRoom = rows.every(({ name }) => textWidth(name) * rem < step - rem * 0.25);
	// If even numbers do not fit, only every second, third … is written.
	const every = hasRoom ? 1 : Math.max(1, Math.ceil((rem * 1.5) / step));
	return (
		<>
			{marks.map((mark) => (
				<g key={mark}>
					<line
						className="archipel-chart__grid"
						data-zero={mark === 0 || undefined}
						x1={left}
						x2={right}
						y1={y(mark)}
						y2={y(mark)}
					/>
					<text
						className="archipel-chart__text"
						x={left - rem * 0.35}
						y={y(mark)}
						textAnchor="end"
						dominantBaseline="central"
					>
						{format.plain(mark)}
					</text>
				</g>
			))}
			{rows.map(
				(point, at) =>
					at % every === 0 && (
						<text
							key={point.key}
							className="archipel-chart__text"
							x={x(point)}
							y={bottom + rem}
							textAnchor="middle"
							dominantBaseline="central"
						>
							{hasRoom ? point.name : point.key}
						</text>
					),
			)}
		</>
	);
}
