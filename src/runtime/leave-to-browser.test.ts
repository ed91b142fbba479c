import { afterEach, expect, test, vi } from 'vitest';
import { sayFailed } from './leave-to-browser';

afterEach(() => document.body.replaceChildren());

test.each([
	[true, 'Échec\u00a0: vérifiez votre connexion.'],
	[false, 'Failed: check your connection.'],
])('[RT-13] [WP-07] what has not come is said at its control, in French (%s) or English', (isFrench, text) => {
	document.body.innerHTML = '<form><button type="submit">Envoyer</button></form>';
	const button = document.querySelector('button')!;
	// happy-dom does not know `:lang()`.
	vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':lang(fr)' && isFrench);
	expect(sayFailed(button)).toBe(button.nextElementSibling);
	expect([button.nextElementSibling!.textContent, button.nextElementSibling!.getAttribute('role')]).toEqual([
		text,
		'alert',
	]);
});

test.each([
	['<details><summary>Menu</summary></details>', 'summary', 'DETAILS'],
	['<ul><li><button>M</button></li></ul>', 'button', 'UL'],
	['<div role="radiogroup"><span role="radio">M</span></div>', 'span', 'DIV'],
	['<details open><summary>Menu</summary></details>', 'summary', 'SUMMARY'],
])('[A11Y-06] it stands where it is seen, and in no list: %s', (html, control, before) => {
	document.body.innerHTML = html;
	expect(sayFailed(document.querySelector(control)!).previousElementSibling!.tagName).toBe(before);
});
