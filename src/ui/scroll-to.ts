import { prefersReducedMotion } from './reduced-motion';

export interface ScrollOptions {
	/** Pixels to leave free above the element. @default 100 (specification, section 9) */
	readonly offset?: number;
	/** Milliseconds; nothing moves where the shopper asked for less motion. @default 1000 (specification, section 9) */
	readonly duration?: number;
}

const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls the page to an element. Whatever the shopper does meanwhile stops it: the page is theirs. */
export function scrollTo(element: Element, { offset = 100, duration = 1000 }: ScrollOptions = {}): void {
	const start = scrollY;
	const target = () => Math.max(0, scrollY + element.getBoundingClientRect().top - offset);
	// `instant`: a theme's `scroll-behavior: smooth` would animate our animation.
	const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });
	if (prefersReducedMotion()) return jump(target());

	const interrupted = new AbortController();
	for (const type of INTERRUPTIONS)
		addEventListener(type, () => interrupted.abort(), { signal: interrupted.signal, passive: true });
	const begun = performance.now();
	const step = (now: number) => {
		if (interrupted.signal.aborted) return;
		const share = Math.min(1, Math.max(0, now - begun) / duration);
		// The way is measured anew: what stands above may still change its height.
		jump(start + (target() - start) * easeInOut(share));
		if (share < 1) requestAnimationFrame(step);
		else interrupted.abort();
	};
	requestAnimationFrame(step);
}

const easeInOut = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;
