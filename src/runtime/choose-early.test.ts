import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseEarly } from './intents';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const select = () => document.querySelector('select')!;
const changed = vi.fn();

/** Polyfill of `ariaChecked`, which happy-dom lacks. */
const ariaChecked: PropertyDescriptor & ThisType<HTMLElement> = {
	configurable: true,
	get() {
		return this.getAttribute('aria-checked');
	},
	set(value: string) {
		this.setAttribute('aria-checked', value);
	},
};

beforeEach(() => {
	Object.defineProperty(HTMLElement.prototype, 'ariaChecked', ariaChecked);
	const values = ['noir', 'blanc', 'rouge'];
	const items = values.map((value) => `<li role="radio" aria-checked="false" tabindex="0" data-value="${value}"></li>`);
	const options = values.map((value) => `<option value="${value}"></option>`);
	document.body.innerHTML = `<form><select><option value=""></option>${options.join('')}</select><ul>${items.join('')}</ul></form>`;
	changed.mockReset();
	document.querySelector('form')!.addEventListener('change', changed);
});

afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'ariaChecked'));

test('[RT-13] a choice is in the select at once, is told to who follows the form, and shows', () => {
	expect(chooseEarly(all('li')[1]!)).toBe(true);
	expect(select().value).toBe('blanc');
	expect(changed).toHaveBeenCalledOnce();
	expect(all('li').map((item) => item.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false']);
	chooseEarly(all('li')[0]!);
	expect(select().value).toBe('noir');
	expect(all('li').map((item) => item.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false']);
});

test.each([
	[0, 1, 'blanc'],
	[2, 1, 'noir'],
	[0, -1, 'rouge'],
])('[RT-13] from item %i, %i further is %s, round the ends; the focus goes there', (from, step, value) => {
	chooseEarly(all('li')[from]!, step);
	expect(select().value).toBe(value);
	expect((document.activeElement as HTMLElement).dataset['value']).toBe(value);
});

test('[RT-13] what the select does not offer leaves it open', () => {
	select().querySelector('[value=rouge]')!.remove();
	chooseEarly(all('li')[2]!);
	expect(select().value).toBe('');
});

test('[RT-03] a list that stands for no select is left alone', () => {
	select().remove();
	expect(chooseEarly(all('li')[0]!)).toBe(false);
	expect(changed).not.toHaveBeenCalled();
});
