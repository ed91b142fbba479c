import { glide } from '../../../src/dom/glide';
import { prefersReducedMotion } from '../../../src/dom/reduced-motion';

export interface ScrollOptions {
	/** Pixels to leave free above the element. @default 100 (specification, section 9) */
	readonly offset?: number;
	/** Milliseconds; nothing moves where the shopper asked for less motion. @default 1000 (specification, section 9) */
	readonly duration?: number;
}

/** Scrolls the page to an element. Whatever the shopper does meanwhile stops it: the page is theirs. */
export function scrollTo(element: Element, { offset = 100, duration = 1000 }: ScrollOptions = {}): void {
	const start = scrollY;
	// The way is measured anew at each step: what stands above may still change its height.
	const end = () => Math.max(0, scrollY + element.getBoundingClientRect().top - offset);
	const stop = glide(window, prefersReducedMotion() ? 0 : duration, (part) =>
		// `instant`: a theme's `scroll-behavior: smooth` would animate our animation.
		window.scrollTo({ top: start + (end() - start) * part, behavior: 'instant' }),
	);
	addEventListener('keydown', stop, { once: true });
}
