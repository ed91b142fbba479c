import { arc, line, pie, type PieArcDatum } from 'd3-shape';
import { scaleBand, scalePoint, scaleLinear } from 'd3-scale';
import { svgElement } from '../../src/dom/element';
import { describeChart, type DrawnPoint, type Format, type Point } from './model';
import type { Props } from './island';
import { t } from './messages';

/** Data, size and place of a drawing. */
interface Plot {
	/** All table rows in order; a row without a number keeps its place. */
	readonly rows: readonly Point[];
	readonly points: readonly DrawnPoint[];
	readonly width: number;
	readonly height: number;
	/** Pixels of one `rem`: text in the drawing follows the visitor's font size. */
	readonly rem: number;
	readonly format: Format;
}

const DRAWINGS: Readonly<Record<Props['type'], (plot: Plot) => SVGElement[]>> = {
	bar: drawBars,
	line: drawLine,
	pie: (plot) => drawPie(plot, 0),
	doughnut: (plot) => drawPie(plot, 0.6),
};

/** Drawing of a chart: one image with name and summary for assistive technology; the data is in the table. */
export function drawChart(type: Props['type'], title: string, plot: Omit<Plot, 'points'>): SVGSVGElement {
	const points = plot.rows.filter((row): row is DrawnPoint => row.value !== undefined);
	const { width, height, format } = plot;
	const name = describeChart(type, title, points, format);
	return svgElement(
		'svg',
		{ class: 'archipel-chart__drawing', width, height, role: 'img', 'aria-label': name },
		...DRAWINGS[type]({ ...plot, points }),
	);
}

const PALETTE = 8;

/** Returns the attributes that colour a shape: the owner's colour, or an index of the CSS palette. */
const paint = ({ key, color }: Point): { fill: string } | { 'data-color': number } =>
	color ? { fill: color } : { 'data-color': ((key - 1) % PALETTE) + 1 };

/** Shape of a point, with its name and value as tooltip. */
const shape = (
	tag: 'path' | 'circle' | 'rect',
	{ name, value }: DrawnPoint,
	{ format }: Plot,
	attributes: Readonly<Record<string, string | number>>,
): SVGElement =>
	svgElement(
		tag,
		{ class: 'archipel-chart__shape', ...attributes },
		svgElement('title', {}, t('titled', { kind: name, title: format.value(value) })),
	);

/** Text of a drawing, vertically centred at `y`. @param anchor `end`: the text ends at `x`; else its middle is there. */
const label = (x: number, y: number, text: string | number, anchor: 'end' | 'middle' = 'middle'): SVGElement =>
	svgElement(
		'text',
		{ class: 'archipel-chart__text', 'text-anchor': anchor, 'dominant-baseline': 'central', x, y },
		String(text),
	);

/** Area of a drawing with axes, and its value scale. */
type Frame = Readonly<ReturnType<typeof createFrame>>;

/** Estimates the width of a text in `rem` at the smallest font size (0.75rem). */
const textWidth = (text: string): number => text.length * 0.44;

/** Creates a frame with room for marks at the left and names below. The scale includes zero: bars without zero mislead. */
function createFrame({ points, width, height, rem, format }: Plot) {
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

/** Angle in radians below which a number does not fit inside its part. */
const NARROW = 0.3;

function drawPie(plot: Plot, hole: number): SVGElement[] {
	const { points, width, height, rem } = plot;
	// Room around the pie for the numbers of narrow parts.
	const radius = Math.max(0, Math.min(width, height) / 2 - rem * 1.5);
	const parts = pie<DrawnPoint>()
		.sort(null)
		.value(({ value }) => value)(points.filter(({ value }) => value > 0));
	const outline = arc<PieArcDatum<DrawnPoint>>()
		.innerRadius(radius * hole)
		.outerRadius(radius);
	const place = (part: PieArcDatum<DrawnPoint>): [number, number] => {
		const isNarrow = part.endAngle - part.startAngle < NARROW;
		const at = isNarrow ? radius + rem * 0.8 : (radius * (1 + hole)) / 2 + (hole ? 0 : radius * 0.15);
		return arc<PieArcDatum<DrawnPoint>>().innerRadius(at).outerRadius(at).centroid(part);
	};
	const shapes = parts.map((part) => shape('path', part.data, plot, { d: outline(part) ?? '', ...paint(part.data) }));
	const numbers = parts.flatMap((part) => {
		const [x, y] = place(part);
		// On a background of its own: readable on any colour.
		const badge = svgElement('circle', { class: 'archipel-chart__badge', cx: x, cy: y, r: rem * 0.6 });
		return [badge, label(x, y, part.data.key)];
	});
	return [svgElement('g', { transform: `translate(${width / 2},${height / 2})` }, ...shapes, ...numbers)];
}

/** Line through the values in order, interrupted at missing values, with a mark on each value. */
function drawLine(plot: Plot): SVGElement[] {
	const { points, rows } = plot;
	const frame = createFrame(plot);
	const scale = scalePoint<number>()
		.domain(rows.map(({ key }) => key))
		.range([frame.left, frame.right])
		.padding(0.5);
	const x = ({ key }: Point) => scale(key) ?? 0;
	const colour = paint(rows[0]!);
	const stroke = 'fill' in colour ? { stroke: colour.fill } : colour;
	const path = line<Point>()
		.defined(({ value }) => value !== undefined)
		.x(x)
		.y(({ value }) => frame.y(value ?? 0));
	return [
		...drawAxes(plot, frame, x, scale.step() || frame.right - frame.left),
		svgElement('path', { class: 'archipel-chart__line', d: path(rows) ?? '', ...stroke }),
		...points.map((point) => shape('circle', point, plot, { cx: x(point), cy: frame.y(point.value), r: 4, ...colour })),
	];
}

/** One bar for each row, up or down from zero, with its value at the end if there is room. */
function drawBars(plot: Plot): SVGElement[] {
	const { rows, points, rem, format } = plot;
	const frame = createFrame(plot);
	const { y } = frame;
	const band = scaleBand<number>()
		.domain(rows.map(({ key }) => key))
		.range([frame.left, frame.right])
		.paddingInner(0.25)
		.paddingOuter(0.15);
	const width = band.bandwidth();
	const start = ({ key }: Point) => band(key) ?? 0;
	const middle = (point: Point) => start(point) + width / 2;
	const hasRoom = points.every(({ value }) => textWidth(format.value(value)) * rem < band.step());
	const bars = points.flatMap((point) => {
		const { value } = point;
		const [top, bottom] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))];
		const bar = { x: start(point), y: top, width, height: bottom - top, ...paint(point) };
		const end = value < 0 ? bottom + rem * 0.6 : top - rem * 0.6;
		return [shape('rect', point, plot, bar), ...(hasRoom ? [label(middle(point), end, format.value(value))] : [])];
	});
	return [...drawAxes(plot, frame, middle, band.step()), ...bars];
}

/**
 * Grid lines and marks of the values, and below each point its name, or its table number if names do not fit.
 *
 * @param x Returns the horizontal centre of a point, in pixels.
 * @param step Pixels between two points.
 */
function drawAxes({ rows, rem, format }: Plot, frame: Frame, x: (row: Point) => number, step: number): SVGElement[] {
	const { left, right, bottom, y, marks } = frame;
	const hasRoom = rows.every(({ name }) => textWidth(name) * rem < step - rem * 0.25);
	// If even numbers do not fit, only every second, third … is written.
	const every = hasRoom ? 1 : Math.max(1, Math.ceil((rem * 1.5) / step));
	const grid = marks.flatMap((mark) => {
		const place = { x1: left, x2: right, y1: y(mark), y2: y(mark) };
		return [
			svgElement('line', { class: 'archipel-chart__grid', 'data-zero': mark === 0, ...place }),
			label(left - rem * 0.35, y(mark), format.plain(mark), 'end'),
		];
	});
	const named = rows.filter((_row, at) => at % every === 0);
	return [...grid, ...named.map((row) => label(x(row), bottom + rem, hasRoom ? row.name : row.key))];
}
