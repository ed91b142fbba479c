import { float } from './float';
import { showNotice, type InlineNotice } from './inline-notice';

/**
 * Shows a message at a button without moving anything: it floats, above whatever may clip it, and follows its button.
 *
 * @param onShown Called with the box; gives what is called when it goes.
 * @returns The function that takes it back.
 */
export function showTileNotice(
	button: HTMLElement,
	notice: InlineNotice,
	onShown?: (box: HTMLElement) => () => void,
): () => void {
	return showNotice(button, {
		...notice,
		place(box) {
			box.classList.add('archipel-notice--floating');
			// After the button in the order of reading and of the Tab key.
			button.after(box);
			const sink = float(box, button, 'bottom');
			const end = onShown?.(box);
			return () => {
				end?.();
				sink();
			};
		},
	});
}
