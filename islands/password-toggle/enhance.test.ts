import { expect, test } from 'vitest';
import enhance from './enhance';

const start = (form: string) => {
	document.body.innerHTML = `<form>${form}</form>`;
	const field = document.querySelector('input')!;
	const abort = new AbortController();
	void enhance(field, {}, { signal: abort.signal } as never);
	return { field, abort, button: document.querySelector<HTMLButtonElement>('.archipel-password__toggle') };
};

test('[CONS-05] [SEC-03 P6] a password field is hidden again before the form is sent and before the page is left', () => {
	const { field, button } = start('<input type="password">');
	// Not a button that sends the form.
	expect(button!.type).toBe('button');
	button!.click();
	expect(field.type).toBe('text');
	field.form!.addEventListener('submit', (event) => event.preventDefault());
	field.form!.dispatchEvent(new Event('submit'));
	expect(field.type).toBe('password');
	button!.click();
	dispatchEvent(new Event('pagehide'));
	expect(field.type).toBe('password');
});

test('[CONS-05] a password field keeps its place, its focus and its value', () => {
	document.body.innerHTML = '<form><input type="password"></form>';
	const field = document.querySelector('input')!;
	field.focus();
	field.value = 'sec';
	void enhance(field, {}, { signal: new AbortController().signal } as never);
	expect(document.activeElement).toBe(field);
	expect(field.value).toBe('sec');
});

test.each([
	[
		'WooCommerce',
		'<span class="password-input"><input type="password"><button class="show-password-input"></button></span>',
	],
	[
		'Essential Addons',
		'<div class="eael-lr-password-wrapper"><input type="password"><button type="button" id="wp-hide-pw" class="wp-hide-pw"></button></div>',
	],
])('[CONS-05] a password field: with the button of %s gets no second one', (_who, html) => {
	expect(start(html).button).toBeNull();
});

test('[CONS-05] a password field is as it was when the island stops', () => {
	const { abort, button } = start('<input type="password">');
	button!.click();
	abort.abort();
	expect(document.body.innerHTML).toBe('<form><input type="password"></form>');
});
