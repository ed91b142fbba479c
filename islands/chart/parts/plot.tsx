import { useRef, type ComponentType } from 'react';
import { drawn, type ChartData } from '../model';
import type { Props } from '../props';
import { BarPlot } from './bar-plot';
import { describeChart } from './describe-chart';
import type { Format } from './format';
import { LinePlot } from './line-plot';
import { PiePlot } from './pie-plot';
import type { PlotProps } from './plot-props';
import { useSize } from './use-size';

interface DrawingProps extends Pick<Props, 'type' | 'title'> {
	readonly data: ChartData;
	readonly format: Format;
}

/** One drawing for each type: the compiler refuses a type without one. */
const DRAWINGS: Readonly<Record<Props['type'], ComponentType<PlotProps>>> = {
	bar: BarPlot,
	line: LinePlot,
	pie: (plot) => <PiePlot {...plot} hole={0} />,
	doughnut: (plot) => <PiePlot {...plot} hole={0.6} />,
};

/** The drawing, or nothing if the values cannot be drawn: one image to assistive technology, with a name and a summary; its data is the table beside it. */
export function Plot({ type, title, data, format }: DrawingProps) {
	const box = useRef<HTMLDivElement>(null);
	const size = useSize(box);
	const points = drawn(data.points);
	if (!data.isDrawable) return null;
	const Drawing = DRAWINGS[type];
	const plot = size && { rows: data.points, points, size, format };
	return (
		<div className="archipel-chart__canvas" ref={box}>
			{plot && plot.size.width > 0 && (
				<svg
					className="archipel-chart__drawing"
					width={plot.size.width}
					height={plot.size.height}
					role="img"
					aria-label={describeChart(type, title, points, format)}
				>
					<Drawing {...plot} />
				</svg>
			)}
		</div>
	);
}
