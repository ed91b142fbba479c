import { float } from './float';
import { prefersReducedMotion } from './reduced-motion';

/** Pixels between a message and the edges of the viewport or scroll container. */
const MARGIN = 8;

/**
 * Makes a new message visible (A11Y-06): scrolls as little as needed; if that would move the control out of view, the message floats
 * above the page, beside the control.
 *
 * @param control Pressed control; it is not covered.
 * @returns Function that undoes the changes to the box.
 */
export function keepInView(box: HTMLElement, control: Element): (() => void) | undefined {
	// A box without layout (hidden island, test environment) cannot be scrolled into view.
	if (!box.getClientRects().length || isSeen(box)) return undefined;
	if (isSeen(control) && !fitTogether(box, control)) return detach(box, control);
	// A box covered by a theme bar is in the viewport already: only the middle is surely free.
	const block = isInWindow(box) || isEdgeCovered(box) ? 'center' : 'nearest';
	box.scrollIntoView({ block, inline: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
	return undefined;
}

/** Takes a message out of the flow and floats it beside its control. */
function detach(box: HTMLElement, control: Element): () => void {
	box.classList.add('archipel-notice--floating');
	return float(box, control, 'bottom');
}

/** Whether the upper and lower edge are visible, not hidden by viewport, scroll container, bar or dialog. */
function isSeen(target: Element): boolean {
	if (!isInWindow(target)) return false;
	const { left, top, bottom, width } = target.getBoundingClientRect();
	const x = left + Math.min(width / 2, 2 * MARGIN);
	return [top + 2, bottom - 2].every((y) => {
		const hit = document.elementFromPoint(x, y);
		return target.contains(hit);
	});
}

function isInWindow(target: Element): boolean {
	const { top, bottom, left, right } = target.getBoundingClientRect();
	return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

/** Whether a fixed bar covers the viewport edge to which an offscreen box would be scrolled. */
function isEdgeCovered(box: Element): boolean {
	const y = box.getBoundingClientRect().top > 0 ? innerHeight - MARGIN : MARGIN;
	let hit = document.elementFromPoint(innerWidth / 2, y);
	while (hit && !/fixed|sticky/.test(getComputedStyle(hit).position)) hit = hit.parentElement;
	return hit !== null;
}

/** Whether message and control fit into the visible height together. */
function fitTogether(box: Element, control: Element): boolean {
	const [one, other] = [box.getBoundingClientRect(), control.getBoundingClientRect()];
	const height = Math.max(one.bottom, other.bottom) - Math.min(one.top, other.top);
	return height + 2 * MARGIN < visibleHeight(box);
}

function visibleHeight(box: Element): number {
	const scroller = box.closest('.archipel-dialog__body');
	if (scroller) return scroller.clientHeight;
	return innerHeight - (parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0);
}
