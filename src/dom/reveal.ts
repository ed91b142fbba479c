import { prefersReducedMotion } from './reduced-motion';
import './reveal.css';

/** Something that comes into view by an animation. */
export interface Entrance {
	readonly element: HTMLElement;
	/** One of `ENTRANCES`, or another name of Elementor's; one that is not known fades in. */
	readonly animation: string;
	/** Milliseconds between coming into view and the animation. */
	readonly delay: number;
	/** Nobody has seen it yet: it comes by its animation even if it is in view now. */
	readonly isHidden?: boolean;
}

/**
 * Lets elements come by an animation, each once. What is in view now, or above it, has been seen and stays as it is; so does everything under
 * `prefers-reduced-motion`, on paper, and after the abort (A11Y-03). What gets the focus is there at once. In a slide of a full page they come when it is
 * entered, wherever they stand in it (FPS-02).
 *
 * No scroll-driven animation of the browser's: it would stop half-way where the page does, or, started by the scroll, take any box that clips for the
 * window; and Chromium 156 keeps the nodes of those that have left the page.
 *
 * @param line Pixels by which they must have risen above the lower edge of the window; at the end of the page, where nothing can rise further, all of
 * them are there.
 */
export function reveal(entrances: readonly Entrance[], signal: AbortSignal, line = 0): void {
	if (prefersReducedMotion()) return;
	const moving = new Map(
		entrances
			.filter(({ animation }) => animation !== 'none')
			.map((entrance) => [entrance.element as Element, entrance]),
	);
	const unseen = new Set<HTMLElement>();
	const release = (element: HTMLElement) => {
		observer.unobserve(element);
		unseen.delete(element);
		delete element.dataset['archipelReveal'];
		delete element.dataset['archipelRevealState'];
		element.style.removeProperty('--archipel-reveal-delay');
	};
	const show = (element: HTMLElement) => {
		observer.unobserve(element);
		unseen.delete(element);
		element.dataset['archipelRevealState'] = 'seen';
	};
	const hold = ({ element, animation, delay }: Entrance) => {
		unseen.add(element);
		element.style.setProperty('--archipel-reveal-delay', `${delay}ms`);
		element.dataset['archipelReveal'] = animation;
		element.dataset['archipelRevealState'] = 'held';
	};
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting, boundingClientRect } of entries) {
				const entrance = moving.get(target)!;
				if (unseen.has(entrance.element)) {
					if (isIntersecting) show(entrance.element);
				} else if (boundingClientRect.top < innerHeight) observer.unobserve(target);
				else hold(entrance);
			}
		},
		{ rootMargin: `0px 0px ${-line}px` },
	);
	const endWaiting = () => {
		if (unseen.size && scrollY + innerHeight > document.documentElement.scrollHeight - 2) unseen.forEach(release);
	};
	for (const entrance of moving.values()) {
		const { element } = entrance;
		observer.observe(element);
		if (entrance.isHidden) hold(entrance);
		element.addEventListener('focusin', () => release(element), { signal });
		element.addEventListener('animationend', ({ target }) => target === element && release(element), { signal });
	}
	document.addEventListener(
		'archipel:slide-entered',
		({ target }) => unseen.forEach((element) => (target as Element).contains(element) && show(element)),
		{ signal },
	);
	if (line) for (const type of ['scroll', 'resize']) addEventListener(type, endWaiting, { passive: true, signal });
	signal.addEventListener('abort', () => {
		observer.disconnect();
		moving.forEach(({ element }) => release(element));
	});
}
