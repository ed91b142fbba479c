/**
 * Tells when a place of the page goes out at the top of the window, and when it comes back. Nothing runs while the page is scrolled.
 *
 * @param top Where it begins, in pixels from the top of the page.
 * @param height How far it reaches.
 * @param covered Pixels at the top of the window that something else covers.
 */
export function watchScrolledPast(
	{ top, height, covered = 0 }: { readonly top: number; readonly height: number; readonly covered?: number },
	tell: (isPast: boolean) => void,
	signal: AbortSignal,
): void {
	const mark = document.createElement('div');
	mark.setAttribute('aria-hidden', 'true');
	Object.assign(mark.style, {
		position: 'absolute',
		left: '0',
		width: '1px',
		visibility: 'hidden',
		pointerEvents: 'none',
	});
	document.body.append(mark);
	// Of a body that a theme positions, and above which an admin bar may leave room.
	const origin = (mark.offsetParent ?? document.documentElement).getBoundingClientRect().top + scrollY;
	Object.assign(mark.style, { top: `${top - origin}px`, height: `${height}px` });
	const observer = new IntersectionObserver(
		(entries) => {
			// Where the browser is late it tells of several changes at once.
			const { isIntersecting, boundingClientRect, rootBounds } = entries.at(-1)!;
			tell(!isIntersecting && boundingClientRect.bottom <= (rootBounds?.top ?? covered));
		},
		{ rootMargin: `${-covered}px 0px 0px` },
	);
	observer.observe(mark);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		mark.remove();
	});
}
