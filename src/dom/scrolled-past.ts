import { element } from './element';

/**
 * Reports when a position of the page leaves the viewport at the top, and when it returns. Uses no scroll listener.
 *
 * @param bottom Position in pixels from the top of the page.
 * @param covered Pixels at the top of the viewport that a bar covers.
 */
export function watchScrolledPast(
	{ bottom, covered = 0 }: { readonly bottom: number; readonly covered?: number },
	onChange: (isPast: boolean) => void,
	signal: AbortSignal,
): void {
	const mark = element('div', { 'aria-hidden': 'true' });
	Object.assign(mark.style, {
		position: 'absolute',
		left: '0',
		width: '1px',
		visibility: 'hidden',
		pointerEvents: 'none',
	});
	document.body.append(mark);
	// The body may be positioned by the theme and shifted by the admin bar.
	const origin = (mark.offsetParent ?? document.documentElement).getBoundingClientRect().top + scrollY;
	// Spans from the top of the page: an observer misses a jump across a small mark.
	Object.assign(mark.style, { top: `${-origin}px`, height: `${bottom}px` });
	const observer = new IntersectionObserver(
		(entries) => {
			// A slow browser reports several changes at once: the last counts.
			const { isIntersecting, boundingClientRect, rootBounds } = entries.at(-1)!;
			onChange(!isIntersecting && boundingClientRect.bottom <= (rootBounds?.top ?? covered));
		},
		{ rootMargin: `${-covered}px 0px 0px` },
	);
	observer.observe(mark);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		mark.remove();
	});
}
