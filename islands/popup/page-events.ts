import { findAll } from '../../src/dom/element';
import { listen } from '../../src/runtime/listen';
import type { Rules, Trigger } from './model';

/** Seconds after arrival during which no `pageLoad` trigger covers a small screen. */
const LANDING = 5;

/** Longest timeout of browsers in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/**
 * Calls `open` for each trigger of a popup on this page (POP-01), once each; listens only to events that the rules need.
 *
 * @param isLanding Whether the visitor has just arrived, on a small screen.
 */
export function watchPage(
	{ pageLoad, scrolling, scrollingOffset, scrollingTo, clicks, inactivity, exitIntent }: Rules,
	isLanding: boolean,
	open: (trigger: Trigger) => void,
	signal: AbortSignal,
): void {
	const fired = new Set<Trigger>();
	const fire = (trigger: Trigger) => {
		if (fired.has(trigger)) return;
		fired.add(trigger);
		open(trigger);
	};
	const onEvent = (target: EventTarget, name: string, listener: (event: Event) => void) =>
		listen(target, name, { signal, passive: true, capture: true }, listener);
	/** Fires after some seconds. @returns Function that begins the time anew. */
	const fireAfter = (seconds: number, trigger: Trigger) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const wind = () => {
			clearTimeout(timer);
			// A browser would fire a longer timeout at once.
			if (seconds * 1000 <= LONGEST) timer = setTimeout(() => fire(trigger), seconds * 1000);
		};
		wind();
		signal.addEventListener('abort', () => clearTimeout(timer));
		return wind;
	};

	if (pageLoad !== undefined) fireAfter(Math.max(pageLoad, isLanding ? LANDING : 0), 'pageLoad');
	if (inactivity) {
		const rewind = fireAfter(inactivity, 'inactivity');
		for (const type of ['pointermove', 'keydown', 'touchmove', 'visibilitychange', 'click'])
			onEvent(document, type, rewind);
		onEvent(window, 'scroll', rewind);
	}
	if (scrolling !== 'no') {
		let before = scrolled().y;
		onEvent(window, 'scroll', () => {
			const { y, max } = scrolled();
			const isWanted = scrolling === 'up' ? y < before : y > before && (y / max) * 100 >= scrollingOffset;
			before = y;
			if (isWanted) fire('scrolling');
		});
	}
	let left = clicks;
	if (left) onEvent(document, 'click', () => --left || fire('clicks'));
	if (exitIntent)
		onEvent(document.documentElement, 'mouseleave', ({ target, clientY }: Event & { readonly clientY?: number }) => {
			if (target === document.documentElement && clientY! <= 0) fire('exitIntent');
		});
	const [target] = findAll(scrollingTo) ?? [];
	if (target) {
		const observer = new IntersectionObserver((entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) fire('scrollingTo');
		});
		observer.observe(target);
		signal.addEventListener('abort', () => observer.disconnect());
	}
}

/** Returns the scroll position without overscroll. Reading it forces a layout. */
function scrolled(): { y: number; max: number } {
	const { scrollHeight, clientHeight } = document.documentElement;
	const max = Math.max(scrollHeight - clientHeight, 0);
	return { y: Math.min(Math.max(scrollY, 0), max), max };
}
