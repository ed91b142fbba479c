import { expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import enhance from './enhance';
import { bringMeter } from './strength-meter';

const start = (form: string, before = (_field: HTMLInputElement) => {}) => {
	document.body.innerHTML = `<form>${form}</form>`;
	const field = document.querySelector('input')!;
	before(field);
	const abort = new AbortController();
	void enhance(field, {}, { signal: abort.signal } as never);
	return { field, abort, button: document.querySelector<HTMLButtonElement>('.archipel-password__toggle') };
};

test('[CONS-05] [SEC-03 P6] a password field keeps its place, its focus and its value; it is hidden again before the form is sent and before the page is left; its button says in the page’s language what it does; the field is as it was when the island stops', () => {
	printConfig({ locale: 'en-GB' });
	const { abort, field, button } = start('<input type="password">', (one) =>
		Object.assign(one, { value: 'sec' }).focus(),
	);
	expect([document.activeElement, field.value]).toEqual([field, 'sec']);
	// Not a button that sends the form.
	expect(button!.type).toBe('button');
	expect(button!.getAttribute('aria-label')).toBe('Show password');
	button!.click();
	expect([field.type, button!.getAttribute('aria-label')]).toEqual(['text', 'Hide password']);
	field.form!.addEventListener('submit', (event) => event.preventDefault());
	field.form!.dispatchEvent(new Event('submit'));
	expect(field.type).toBe('password');
	button!.click();
	dispatchEvent(new Event('pagehide'));
	expect(field.type).toBe('password');
	button!.click();
	abort.abort();
	expect(document.body.innerHTML).toBe('<form><input type="password"></form>');
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

const OWN = `${location.origin}/wp-includes/js/zxcvbn.min.js`;

test('[RT-02] what the strength meter measures with comes from this site alone, once, and measures what was typed meanwhile', async () => {
	document.body.innerHTML = '<input type="password" value="secret">';
	const field = document.querySelector('input')!;
	const measured = vi.fn();
	field.addEventListener('keyup', measured);
	const load = vi.fn((_address: string) => Promise.resolve());
	await bringMeter(field, load);
	vi.stubGlobal('_zxcvbnSettings', { src: 'https://evil.test/zxcvbn.js' });
	await bringMeter(field, load);
	expect([load.mock.calls, measured.mock.calls]).toEqual([[], []]);
	vi.stubGlobal('_zxcvbnSettings', { src: OWN });
	await bringMeter(field, load);
	expect(load.mock.calls).toEqual([[OWN]]);
	expect(measured).toHaveBeenCalledOnce();
	vi.stubGlobal('zxcvbn', () => 0);
	await bringMeter(field, load);
	expect(load).toHaveBeenCalledOnce();
});

test('[RT-02] it is asked for when a password field is entered, or was before the island came, and not before', async () => {
	const asked: string[] = [];
	vi.stubGlobal('_zxcvbnSettings', {
		get src() {
			asked.push(document.activeElement!.id);
			return '';
		},
	});
	document.body.innerHTML = '<input type="password" id="a"><input type="password" id="b">';
	const [first, second] = document.querySelectorAll('input');
	const context = { signal: new AbortController().signal } as never;
	second!.focus();
	void enhance(first!, {}, context);
	void enhance(second!, {}, context);
	await vi.waitFor(() => expect(asked).toEqual(['b']));
	first!.focus();
	await vi.waitFor(() => expect(asked).toEqual(['b', 'a']));
});
