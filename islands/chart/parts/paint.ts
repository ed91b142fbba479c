import type { Point } from '../model';

/** Colours in the palette of `host.css`. */
const PALETTE = 8;

/** Attributes that colour a shape: the owner's colour, or a place in the palette, which is CSS. */
export function paint({ key, color }: Pick<Point, 'key' | 'color'>): { fill: string } | { 'data-color': number } {
	return color ? { fill: color } : { 'data-color': ((key - 1) % PALETTE) + 1 };
}
