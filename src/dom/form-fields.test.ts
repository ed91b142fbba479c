import { expect, test } from 'vitest';
import { hasSameFields, textFields, timesPressed } from './form-fields';

const form = (fields: Record<string, string | File>) => {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.append(name, value);
	return data;
};
const photo = (name: string) => new File(['x'], name, { lastModified: 1 });

test.each([
	[
		{ quantity: '2', color: 'red' },
		{ quantity: '6', color: 'red' },
	],
	[{ quantity: '0.1' }, { quantity: '0.3' }],
	[{ 'add-to-cart': '7' }, { 'add-to-cart': '7', quantity: '3' }],
	[
		{ 'quantity[12]': '1', 'quantity[13]': '', 'quantity[14]': '0' },
		{ 'quantity[12]': '3', 'quantity[13]': '', 'quantity[14]': '0' },
	],
	[{ quantity: '' }, undefined],
	[{ quantity: 'many' }, undefined],
	[{ quantity: '-1' }, undefined],
])('[REL-03] a form that is sent once for several presses: %o', (fields, expected) => {
	const data = timesPressed(form(fields), 3);
	expect(data && textFields(data)).toEqual(expected);
});

test('[REL-03] a form that is sent once for several presses: one press is the form as it stands', () => {
	const data = form({ quantity: 'many' });
	expect(timesPressed(data, 1)).toBe(data);
});

test.each([
	[{ a: '1', b: '2' }, { a: '1', b: '2' }, true],
	[{ a: '1' }, { a: '2' }, false],
	[{ a: '1' }, { a: '1', b: '' }, false],
	[{ a: photo('one') }, { a: photo('one') }, true],
	[{ a: photo('one') }, { a: photo('two') }, false],
	[{ a: photo('one') }, { a: 'one' }, false],
	[{ a: new File([], '', { lastModified: 1 }) }, { a: new File([], '', { lastModified: 2 }) }, true],
])('[REL-03] a form that is sent once for several presses: %o and %o are the same: %s', (one, other, expected) =>
	expect(hasSameFields(form(one), form(other))).toBe(expected),
);

test('[SEC-03 S8] [SEC-03 P6] listeners read no secret of the form: passwords, payment data, nonces', () => {
	document.body.innerHTML = `<form><input name="size" value="44"><input type="password" name="word" value="x">
		<input name="card" autocomplete="cc-number" value="x"><input name="my_nonce" value="x"><input name="_wp_http_referer" value="x">
		<button></button></form>`;
	const form = document.querySelector('form')!;
	expect(textFields(new FormData(form), form.querySelector('button')!)).toEqual({ size: '44' });
});
