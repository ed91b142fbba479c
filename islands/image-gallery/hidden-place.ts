/**
 * Returns the position of a caption hidden outside its picture, on the side of the pointer: a value for the CSS property `translate`.
 *
 * @param x Pointer position, in pixels of the viewport.
 */
export function hiddenPlace(
	{ left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
	x: number,
	y: number,
): string {
	const across = (x - left) / width - 0.5;
	const down = (y - top) / height - 0.5;
	return Math.abs(across) > Math.abs(down) ? `${across < 0 ? -100 : 100}% 0` : `0 ${down < 0 ? -100 : 100}%`;
}
