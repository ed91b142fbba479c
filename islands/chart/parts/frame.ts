import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { PlotProps } from './plot-props';

/** Area of a drawing with axes, and its value scale. */
export interface Frame {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	readonly y: ScaleLinear<number, number>;
	readonly marks: readonly number[];
}

/** Estimates the width of a text in `rem` at the smallest font size (0.75rem). */
export const textWidth = (text: string): number => text.length * 0.44;

/** Creates a frame with room for marks at the left and names below. The scale includes zero: bars without zero mislead. */
export function createFrame({ points, size, format }: PlotProps): Frame {
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
