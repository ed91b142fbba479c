/**
 * Where a caption waits outside of its picture, on the side of a pointer that comes or goes: a value of the CSS property `translate`.
 *
 * @param x Of the pointer, in pixels of the window.
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
