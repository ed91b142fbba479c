import { setScrollRoom } from './scroll-room';

/** Pixels between a bar and what is scrolled to above it. */
const GAP = 8;

/** Where our bars at the lower edge of the window stand, one above the other. */
let stack: HTMLElement | undefined;
/** What somebody else has fixed there: WooCommerce's store notice, a theme's bar. */
let foreign: Element | undefined;
let sizes: ResizeObserver | undefined;
let newcomers: MutationObserver | undefined;

/**
 * Shows a bar at the lower edge of the window, above what a theme has there. While it is there the page has room below its content, and what
 * the focus goes to is scrolled clear of it (WCAG 2.4.11).
 *
 * @param place `edge`: a bar across the window. `above`: a button that floats above those.
 * @returns The function that takes it away. Focus that was in the bar is the caller's to move.
 */
export function showBottomBar(bar: HTMLElement, place: 'edge' | 'above'): () => void {
	if (!stack) {
		stack = document.createElement('div');
		stack.className = 'archipel-bottom-bars';
	}
	stack[place === 'edge' ? 'append' : 'prepend'](bar);
	if (!stack.isConnected) {
		document.body.append(stack);
		// A bar that is closed has no size any more; one that comes is put at the end of the page.
		sizes = new ResizeObserver(settle);
		sizes.observe(stack);
		newcomers = new MutationObserver(settle);
		newcomers.observe(document.body, { childList: true });
		addEventListener('resize', settle);
	}
	settle();
	return () => {
		bar.remove();
		if (stack?.isConnected && !stack.hasChildNodes()) {
			sizes?.disconnect();
			newcomers?.disconnect();
			foreign = undefined;
			removeEventListener('resize', settle);
			stack.remove();
		}
		settle();
	};
}

function settle(): void {
	const { documentElement: root } = document;
	if (stack && !stack.isConnected) setScrollRoom(stack);
	if (!stack?.isConnected) return void root.style.removeProperty('--archipel-bottom-bars');
	// Behind a dialog nothing can be found; and nobody needs the bars.
	if (!document.querySelector('dialog:modal')) follow(barBelow(stack));
	const lift = foreign ? innerHeight - foreign.getBoundingClientRect().top : 0;
	stack.style.insetBlockEnd = `${lift}px`;
	const height = stack.offsetHeight + lift;
	root.style.setProperty('--archipel-bottom-bars', `${height}px`);
	setScrollRoom(stack, { edge: 'end', scroll: height + GAP, below: height });
}

function follow(bar: Element | undefined): void {
	if (bar === foreign) return;
	if (foreign) sizes?.unobserve(foreign);
	foreign = bar;
	if (bar) sizes?.observe(bar);
}

/** The highest of those that stand on each other: a store notice on a theme's bar. What is higher than a third of the window is no bar. */
function barBelow(own: HTMLElement, y = innerHeight - 1, under?: Element): Element | undefined {
	const bar = document.elementsFromPoint(innerWidth / 2, y).find((element) => {
		if (own.contains(element) || getComputedStyle(element).position !== 'fixed') return false;
		return element.getBoundingClientRect().height < innerHeight / 3;
	});
	return bar ? barBelow(own, bar.getBoundingClientRect().top - 1, bar) : under;
}
