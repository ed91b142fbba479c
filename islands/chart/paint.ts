import type { Point } from './model';

/** Number of colours in the palette of `host.css`. */
const PALETTE = 8;

/** Returns the attributes that colour a shape: the owner's colour, or an index of the CSS palette. */
export function paint({ key, color }: Pick<Point, 'key' | 'color'>): { fill: string } | { 'data-color': number } {
	return color ? { fill: color } : { 'data-color': ((key - 1) % PALETTE) + 1 };
}
