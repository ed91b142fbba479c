import { listen } from '../runtime/listen';
import { prefersReducedMotion } from './reduced-motion';
import './reveal.css';

/** Names of entrance animations, as in Elementor. `none`: visible from the start. */
export const ENTRANCES = [
	'none',
	'fadeIn',
	'fadeInUp',
	'fadeInDown',
	'fadeInLeft',
	'fadeInRight',
	'zoomIn',
	'zoomInUp',
	'zoomInDown',
	'rotateIn',
] as const;

export interface Entrance {
	readonly element: HTMLElement;
	/** One of `ENTRANCES` or another of Elementor's names; an unknown name fades in. */
	readonly animation: string;
	/** Milliseconds from entering the viewport to the animation. */
	readonly delay: number;
	/** True for an element not displayed yet: animated even if it is in the viewport now. */
	readonly isHidden?: boolean;
}

/**
 * Animates the entrance of elements, each once. Elements in or above the viewport at start are not animated; none are with
 * `prefers-reduced-motion`, in print, or after the abort (A11Y-03). A focused element is shown at once. In a slide of a full page all elements
 * are animated when the slide is entered (FPS-02).
 *
 * Scroll-driven CSS animations do not fit: they stop half-way at the end of the page, or, when triggered by scroll, take any clipping box for the
 * viewport; and Chromium 156 leaks the nodes of removed elements.
 *
 * @param line Pixels above the lower viewport edge that an element must reach; at the end of the page, where elements cannot rise further, all
 * are shown.
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
	listen(document, 'archipel:slide-entered', { signal }, ({ target }) =>
		unseen.forEach((element) => (target as Element).contains(element) && show(element)),
	);
	if (line) for (const type of ['scroll', 'resize']) addEventListener(type, endWaiting, { passive: true, signal });
	signal.addEventListener('abort', () => {
		observer.disconnect();
		moving.forEach(({ element }) => release(element));
	});
}

/** Pixels above the lower edge of the window at which an item appears (WID-04, WID-11). */
const LINE = 150;
/** Maximum delay in seconds. */
const LONGEST = 10;

/**
 * Animates the entrance of items by their server attributes: `data-animation`, and `data-delay` in seconds.
 *
 * @param fallback Values for items with missing or invalid attributes; the delay is in seconds.
 * @param partOf Returns the animated part of an item. @default the item
 */
export function revealItems(
	items: Iterable<HTMLElement>,
	fallback: { readonly animation: string; readonly delay: number },
	signal: AbortSignal,
	partOf: (item: HTMLElement) => HTMLElement = (item) => item,
): void {
	const entrances = Array.from(items, (item) => {
		const seconds = Number.parseFloat(`${item.dataset['delay']}`);
		return {
			element: partOf(item),
			animation: ENTRANCES.find((name) => name === item.dataset['animation']) ?? fallback.animation,
			delay: 1000 * (seconds >= 0 ? Math.min(seconds, LONGEST) : fallback.delay),
		};
	});
	reveal(entrances, signal, LINE);
}
