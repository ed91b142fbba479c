import { useRef } from 'react';
import { t } from '../messages';
import { drawn, type ChartData } from '../model';
import type { Props } from '../props';
import { BarPlot } from './bar-plot';
import { describeChart } from './describe-chart';
import type { Format } from './format';
import { LinePlot } from './line-plot';
import { PiePlot } from './pie-plot';
import { useSize } from './use-size';

interface DrawingProps extends Pick<Props, 'type' | 'title'> {
	readonly data: ChartData;
	readonly format: Format;
}

/** The drawing: one image to assistive technology, with a name and a summary; its data is the table beside it. */
export function Plot({ type, title, data, format }: DrawingProps) {
	const box = useRef<HTMLDivElement>(null);
	const size = useSize(box);
	const points = drawn(data.points);
	if (!data.isDrawable) return <p className="archipel-chart__note">{t('undrawable')}</p>;
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
					{type === 'bar' && <BarPlot {...plot} />}
					{type === 'line' && <LinePlot {...plot} />}
					{type === 'pie' && <PiePlot {...plot} hole={0} />}
					{type === 'doughnut' && <PiePlot {...plot} hole={0.6} />}
				</svg>
			)}
		</div>
	);
}
