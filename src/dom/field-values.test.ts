import { expect, test } from 'vitest';
import { isEdited, valuesOf, type Field } from './field-values';

const options = '<option>a</option><option selected>b</option><option>c</option>';

test.each<[html: string, edit: (field: HTMLInputElement & HTMLSelectElement) => void, served: string, typed: string]>([
	['<input value="a">', (field) => (field.value = 'b'), 'a', 'b'],
	['<textarea>a</textarea>', (field) => (field.value = ''), 'a', ''],
	['<input type="checkbox" checked>', (field) => (field.checked = false), 'true', 'false'],
	['<input type="radio">', (field) => (field.checked = true), 'false', 'true'],
	['<select><option>a</option><option>b</option></select>', (field) => (field.value = 'b'), 'a', 'b'],
	[`<select>${options}</select>`, (field) => (field.value = 'c'), 'b', 'c'],
	[`<select multiple>${options}</select>`, (field) => (field.options[0]!.selected = true), 'b', 'a,b'],
	['<select multiple><option>a</option></select>', (field) => (field.options[0]!.selected = true), '', 'a'],
])('[CHK-08] [CHK-10] what the server has put into a field, and what is in it now: %s', (html, edit, served, typed) => {
	document.body.innerHTML = html;
	const field = document.body.firstElementChild as Field;
	expect(isEdited(field)).toBe(false);
	edit(field as HTMLInputElement & HTMLSelectElement);
	expect(valuesOf(field)).toEqual({ served, typed });
	expect(isEdited(field)).toBe(true);
});
