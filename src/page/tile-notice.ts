import { float } from '../dom/float';
import { showNotice, type InlineNotice } from '../dom/inline-notice';

/**
 * Shows a floating message at a button without a layout shift: in the top layer, following its button.
 *
 * @param onShown Called with the box; returns a function called on removal.
 * @returns Function that removes the message.
 */
export function showTileNotice(button: HTMLElement, notice: InlineNotice, onShown?: (box: HTMLElement) => () => void) {
	return showNotice(button, {
		...notice,
		place(box, seen) {
			box.classList.add('archipel-notice--floating', 'archipel-surface');
			// After the button in reading and tab order.
			seen.after(box);
			const sink = float(box, seen, 'bottom');
			const end = onShown?.(box);
			return () => {
				end?.();
				sink();
			};
		},
	});
}
