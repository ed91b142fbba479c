import { element } from '../../../src/dom/element';
import { markWrong } from '../../../src/dom/field-errors';

/** An invalid field and its error message. */
export interface Fault {
	readonly field: HTMLInputElement;
	readonly text: string;
}

let made = 0;

/**
 * Shows error messages below fields until their next input, and focuses the first invalid field.
 *
 * @returns A function that replaces all messages by those of the given faults; returns true if there are no faults.
 */
export function createFieldMessages(signal: AbortSignal): (faults: readonly Fault[]) => boolean {
	const messages = new Map<HTMLInputElement, HTMLElement>();
	const clear = (field: HTMLInputElement) => {
		const message = messages.get(field);
		if (!message) return;
		messages.delete(field);
		markWrong(field, message.id, false);
		field.removeAttribute('aria-invalid');
		message.remove();
	};
	const clearAll = () => [...messages.keys()].forEach(clear);
	signal.addEventListener('abort', clearAll);
	return (faults) => {
		clearAll();
		for (const { field, text } of faults) {
			const message = element('span', { id: `archipel-login-error-${++made}`, class: 'archipel-field-error' }, text);
			// The message is placed below the password toggle's wrapper, which contains field and button.
			(field.closest('.password-input, .archipel-password, .eael-lr-password-wrapper') ?? field).after(message);
			messages.set(field, message);
			markWrong(field, message.id, true);
			field.addEventListener('input', () => clear(field), { signal, once: true });
		}
		faults[0]?.field.focus();
		return !faults.length;
	};
}
