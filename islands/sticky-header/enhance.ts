import { effect, signal as createSignal } from '@preact/signals-core';
import { findAll } from '../../src/dom/element';
import { keepScrollPadding, type CoveredArea } from '../../src/dom/scroll-padding';
import { watchScrolledPast } from '../../src/dom/scrolled-past';
import type { Enhance } from '../../src/runtime/define-island';
import type { Props } from './island';
import './view.css';

/** Pixels between the header and a scroll target below it. */
const SCROLL_MARGIN = 8;

/** Height of the sticky header in pixels. Set on elements that need it, not on the root, where all elements would inherit it and restyle. */
const headerHeight = createSignal(0);

/**
 * Keeps a part of the page in view (NAV-05) by `position: sticky`, so no script runs during scrolling. Focus and link targets are scrolled
 * clear of the header (WCAG 2.4.11).
 */
const enhance: Enhance<Props> = (host, { part, target, breadcrumb }, { signal, fail }) => {
	// The page may lack the element; an invalid selector is an error of the owner.
	const wrong = [target, breadcrumb].find((selector) => !findAll(selector));
	if (wrong) return fail(new Error(`"${wrong}" is no CSS selector`));
	const sticky = target ? document.querySelector<HTMLElement>(target) : host;
	const bar = breadcrumb ? document.querySelector<HTMLElement>(breadcrumb) : null;
	if (!sticky) return;
	if (bar) makeRoom(bar, sticky, signal);
	const before = sticky.getBoundingClientRect();
	sticky.dataset['archipelSticky'] = part;
	const freed = freeAncestors(sticky);
	const covered = parseFloat(getComputedStyle(sticky).top) || 0;
	watchScrolledPast(
		{ bottom: before.bottom + scrollY, covered },
		(isPast) => (isPast ? (sticky.dataset['state'] = 'shown') : delete sticky.dataset['state']),
		signal,
	);
	const measure = (): CoveredArea | undefined => {
		const { position, top: edge } = getComputedStyle(sticky);
		const height = position === 'sticky' ? sticky.offsetHeight : 0;
		if (part === 'header') headerHeight.value = height;
		return height ? { edge: 'start', scroll: height + (parseFloat(edge) || 0) + SCROLL_MARGIN } : undefined;
	};
	const stop = effect(() => {
		if (part === 'sidebar') sticky.style.setProperty('--archipel-sticky-header', `${headerHeight.value}px`);
	});
	// The root's width is observed too, because a change may switch a media query.
	const endPadding = part === 'sidebar' ? () => {} : keepScrollPadding(sticky, measure, document.documentElement);
	signal.addEventListener('abort', () => {
		endPadding();
		stop();
		if (part === 'header') headerHeight.value = 0;
		delete sticky.dataset['archipelSticky'];
		delete sticky.dataset['state'];
		sticky.style.removeProperty('--archipel-sticky-header');
		freed.forEach((box) => delete box.dataset['archipelClip']);
	});
};

/** Tells the title bar below a header how high that is; `view.css` adds 210 px (NAV-06). */
function makeRoom(bar: HTMLElement, header: HTMLElement, signal: AbortSignal): void {
	bar.dataset['archipelBreadcrumb'] = '';
	const set = () => signal.aborted || bar.style.setProperty('--archipel-header-height', `${header.offsetHeight}px`);
	// In the next frame: the change may resize an observed element, which browsers report as a ResizeObserver loop.
	const observer = new ResizeObserver(() => void requestAnimationFrame(set));
	observer.observe(header);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		delete bar.dataset['archipelBreadcrumb'];
		bar.style.removeProperty('--archipel-header-height');
	});
}

/** Sets `overflow: clip` on ancestors with `overflow: hidden` (Storefront's `.site`): as scroll containers they would capture the sticky element. */
function freeAncestors(sticky: HTMLElement): HTMLElement[] {
	const freed: HTMLElement[] = [];
	for (let box = sticky.parentElement; box && box !== document.body; box = box.parentElement) {
		const { overflowX, overflowY } = getComputedStyle(box);
		// An ancestor with more content than its height really scrolls or clips: left alone.
		if (![overflowX, overflowY].includes('hidden') || box.scrollHeight > box.clientHeight + 1) continue;
		box.dataset['archipelClip'] = '';
		freed.push(box);
	}
	return freed;
}

export default enhance;
