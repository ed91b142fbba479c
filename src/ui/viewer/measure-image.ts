/**
 * Loads an image to get its size in pixels.
 *
 * @returns `undefined` if the image fails to load.
 */
export function measureImage(src: string): Promise<{ width: number; height: number } | undefined> {
	return new Promise((resolve) => {
		const image = new Image();
		image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
		image.addEventListener('error', () => resolve(undefined));
		image.src = src;
	});
}
