import { beforeEach, describe, expect, test } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { assistFields, reflect } from './fields';

const HTML = `<form>
	<span class="wpcf7-form-control wpcf7-exclusive-checkbox"><input type="checkbox" name="one" value="oui"><input type="checkbox" name="one" value="non"></span>
	<span class="has-free-text"><input type="checkbox" name="why" value="autre"><input class="wpcf7-free-text" name="text"></span>
	<textarea name="message"></textarea>
	<span class="wpcf7-character-count up" data-target-name="message" data-minimum-value="10" data-maximum-value="20"></span>
	<span class="wpcf7-character-count down" data-target-name="message" data-starting-value="20"></span>
	<input class="wpcf7-validates-as-url" name="site">
	<select name="topic"><option></option><option>Retour</option></select>
	<span data-reflection-of="topic"><output data-default="rien">rien</output></span>
	<span class="wpcf7-acceptance"><input type="checkbox" name="consent"></span>
	<input type="submit" class="wpcf7-submit">
</form>`;

const controller = pageLife();
const form = () => document.querySelector('form')!;
const all = (selector: string) => [...form().querySelectorAll<HTMLInputElement>(selector)];
const one = (selector: string) => all(selector)[0]!;
const set = (field: HTMLInputElement, value: string | boolean) => {
	if (typeof value === 'string') field.value = value;
	else field.checked = value;
	for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
};

beforeEach(() => {
	document.body.innerHTML = HTML;
	assistFields(form(), controller.signal);
});

describe('[CF-05] fields that answer', () => {
	test('of exclusive boxes the last one counts; an address has its protocol once it is left', () => {
		const [yes, no] = all('[name=one]');
		set(yes!, true);
		set(no!, true);
		expect([yes!.checked, no!.checked]).toEqual([false, true]);
		set(one('[name=site]'), 'www.example.test');
		expect(one('[name=site]').value).toBe('http://www.example.test');
	});

	test('the free text is of use with its box, and has the focus then', () => {
		const text = one('[name=text]');
		expect(text.disabled).toBe(true);
		set(one('[name=why]'), true);
		expect([text.disabled, document.activeElement]).toEqual([false, text]);
		set(one('[name=why]'), false);
		expect(text.disabled).toBe(true);
	});

	test('characters are counted up and down, without spaces around them, too short and too long', () => {
		const [up, down] = all('.wpcf7-character-count');
		set(one('[name=message]'), ' bonjour ');
		expect([up!.textContent, down!.textContent, up!.className]).toEqual([
			'7',
			'13',
			'wpcf7-character-count up too-short',
		]);
		set(one('[name=message]'), 'bonjour à toute la maison');
		expect(up!.className).toBe('wpcf7-character-count up too-long');
	});

	test('a reflection shows what its field holds, or what stands there for nothing', () => {
		const shown = () => all('output').flatMap((output) => (output.hidden ? [] : output.textContent));
		set(one('[name=topic]'), 'Retour');
		reflect(form(), 'topic');
		expect(shown()).toEqual(['Retour']);
		set(one('[name=topic]'), '');
		reflect(form(), 'topic');
		expect(shown()).toEqual(['rien']);
	});

	test('without acceptance the button is of no use, until the island stops', () => {
		const button = one('.wpcf7-submit');
		expect(button.disabled).toBe(true);
		set(one('[name=consent]'), true);
		expect(button.disabled).toBe(false);
		set(one('[name=consent]'), false);
		controller.abort();
		expect(button.disabled).toBe(false);
		controller.restart();
		form().classList.add('wpcf7-acceptance-as-validation');
		assistFields(form(), controller.signal);
		expect(button.disabled, 'the answer says it').toBe(false);
	});
});
