import { element } from './element';

/**
 * Puts a text on the clipboard.
 *
 * @returns False if the browser refuses; show the text then, so that it can be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

/** Support: `navigator.clipboard` exists in secure contexts only. */
function copyBySelection(text: string): boolean {
	const focused = document.activeElement;
	const field = element('textarea', { readonly: true, class: 'archipel-visually-hidden', 'aria-hidden': 'true' });
	field.value = text;
	// Everything outside an open dialog is inert and cannot be selected.
	(focused?.closest('dialog') ?? document.body).append(field);
	field.select();
	let isCopied = false;
	try {
		isCopied = document.execCommand('copy');
	} catch {
		// The answer is no.
	}
	field.remove();
	if (focused instanceof HTMLElement) focused.focus();
	return isCopied;
}
