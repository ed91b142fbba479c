import { element } from '../../../src/dom/element';
import { markWrong } from '../../../src/dom/field-errors';

/** A field whose value cannot be sent, and the message about it. */
export interface Fault {
	readonly field: HTMLInputElement;
	readonly text: string;
}

let made = 0;

/**
 * Shows messages below invalid fields until these are changed, and moves the focus to the first.
 *
 * @returns A function that replaces all messages by those of the given faults; true if there is none.
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
			// Below the box that password-toggle puts around field and button.
			(field.closest('.password-input, .archipel-password, .eael-lr-password-wrapper') ?? field).after(message);
			told.set(field, message);
			markWrong(field, message.id, true);
			field.addEventListener('input', () => clear(field), { signal, once: true });
		}
		faults[0]?.field.focus();
		return !faults.length;
	};
}
