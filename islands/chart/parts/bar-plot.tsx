import { scaleBand } from 'd3-scale';
import { t } from '../messages';
import { Axes } from './axes';
import { createFrame, textWidth } from './frame';
import { paint } from './paint';
import type { PlotProps } from './plot-props';

/** One bar for each row, up or down from zero, with its value at the end if there is room. */
export function BarPlot(props: PlotProps) {
	const { rows, points, size, format } = props;
	const { rem } = size;
	const frame = createFrame(props);
	const { y } = frame;
	const band = scaleBand<number>()
		.domain(rows.map(({ key }) => key))
		.range([frame.left, frame.right])
		.paddingInner(0.25)
		.paddingOuter(0.15);
	const width = band.bandwidth();
	const start = (key: number) => band(key) ?? 0;
	const hasRoom = points.every(({ value }) => textWidth(format.value(value)) * rem < band.step());
	return (
		<>
			<Axes {...props} frame={frame} x={({ key }) => start(key) + width / 2} step={band.step()} />
			{points.map((point) => {
				const { key, name, value } = point;
				const [top, bottom] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))];
				return (
					<g key={key}>
						<rect
							className="archipel-chart__shape"
							x={start(key)}
							y={top}
							width={width}
							height={bottom - top}
							{...paint(point)}
						>
							<title>{t('titled', { kind: name, title: format.value(value) })}</title>
						</rect>
						{hasRoom && (
							<text
								className="archipel-chart__text"
								x={start(key) + width / 2}
								y={value < 0 ? bottom + rem * 0.6 : top - rem * 0.6}
								textAnchor="middle"
								dominantBaseline="central"
							>
								{format.value(value)}
							</text>
						)}
					</g>
				);
			})}
		</>
	);
}
