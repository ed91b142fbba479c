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

/** Plot of each chart type; the compiler refuses a missing type. */
const DRAWINGS: Readonly<Record<Props['type'], ComponentType<PlotProps>>> = {
	bar: BarPlot,
	line: LinePlot,
	pie: (plot) => <PiePlot {...plot} hole={0} />,
	doughnut: (plot) => <PiePlot {...plot} hole={0.6} />,
};

/** Drawing of the chart: one image with name and summary for assistive technology; the data is in the table. Nothing for undrawable values. */
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
