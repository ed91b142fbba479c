import { effect, signal as createSignal } from '@preact/signals-core';
import { keepScrollRoom, type ScrollRoom } from '../../src/dom/scroll-room';
import { watchScrolledPast } from '../../src/dom/scrolled-past';
import type { Enhance } from '../../src/runtime/define-island';
import type { Props } from './props';
import './view.css';

/** Pixels between the header and what is scrolled to below it. */
const GAP = 8;

/** Pixels that a header takes at the top: told to what stands below it, not to the root, from which every element of the page would inherit it. */
const headerHeight = createSignal(0);

/**
 * Keeps a part of the page in view (NAV-05). CSS does it, so nothing moves and nothing runs while the page scrolls; what the focus or a link
 * goes to is scrolled clear of a header (WCAG 2.4.11).
 */
const enhance: Enhance<Props> = (host, { part, target, offset, breadcrumb }, { signal, fail }) => {
	const sticky = target ? find(target) : host;
	const bar = breadcrumb ? find(breadcrumb) : null;
	// The page may have none; a selector that no browser understands is the owner's to mend.
	const wrong = sticky === undefined ? target : bar === undefined ? breadcrumb : '';
	if (wrong) return fail(new Error(`"${wrong}" is no CSS selector`));
	if (!sticky) return;
	if (bar) makeRoom(bar, sticky, signal);
	const before = sticky.getBoundingClientRect();
	sticky.dataset['archipelSticky'] = part;
	sticky.style.setProperty('--archipel-sticky-offset', `${offset}px`);
	const freed = freeAncestors(sticky);
	const covered = parseFloat(getComputedStyle(sticky).top) || 0;
	watchScrolledPast(
		{ bottom: before.bottom + scrollY, covered },
		(isPast) => (isPast ? (sticky.dataset['state'] = 'shown') : delete sticky.dataset['state']),
		signal,
	);
	const measure = (): ScrollRoom | undefined => {
		const { position, top: edge } = getComputedStyle(sticky);
		const height = position === 'sticky' ? sticky.offsetHeight : 0;
		if (part === 'header') headerHeight.value = height;
		return height ? { edge: 'start', scroll: height + (parseFloat(edge) || 0) + GAP } : undefined;
	};
	const stop = effect(() => {
		if (part === 'sidebar') sticky.style.setProperty('--archipel-sticky-header', `${headerHeight.value}px`);
	});
	// The width of the page tells when a media query may have changed.
	const endRoom = part === 'sidebar' ? () => {} : keepScrollRoom(sticky, measure, document.documentElement);
	signal.addEventListener('abort', () => {
		endRoom();
		stop();
		if (part === 'header') headerHeight.value = 0;
		delete sticky.dataset['archipelSticky'];
		delete sticky.dataset['state'];
		sticky.style.removeProperty('--archipel-sticky-offset');
		sticky.style.removeProperty('--archipel-sticky-header');
		freed.forEach((box) => delete box.dataset['archipelClip']);
	});
};

/** Tells the title bar below a header how high that is; `view.css` adds 210 px (NAV-06). */
function makeRoom(bar: HTMLElement, header: HTMLElement, signal: AbortSignal): void {
	bar.dataset['archipelBreadcrumb'] = '';
	const set = () => signal.aborted || bar.style.setProperty('--archipel-header-height', `${header.offsetHeight}px`);
	// In the next frame: what it makes higher may be observed, too, and the browser takes that for a loop.
	const observer = new ResizeObserver(() => void requestAnimationFrame(set));
	observer.observe(header);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		delete bar.dataset['archipelBreadcrumb'];
		bar.style.removeProperty('--archipel-header-height');
	});
}

/** `null` where there is none, `undefined` where the selector is wrong. */
function find(selector: string): HTMLElement | null | undefined {
	try {
		return document.querySelector<HTMLElement>(selector);
	} catch {
		return undefined;
	}
}

/** What hides its overflow in one direction scrolls in both for the browser, and nothing inside sticks to the window: Storefront's `.site`. */
function freeAncestors(sticky: HTMLElement): HTMLElement[] {
	const freed: HTMLElement[] = [];
	for (let box = sticky.parentElement; box && box !== document.body; box = box.parentElement) {
		const { overflowX, overflowY } = getComputedStyle(box);
		// What is higher than its window really scrolls, or cuts off.
		if (![overflowX, overflowY].includes('hidden') || box.scrollHeight > box.clientHeight + 1) continue;
		box.dataset['archipelClip'] = '';
		freed.push(box);
	}
	return freed;
}

export default enhance;
