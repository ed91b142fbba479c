/**
 * The size of a picture that only its file knows.
 *
 * @returns `undefined` if it cannot be loaded.
 */
export function measureImage(src: string): Promise<{ width: number; height: number } | undefined> {
	return new Promise((resolve) => {
		const image = new Image();
		image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
		image.addEventListener('error', () => resolve(undefined));
		image.src = src;
	});
}
