import { showNotice, type InlineNotice } from '../../../src/dom/inline-notice';
import { float } from '../../../src/dom/float';

/** Shows a message at a button without moving anything: it floats, above whatever may clip it, and follows its button. */
export function showTileNotice(button: HTMLElement, notice: InlineNotice): void {
	showNotice(button, {
		...notice,
		place(box) {
			box.classList.add('archipel-notice--floating');
			// After the button in the order of reading and of the Tab key.
			button.after(box);
			return float(box, button, 'bottom');
		},
	});
}
