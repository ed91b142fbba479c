import { settings } from '../../../src/runtime/settings';

/**
 * The theme's form says neither how nor where it is sent: the browser would write the password into the address of the page. It goes to where the
 * theme's script sends it.
 */
export function keepFromAddress(form: HTMLFormElement, signal: AbortSignal): void {
	if (form.hasAttribute('method')) return;
	form.setAttribute('method', 'post');
	const hasAction = form.hasAttribute('action');
	if (!hasAction) form.setAttribute('action', settings().shop.ajaxUrl);
	signal.addEventListener('abort', () => {
		form.removeAttribute('method');
		if (!hasAction) form.removeAttribute('action');
	});
}
