import { autoUpdate, computePosition, flip, offset, shift, type Placement } from '@floating-ui/dom';

/** Pixels between a floating box and its control, and between it and the window's edge. */
const GAP = 8;

/**
 * Shows a box beside a control, in the top layer, so that nothing clips or covers it; kept inside the window,
 * it follows the control. It takes no room of the page and no focus.
 *
 * @param placement Where it stands if there is room.
 * @returns The function that hides it.
 */
export function float(box: HTMLElement, control: Element, placement: Placement): () => void {
	box.popover = 'manual';
	box.showPopover();
	const stop = autoUpdate(control, box, async () => {
		const middleware = [offset(GAP), flip(), shift({ padding: GAP })];
		const { x, y } = await computePosition(control, box, { placement, strategy: 'fixed', middleware });
		Object.assign(box.style, { position: 'fixed', margin: '0', inset: 'auto', left: `${x}px`, top: `${y}px` });
	});
	return () => {
		stop();
		if (box.isConnected) box.hidePopover();
	};
}
