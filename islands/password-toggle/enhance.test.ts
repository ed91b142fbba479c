import { expect, test } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import enhance from './enhance';

const start = (form: string, before = (_field: HTMLInputElement) => {}) => {
	document.body.innerHTML = `<form>${form}</form>`;
	const field = document.querySelector('input')!;
	before(field);
	const abort = new AbortController();
	void enhance(field, {}, { signal: abort.signal } as never);
	return { field, abort, button: document.querySelector<HTMLButtonElement>('.archipel-password__toggle') };
};

test('[CONS-05] [SEC-03 P6] a password field keeps its place, its focus and its value; it is hidden again before the form is sent and before the page is left', () => {
	const { field, button } = start('<input type="password">', (one) => Object.assign(one, { value: 'sec' }).focus());
	expect([document.activeElement, field.value]).toEqual([field, 'sec']);
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

const WOOCOMMERCE =
	'<span class="password-input"><input type="password"><button class="show-password-input"></button></span>';
const ESSENTIAL =
	'<div class="eael-lr-password-wrapper"><input type="password"><button type="button" id="wp-hide-pw" class="wp-hide-pw"></button></div>';
test.each([
	['WooCommerce', WOOCOMMERCE],
	['Essential Addons', ESSENTIAL],
])('[CONS-05] a password field: with the button of %s gets no second one', (_who, html) => {
	expect(start(html).button).toBeNull();
});

test('[CONS-05] a password field’s button says in the page’s language what it does; the field is as it was when the island stops', () => {
	printConfig({ locale: 'en-GB' });
	const { abort, button } = start('<input type="password">');
	expect(button!.getAttribute('aria-label')).toBe('Show password');
	button!.click();
	expect(button!.getAttribute('aria-label')).toBe('Hide password');
	abort.abort();
	expect(document.body.innerHTML).toBe('<form><input type="password"></form>');
});
