/** Pixels between a floating box and its control, and between it and the edges of the window. */
const GAP = 8;

/**
 * Shows a box beside a control, in the top layer, so that nothing clips or covers it: kept inside the window, on the other side of
 * the control where there is no room, following the control. It takes no room of the page and no focus. Views use `useFloating`.
 *
 * @param box An element of ours; it is taken away when it is hidden.
 * @param placement Where it stands, centred, if there is room.
 * @param onShown Called when it has its place: until then nothing in it takes the focus.
 * @returns The function that hides it.
 */
export function float(
	box: HTMLElement,
	control: Element,
	placement: 'top' | 'bottom',
	onShown?: () => void,
): () => void {
	// Support: without popovers (Safari before 17) the box is a fixed one like any other.
	const hasPopovers = 'showPopover' in box;
	if (hasPopovers) {
		box.popover = 'manual';
		box.showPopover();
	}
	// Not seen where the browser puts it meanwhile.
	box.style.visibility = 'hidden';
	const hiding = new AbortController();
	const show = () => {
		if (!box.style.visibility) return;
		box.style.visibility = '';
		if (!hiding.signal.aborted) onShown?.();
	};
	// Without the library it stands in the middle of the window, as popovers do.
	follow(box, control, placement, show, hiding.signal).catch(show);
	return () => {
		hiding.abort();
		show();
		if (hasPopovers && box.isConnected) box.hidePopover();
	};
}

async function follow(
	box: HTMLElement,
	control: Element,
	placement: 'top' | 'bottom',
	onPlaced: () => void,
	signal: AbortSignal,
): Promise<void> {
	const { autoUpdate, computePosition, flip, offset, shift } = await import('@floating-ui/dom');
	if (signal.aborted) return;
	const middleware = [offset(GAP), flip({ padding: GAP, crossAxis: false }), shift({ padding: GAP })];
	Object.assign(box.style, { position: 'fixed', inset: '0 auto auto 0', margin: '0' });
	const update = async () => {
		const { x, y } = await computePosition(control, box, { placement, strategy: 'fixed', middleware });
		Object.assign(box.style, { left: `${x}px`, top: `${y}px` });
		onPlaced();
	};
	signal.addEventListener('abort', autoUpdate(control, box, update));
}
