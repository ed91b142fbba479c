import { element } from './element';
import { setScrollPadding } from './scroll-padding';

/** Pixels between a bar and the focused element that is scrolled above it. */
const SCROLL_MARGIN = 8;

/** Container of our bars at the lower edge of the viewport, stacked. */
let stack: HTMLElement | undefined;
/** Foreign fixed bar at the lower edge: WooCommerce's store notice, a theme's bar. */
let foreign: Element | undefined;
let sizes: ResizeObserver | undefined;
let newcomers: MutationObserver | undefined;

/**
 * Shows a bar at the lower edge of the viewport, above bars of the theme. Meanwhile the page has padding below its content, and focused
 * elements are scrolled clear of the bar (WCAG 2.4.11).
 *
 * @param place `edge`: a full-width bar. `above`: a button that floats above such bars.
 * @returns Function that removes the bar. The caller must move a focus inside the bar.
 */
export function showBottomBar(bar: HTMLElement, place: 'edge' | 'above'): () => void {
	stack ??= element('div', { class: 'archipel-bottom-bars' });
	stack[place === 'edge' ? 'append' : 'prepend'](bar);
	if (!stack.isConnected) {
		document.body.append(stack);
		// A closed foreign bar loses its size; a new one is appended to the body.
		sizes = new ResizeObserver(update);
		sizes.observe(stack);
		newcomers = new MutationObserver(update);
		newcomers.observe(document.body, { childList: true });
		addEventListener('resize', update);
	}
	update();
	return () => {
		bar.remove();
		if (stack?.isConnected && !stack.hasChildNodes()) {
			sizes?.disconnect();
			newcomers?.disconnect();
			foreign = undefined;
			removeEventListener('resize', update);
			stack.remove();
		}
		update();
	};
}

function update(): void {
	const { documentElement: root } = document;
	if (stack && !stack.isConnected) setScrollPadding(stack);
	if (!stack?.isConnected) return void root.style.removeProperty('--archipel-bottom-bars');
	// Behind a modal dialog `elementsFromPoint` finds no bars, and bars are not usable.
	if (!document.querySelector('dialog:modal')) follow(barBelow(stack));
	const lift = foreign ? innerHeight - foreign.getBoundingClientRect().top : 0;
	stack.style.insetBlockEnd = `${lift}px`;
	const height = stack.offsetHeight + lift;
	root.style.setProperty('--archipel-bottom-bars', `${height}px`);
	setScrollPadding(stack, { edge: 'end', scroll: height + SCROLL_MARGIN, below: height });
}

function follow(bar: Element | undefined): void {
	if (bar === foreign) return;
	if (foreign) sizes?.unobserve(foreign);
	foreign = bar;
	if (bar) sizes?.observe(bar);
}

/** Returns the topmost of stacked foreign bars (a store notice on a theme bar). Elements higher than a third of the viewport are no bars. */
function barBelow(own: HTMLElement, y = innerHeight - 1, under?: Element): Element | undefined {
	const bar = document.elementsFromPoint(innerWidth / 2, y).find((found) => {
		if (own.contains(found) || getComputedStyle(found).position !== 'fixed') return false;
		return found.getBoundingClientRect().height < innerHeight / 3;
	});
	return bar ? barBelow(own, bar.getBoundingClientRect().top - 1, bar) : under;
}
