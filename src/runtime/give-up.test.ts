import { afterEach, expect, test } from 'vitest';
import { sayFailed } from './give-up';

afterEach(() => document.body.replaceChildren());

test.each([
	['fr-FR', 'Échec\u00a0: vérifiez votre connexion.'],
	['en-US', 'Failed: check your connection.'],
])('[RT-13] [WP-07] what has not come is said at its control, in the language of the page: %s', (lang, text) => {
	document.documentElement.lang = lang;
	document.body.innerHTML = '<form><button type="submit">Envoyer</button></form>';
	const button = document.querySelector('button')!;
	expect(sayFailed(button)).toBe(button.nextElementSibling);
	expect([button.nextElementSibling!.textContent, button.nextElementSibling!.role]).toEqual([text, 'alert']);
	document.documentElement.removeAttribute('lang');
});
