import { pressEnded } from '../runtime/press';
import { coveredAt } from './scroll-padding';

/** Pixels between a floating box and its control, and between the box and the viewport edges. */
const OFFSET = 8;

/**
 * Shows a box beside a control in the top layer, so that nothing clips or covers the box: kept inside the viewport, flipped to the other
 * side of the control if necessary, following the control. The box takes neither layout space nor focus. Views use `useFloating`.
 *
 * The box stays in place while it is pressed: an element hidden or moved during a press gets no click. An inline `visibility: hidden` is removed
 * once the box is positioned.
 *
 * @param box Our own element.
 * @param placement Preferred side, centred.
 * @param onShown Called when the box is positioned: elements in the box cannot be focused before.
 * @returns Function that hides the box.
 */
export function float(box: HTMLElement, control: Element, placement: 'top' | 'bottom', onShown?: () => void) {
	const hiding = new AbortController();
	const { signal } = hiding;
	// Support: without popovers (Safari before 17) the box is only `position: fixed`.
	const hasPopovers = 'showPopover' in box;
	let isRaised = false;
	const show = async () => {
		const library = await import('@floating-ui/dom').catch(() => undefined);
		await pressEnded(box);
		// The caller may have removed the box meanwhile.
		if (signal.aborted || !box.isConnected) return;
		if (hasPopovers) {
			box.popover = 'manual';
			box.showPopover();
			isRaised = true;
		}
		// Without the library the box is centred, the browser's default for popovers.
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

/** @returns Resolves when the box is positioned for the first time. */
function follow(
	{ autoUpdate, computePosition, flip, offset, shift }: typeof import('@floating-ui/dom'),
	box: HTMLElement,
	control: Element,
	placement: 'top' | 'bottom',
	signal: AbortSignal,
): Promise<void> {
	// A bar that stays in the viewport, as the cookie notice, keeps its buttons.
	const clear = () => ({ top: OFFSET + coveredAt('Top'), bottom: OFFSET + coveredAt('Bottom') });
	const middleware = [offset(OFFSET), flip(() => ({ padding: clear(), crossAxis: false })), shift({ padding: OFFSET })];
	// Hidden until it is positioned.
	Object.assign(box.style, { visibility: 'hidden', position: 'fixed', inset: '0 auto auto 0', margin: '0' });
	return new Promise((resolve, reject) => {
		const update = async () => {
			const { x, y } = await computePosition(control, box, { placement, strategy: 'fixed', middleware });
			// No layout shift when the box follows its control during a scroll.
			box.style.translate = `${x}px ${y}px`;
			resolve();
		};
		signal.addEventListener(
			'abort',
			autoUpdate(control, box, () => void update().catch(reject)),
		);
	});
}
