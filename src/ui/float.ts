import { place } from './place';
import type { Placement } from './place-options';

/** Pixels between a floating box and its control. */
const GAP = 8;

/**
 * Shows a box beside a control, in the top layer, so that nothing clips or covers it; kept inside the window,
 * it follows the control. It takes no room of the page and no focus.
 *
 * @param placement Where it stands if there is room.
 * @returns The function that hides it.
 */
export function float(box: HTMLElement, control: Element, placement: Placement): () => void {
	return place(box, control, { placement, gap: GAP, isMeasured: false });
}
