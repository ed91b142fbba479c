import { float } from './float';
import { prefersReducedMotion } from './reduced-motion';

/** Pixels that a message keeps from the edges of what shows it. */
const EDGE = 8;

/**
 * Sees to it that a message which was just put on the page can be seen (A11Y-06): scrolls as little as needed; where that would move the
 * control out of view, the message is shown above the page, beside the control.
 *
 * @param control What was pressed; it is not covered.
 * @returns The function that undoes what it did to the box.
 */
export function keepInView(box: HTMLElement, control: Element): (() => void) | undefined {
	// What is not laid out (an island that is hidden, a page without layout) can be brought nowhere.
	if (!box.getClientRects().length || isSeen(box)) return undefined;
	if (isSeen(control) && !fitTogether(box, control)) return detach(box, control);
	// What a bar of the theme's covers is in the window already: only the middle is sure to be free.
	const block = isInWindow(box) || isEdgeCovered(box) ? 'center' : 'nearest';
	box.scrollIntoView({ block, inline: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
	return undefined;
}

/** Takes a message out of the flow, and shows it beside its control. */
function detach(box: HTMLElement, control: Element): () => void {
	box.classList.add('archipel-notice--floating');
	return float(box, control, 'bottom');
}

/** Whether nothing hides the upper and the lower edge: the window, a scrolling box, a bar, a dialog. */
function isSeen(target: Element): boolean {
	if (!isInWindow(target)) return false;
	const { left, top, bottom, width } = target.getBoundingClientRect();
	const x = left + Math.min(width / 2, 2 * EDGE);
	return [top + 2, bottom - 2].every((y) => {
		const hit = document.elementFromPoint(x, y);
		return target.contains(hit);
	});
}

function isInWindow(target: Element): boolean {
	const { top, bottom, left, right } = target.getBoundingClientRect();
	return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

/** Whether a bar stands at the edge of the window to which a box outside of it would be scrolled. */
function isEdgeCovered(box: Element): boolean {
	const y = box.getBoundingClientRect().top > 0 ? innerHeight - EDGE : EDGE;
	let hit = document.elementFromPoint(innerWidth / 2, y);
	while (hit && !/fixed|sticky/.test(getComputedStyle(hit).position)) hit = hit.parentElement;
	return hit !== null;
}

/** Whether both have room in the window at a time, between what covers its edges. */
function fitTogether(box: Element, control: Element): boolean {
	const [one, other] = [box.getBoundingClientRect(), control.getBoundingClientRect()];
	const height = Math.max(one.bottom, other.bottom) - Math.min(one.top, other.top);
	return height + 2 * EDGE < visibleHeight(box);
}

function visibleHeight(box: Element): number {
	const scroller = box.closest('.archipel-dialog__body');
	if (scroller) return scroller.clientHeight;
	return innerHeight - (parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0);
}
