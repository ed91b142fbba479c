import { element } from '../../../src/dom/element';
import { markWrong } from '../../../src/dom/field-errors';

/** A field that must not be sent as it is, and why. */
export interface Fault {
	readonly field: HTMLInputElement;
	readonly text: string;
}

let made = 0;

/**
 * Tells below their fields what is wrong with them, until they are changed, and gives the first of them the focus.
 *
 * @returns Takes every message back, and says whether there is nothing to tell.
 */
export function createFieldMessages(signal: AbortSignal): (faults: readonly Fault[]) => boolean {
	const told = new Map<HTMLInputElement, HTMLElement>();
	const clear = (field: HTMLInputElement) => {
		const message = told.get(field);
		if (!message) return;
		told.delete(field);
		markWrong(field, message.id, false);
		field.removeAttribute('aria-invalid');
		message.remove();
	};
	const clearAll = () => [...told.keys()].forEach(clear);
	signal.addEventListener('abort', clearAll);
	return (faults) => {
		clearAll();
		for (const { field, text } of faults) {
			const message = element('span', { id: `archipel-login-error-${++made}`, class: 'archipel-field-error' }, text);
			// Below the button that shows the password, which has a box around both.
			(field.closest('.password-input, .archipel-password, .eael-lr-password-wrapper') ?? field).after(message);
			told.set(field, message);
			markWrong(field, message.id, true);
			field.addEventListener('input', () => clear(field), { signal, once: true });
		}
		faults[0]?.field.focus();
		return !faults.length;
	};
}
