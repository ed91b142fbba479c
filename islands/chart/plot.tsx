import { type ComponentType, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { arc, line, pie, type PieArcDatum } from 'd3-shape';
import { scaleBand, scalePoint, scaleLinear } from 'd3-scale';
import { type ChartData, describeChart, type DrawnPoint, type Format, type Point } from './model';
import type { Props } from './island';
import { t } from './messages';

const PALETTE = 8;

/** Returns the attributes that colour a shape: the owner's colour, or an index of the CSS palette. */
const paint = ({ key, color }: Pick<Point, 'key' | 'color'>): { fill: string } | { 'data-color': number } =>
	color ? { fill: color } : { 'data-color': ((key - 1) % PALETTE) + 1 };

interface Size {
	readonly width: number;
	readonly height: number;
	/** Pixels of one `rem`: text in the drawing follows the visitor's font size. */
	readonly rem: number;
}

/** Returns the size of an element in pixels, measured before the first paint and on each change. */
function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
	const [size, setSize] = useState<Size>();
	useLayoutEffect(() => {
		const box = element.current;
		if (!box) return;
		const measure = () => {
			const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
			const { clientWidth: width, clientHeight: height } = box;
			setSize((last) =>
				last && last.width === width && last.height === height && last.rem === rem ? last : { width, height, rem },
			);
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(box);
		return () => observer.disconnect();
	}, [element]);
	return size;
}

/** Area of a drawing with axes, and its value scale. */
type Frame = Readonly<ReturnType<typeof createFrame>>;

/** Estimates the width of a text in `rem` at the smallest font size (0.75rem). */
const textWidth = (text: string): number => text.length * 0.44;

/** Creates a frame with room for marks at the left and names below. The scale includes zero: bars without zero mislead. */
function createFrame({ points, size, format }: PlotProps) {
	const { width, height, rem } = size;
	const values = points.map(({ value }) => value);
	const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
	const y = scaleLinear()
		.domain(low === high ? [0, 1] : [low, high])
		.nice(5);
	const marks = y.ticks(5);
	const left = Math.max(...marks.map((mark) => textWidth(format.plain(mark)))) * rem + rem * 0.5;
	const frame = { left, right: width - rem * 0.5, top: rem * 1.5, bottom: height - rem * 1.75 };
	return { ...frame, y: y.range([frame.bottom, frame.top]), marks };
}

interface PlotProps {
	/** All table rows in order; a row without a number keeps its place. */
	readonly rows: readonly Point[];
	readonly points: readonly DrawnPoint[];
	readonly size: Size;
	readonly format: Format;
}

interface DrawingProps extends Pick<Props, 'type' | 'title'> {
	readonly data: ChartData;
	readonly format: Format;
}

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
	const points = data.points.filter((point): point is DrawnPoint => point.value !== undefined);
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

/** Angle in radians below which a number does not fit inside its part. */
const NARROW = 0.3;

function PiePlot({ points, size, format, hole }: PlotProps & { readonly hole: number }) {
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
					// On a background of its own: readable on any colour.
					<g key={part.data.key}>
						<circle className="archipel-chart__badge" cx={x} cy={y} r={rem * 0.6} />
						<Label x={x} y={y}>
							{part.data.key}
						</Label>
					</g>
				);
			})}
		</g>
	);
}

interface LabelProps {
	readonly x: number;
	readonly y: number;
	/** `end`: the text ends at `x`; else its middle is there. */
	readonly anchor?: 'end' | 'middle';
	readonly children: ReactNode;
}

/** Text of a drawing, vertically centred at `y`. */
const Label = ({ anchor = 'middle', ...place }: LabelProps) => (
	<text className="archipel-chart__text" textAnchor={anchor} dominantBaseline="central" {...place} />
);

/** Line through the values in order, interrupted at missing values, with a mark on each value. */
function LinePlot(props: PlotProps) {
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

/** One bar for each row, up or down from zero, with its value at the end if there is room. */
function BarPlot(props: PlotProps) {
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
							<Label x={start(key) + width / 2} y={value < 0 ? bottom + rem * 0.6 : top - rem * 0.6}>
								{format.value(value)}
							</Label>
						)}
					</g>
				);
			})}
		</>
	);
}

interface AxesProps extends Omit<PlotProps, 'points'> {
	readonly frame: Frame;
	/** Horizontal centre of a point, in pixels. */
	readonly x: (row: Point) => number;
	/** Pixels between two points. */
	readonly step: number;
}

/** Grid lines and marks of the values, and below each point its name, or its table number if names do not fit. */
function Axes({ frame, rows, size, format, x, step }: AxesProps) {
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
					<Label x={left - rem * 0.35} y={y(mark)} anchor="end">
						{format.plain(mark)}
					</Label>
				</g>
			))}
			{rows.map(
				(point, at) =>
					at % every === 0 && (
						<Label key={point.key} x={x(point)} y={bottom + rem}>
							{hasRoom ? point.name : point.key}
						</Label>
					),
			)}
		</>
	);
}
