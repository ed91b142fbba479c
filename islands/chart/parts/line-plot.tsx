import { scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { t } from '../messages';
import type { Point } from '../model';
import { Axes } from './axes';
import { createFrame } from './frame';
import { paint } from './paint';
import type { PlotProps } from './plot-props';

/** Line through the values in order, interrupted at missing values, with a mark on each value. */
export function LinePlot(props: PlotProps) {
	const { points, rows, format } = props;
	const frame = createFrame(props);
	const scale = scalePoint<number>()
		.domain(rows.map(({ key }) => key))
		.range([frame.left, frame.right])
		.padding(0.5);
	const x = ({ key }: Pick<Point, 'key'>) => scale(key) ?? 0;
	const colour = paint({ key: 1, color: rows[0]?.color ?? '' });
	const stroke = 'fill' in colour ? { stroke: colour.fill } : colour;
	const path = line<Point>()
		.defined(({ value }) => value !== undefined)
		.x(x)
		.y(({ value }) => frame.y(value ?? 0));
	return (
		<>
			<Axes {...props} frame={frame} x={x} step={scale.step() || frame.right - frame.left} />
			<path className="archipel-chart__line" d={path(rows) ?? ''} {...stroke} />
			{points.map((point) => (
				<circle
					key={point.key}
					className="archipel-chart__shape"
					cx={x(point)}
					cy={frame.y(point.value)}
					r={4}
					{...colour}
				>
					<title>{t('titled', { kind: point.name, title: format.value(point.value) })}</title>
				</circle>
			))}
		</>
	);
}
