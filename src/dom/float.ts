import { pressEnded } from '../runtime/press-ended';

/** Pixels between a floating box and its control, and between it and the edges of the window. */
const GAP = 8;

/**
 * Shows a box beside a control, in the top layer, so that nothing clips or covers it: kept inside the window, on the other side of
 * the control where there is no room, following the control. It takes no room of the page and no focus. Views use `useFloating`.
 *
 * A box that the browser shows by itself stays where it is until it has its place: what is hidden or moved under a press gets no click. One whose
 * style has `visibility: hidden` is seen from then on.
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
	const hiding = new AbortController();
	const { signal } = hiding;
	// Support: without popovers (Safari before 17) the box is a fixed one like any other.
	const hasPopovers = 'showPopover' in box;
	let isRaised = false;
	const show = async () => {
		const library = await import('@floating-ui/dom').catch(() => undefined);
		await pressEnded(box);
		// Whoever showed it may have taken it from the page meanwhile.
		if (signal.aborted || !box.isConnected) return;
		if (hasPopovers) {
			box.popover = 'manual';
			box.showPopover();
			isRaised = true;
		}
		// Without the library it stands in the middle of the window, as popovers do.
		if (library) await follow(library, box, control, placement, signal).catch(() => {});
		box.style.visibility = '';
		if (!signal.aborted) onShown?.();
	};
	void show();
	return () => {
		hiding.abort();
		box.style.visibility = '';
		if (isRaised && box.isConnected) box.hidePopover();
	};
}

/** @returns Resolves when the box has its place for the first time. */
function follow(
	{ autoUpdate, computePosition, flip, offset, shift }: typeof import('@floating-ui/dom'),
	box: HTMLElement,
	control: Element,
	placement: 'top' | 'bottom',
	signal: AbortSignal,
): Promise<void> {
	const middleware = [offset(GAP), flip({ padding: GAP, crossAxis: false }), shift({ padding: GAP })];
	// Not seen where the browser puts it meanwhile.
	Object.assign(box.style, { visibility: 'hidden', position: 'fixed', inset: '0 auto auto 0', margin: '0' });
	return new Promise((resolve, reject) => {
		const update = async () => {
			const { x, y } = await computePosition(control, box, { placement, strategy: 'fixed', middleware });
			Object.assign(box.style, { left: `${x}px`, top: `${y}px` });
			resolve();
		};
		signal.addEventListener(
			'abort',
			autoUpdate(control, box, () => void update().catch(reject)),
		);
	});
}
