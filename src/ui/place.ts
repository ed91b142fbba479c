import { placeAnchored } from './place-anchored';
import type { PlaceOptions } from './place-options';
import { setStyles } from './set-styles';

/**
 * Shows a box in the top layer beside its control, so that nothing clips or covers it. It stays 8 px inside the window, goes to
 * the other side of the control when there is no room, and follows the control. The box has a width of its own.
 *
 * The browser places it by CSS where it can; otherwise a library does, which only such browsers load.
 *
 * @returns The function that hides it and takes back what was set on both elements, the attribute `popover` excepted.
 */
export function place(box: HTMLElement, control: Element, options: PlaceOptions): () => void {
	// Support: without popovers (Safari before 17) the box is a fixed one like any other.
	const hasPopovers = 'showPopover' in box;
	if (hasPopovers) {
		box.popover = 'manual';
		box.showPopover();
	}
	const stop =
		(hasPopovers && hasAnchors() && placeAnchored(box, control, options)) || placeByLibrary(box, control, options);
	return () => {
		stop();
		if (hasPopovers && box.isConnected) box.hidePopover();
	};
}

/** Support: Chrome has the first since 125, all of them since 129; Safari since 26, Firefox since 147. */
function hasAnchors(): boolean {
	return (
		CSS.supports('anchor-name: --a') &&
		CSS.supports('position-try-fallbacks: flip-block') &&
		CSS.supports('justify-self: anchor-center')
	);
}

function placeByLibrary(box: HTMLElement, control: Element, options: PlaceOptions): () => void {
	// Not seen where the browser puts it meanwhile.
	const show = setStyles(box, { visibility: 'hidden' });
	let isStopped = false;
	let stop: (() => void) | undefined;
	import('./place-floating')
		.then(({ placeFloating }) => {
			if (!isStopped) stop = placeFloating(box, control, options);
		})
		// Without the library it stands in the middle of the window, as popovers do.
		.catch(() => {})
		.finally(show);
	return () => {
		isStopped = true;
		stop?.();
		show();
	};
}
