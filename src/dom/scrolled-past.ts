/**
 * Tells when a place of the page goes out at the top of the window, and when it comes back. Nothing runs while the page is scrolled.
 *
 * @param bottom Where it ends, in pixels from the top of the page.
 * @param covered Pixels at the top of the window that something else covers.
 */
export function watchScrolledPast(
	{ bottom, covered = 0 }: { readonly bottom: number; readonly covered?: number },
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
	// From the top of the page on: of a jump from below a mark to above it no observer would tell.
	Object.assign(mark.style, { top: `${-origin}px`, height: `${bottom}px` });
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
