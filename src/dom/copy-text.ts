import { element } from './element';

/**
 * Copies a text to the clipboard.
 *
 * @returns False if the browser refuses; the caller then shows the text for manual copying.
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
		// `isCopied` stays false.
	}
	field.remove();
	if (focused instanceof HTMLElement) focused.focus();
	return isCopied;
}
