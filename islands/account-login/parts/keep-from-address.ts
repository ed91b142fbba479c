import { settings } from '../../../src/runtime/settings';

/**
 * Gives the theme's form `method` and `action`: without these attributes the browser would put the password into the page's URL. The action is the URL
 * that the theme's script uses.
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
