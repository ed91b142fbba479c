import { focusElement } from '../../../src/runtime/keep-focus';

/** Milliseconds during which the browser's smooth scrolling may still aim at the target's old position, before its panel opened. */
const SMOOTH_SCROLLING = 1500;

/**
 * Takes the visitor to the target of an address once it is open: focuses the heading of a panel, or the target itself, and scrolls to it
 * (SEC-03).
 */
export function reach(target: HTMLElement, panel: HTMLElement): void {
	const isPanel = target === panel || target.id === 'reviews';
	const heading = isPanel ? panel.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6, summary, [role=heading]') : null;
	focusElement(heading ?? target, { preventScroll: true });
	const show = () => target.scrollIntoView({ block: 'start', behavior: 'instant' });
	show();
	keepShowing(show);
}

/** Repeats `show` on each scroll event, as long as the browser's smooth scrolling may last, until the visitor acts. */
function keepShowing(show: () => void): void {
	const controller = new AbortController();
	const { signal } = controller;
	const end = () => controller.abort();
	addEventListener('scroll', show, { signal });
	for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
		addEventListener(type, end, { signal, capture: true, passive: true });
	setTimeout(end, SMOOTH_SCROLLING);
}
