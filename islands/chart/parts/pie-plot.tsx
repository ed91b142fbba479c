import { arc, pie, type PieArcDatum } from 'd3-shape';
import { t } from '../messages';
import type { DrawnPoint } from '../model';
import { Badge } from './badge';
import { paint } from './paint';
import type { PlotProps } from './plot-props';

/** Angle in radians below which a number does not fit inside its part. */
const NARROW = 0.3;

/** Parts of the pie, clockwise from the top, in table order. */
export function PiePlot({ points, size, format, hole }: PlotProps & { readonly hole: number }) {
	const { width, height, rem } = size;
	// Room around the pie for the numbers of narrow parts.
	const radius = Math.max(0, Math.min(width, height) / 2 - rem * 1.5);
	const parts = pie<DrawnPoint>()
		.sort(null)
		.value(({ value }) => value)(points.filter(({ value }) => value > 0));
	const shape = arc<PieArcDatum<DrawnPoint>>()
		.innerRadius(radius * hole)
		.outerRadius(radius);
	const place = (part: PieArcDatum<DrawnPoint>): [number, number] => {
		const isNarrow = part.endAngle - part.startAngle < NARROW;
		const at = isNarrow ? radius + rem * 0.8 : (radius * (1 + hole)) / 2 + (hole ? 0 : radius * 0.15);
		return arc<PieArcDatum<DrawnPoint>>().innerRadius(at).outerRadius(at).centroid(part);
	};
	return (
		<g transform={`translate(${width / 2},${height / 2})`}>
			{parts.map((part) => (
				<path key={part.data.key} className="archipel-chart__shape" d={shape(part) ?? ''} {...paint(part.data)}>
					<title>{t('titled', { kind: part.data.name, title: format.value(part.data.value) })}</title>
				</path>
			))}
			{parts.map((part) => {
				const [x, y] = place(part);
				return (
					<Badge key={part.data.key} x={x} y={y} rem={rem}>
						{part.data.key}
					</Badge>
				);
			})}
		</g>
	);
}
