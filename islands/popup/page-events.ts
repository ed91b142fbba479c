import { findAll } from '../../src/dom/element';
import { listen } from '../../src/runtime/listen';
import { afterEvent, beginWatch, dueAt, type PageEvent, type Rules, type Trigger } from './model';

/** Longest timeout of browsers in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Calls `fire` for each trigger of a popup on this page (POP-01); listens only to events that the rules need. */
export function watchPage(
	rules: Rules,
	isLanding: boolean,
	fire: (trigger: Trigger) => void,
	signal: AbortSignal,
): void {
	const { scrolling, clicks, inactivity, exitIntent } = rules;
	// Reading the scroll position forces a layout, so it is read only if needed.
	const isScrolling = scrolling !== 'no';
	let watched = beginWatch(performance.now(), isScrolling ? scrolled().y : 0);
	let timer: ReturnType<typeof setTimeout> | undefined;

	const report = (event: PageEvent) => {
		const [next, trigger] = afterEvent(rules, watched, event, performance.now(), isLanding);
		watched = next;
		wind();
		if (trigger) fire(trigger);
	};
	const wind = () => {
		const due = dueAt(rules, watched, isLanding);
		if (timer !== undefined || due === Infinity) return;
		timer = setTimeout(
			() => {
				timer = undefined;
				report({ type: 'time' });
			},
			Math.min(Math.max(due - performance.now(), 0), LONGEST),
		);
	};
	const onEvent = (target: EventTarget, name: string, listener: (event: Event) => void) =>
		listen(target, name, { signal, passive: true, capture: true }, listener);

	if (isScrolling || inactivity)
		onEvent(window, 'scroll', () => report(isScrolling ? { type: 'scroll', ...scrolled() } : { type: 'active' }));
	if (inactivity)
		for (const type of ['pointermove', 'keydown', 'touchmove', 'visibilitychange'])
			onEvent(document, type, () => report({ type: 'active' }));
	if (clicks || inactivity) onEvent(document, 'click', () => report({ type: 'click' }));
	if (exitIntent)
		onEvent(document.documentElement, 'mouseleave', (event) => {
			if (event.target === document.documentElement && (event as MouseEvent).clientY <= 0) report({ type: 'leave' });
		});
	const [target] = findAll(rules.scrollingTo) ?? [];
	if (target) {
		const observer = new IntersectionObserver((entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) report({ type: 'reached' });
		});
		observer.observe(target);
		signal.addEventListener('abort', () => observer.disconnect());
	}
	wind();
	signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Returns the scroll position without overscroll. */
function scrolled(): { y: number; max: number } {
	const { scrollHeight, clientHeight } = document.documentElement;
	const max = Math.max(scrollHeight - clientHeight, 0);
	return { y: Math.min(Math.max(scrollY, 0), max), max };
}
