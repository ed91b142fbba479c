import { expect, test } from 'vitest';
import {
	addSteppers,
	clampQuantity,
	raiseToMinimum,
	readLimits,
	stepQuantity,
	type QuantityLimits,
	type QuantityProfile,
} from './quantity';

const limits = (min: number, max: number, step: number): QuantityLimits => ({ min, max, step });

/** Row, profile, min, max, step, value, value after plus, value after minus. */
type Press = readonly [string, QuantityProfile, number, number, number, number, number, number];

test.each<Press>([
	['[QTY-02]', 'theme', 1, 5, 1, 3, 4, 2],
	['[QTY-02]', 'theme', 1, 5, 1, 5, 5, 4],
	['[QTY-02]', 'theme', 1, 5, 1, 1, 2, 1],
	['[QTY-02]', 'theme', 0, Infinity, 1, 0, 1, 0],
	['[QTY-02]', 'theme', 0, Infinity, 2, 0, 2, 0],
	['[QTY-02]', 'theme', 2, 10, 4, 8, 10, 4],
	['[QTY-02]', 'theme', 2, 10, 4, 4, 8, 2],
	['[QTY-02]', 'theme', -5, 5, 1, 0, 1, 0],
	['[QTY-02]', 'theme', 1, 5, 1, 9, 5, 5],
	['[QTY-03]', 'builder-cart', 1, 5, 1, 3, 4, 2],
	['[QTY-03]', 'builder-cart', 1, 5, 1, 1, 2, 1],
	['[QTY-03]', 'builder-cart', 0, 5, 1, 0, 1, 0],
	['[QTY-03]', 'builder-cart', 1, 5, 1, 5, 5, 4],
	['[QTY-03]', 'builder-cart', 1, 5, 2, 4, 4, 2],
	['[QTY-03]', 'builder-cart', 1, Infinity, 2, 4, 6, 2],
	['[QTY-03]', 'builder-cart', 5, 9, 1, 5, 6, 4],
	['[QTY-03]', 'builder-cart', 1, 9, 5, 2, 7, 0],
	['[QTY-04]', 'builder-product', 1, 5, 1, 3, 4, 2],
	['[QTY-04]', 'builder-product', 1, 5, 1, 5, 5, 4],
	['[QTY-04]', 'builder-product', 1, 5, 1, 7, 5, 6],
	['[QTY-04]', 'builder-product', 1, 5, 2, 4, 6, 2],
	['[QTY-04]', 'builder-product', 2, 5, 1, 2, 3, 2],
	['[QTY-04]', 'builder-product', 2, 5, 1, 1, 2, 2],
	['[QTY-04]', 'builder-product', 0, 5, 1, 0, 1, 0],
	['[QTY-04]', 'builder-product', -3, 5, 1, 0, 1, 0],
])(
	'%s [SEC-03 C11] %s, %d to %d by %d: from %d plus gives %d and minus %d',
	(_row, profile, min, max, step, value, plus, minus) => {
		const press = (direction: 1 | -1) => stepQuantity(value, direction, limits(min, max, step), profile);
		expect([press(1), press(-1)]).toEqual([plus, minus]);
	},
);

test.each([
	[0.1, 0.2, 0.3],
	[0.5, 1, 1.5],
	[0.25, 0.5, 0.75],
	[1e-7, 1e-7, 2e-7],
	[1.005, 0.1, 1.105],
])('[QTY-02] decimals: %d and %d make %d, without drift', (step, value, sum) => {
	expect(stepQuantity(value, 1, limits(0, Infinity, step))).toBe(sum);
	expect(stepQuantity(sum, -1, limits(0, Infinity, step))).toBe(value);
});

test('[QTY-02] a typed number is brought between the limits; a field without one counts as its minimum; limits are read as the input declares them; an empty maximum is none', () => {
	expect([7, 0, 3].map((typed) => clampQuantity(typed, limits(1, 5, 1)))).toEqual([5, 1, 3]);
	expect(stepQuantity(Number.NaN, 1, limits(2, 5, 1))).toBe(3);
	expect(clampQuantity(Number.NaN, limits(2, 5, 1))).toBe(2);
	expect(readLimits(field({ min: '0.5', max: '4', step: '0.5' }))).toEqual(limits(0.5, 4, 0.5));
	expect(readLimits(field({ min: '', max: '' }))).toEqual(limits(0, Infinity, 1));
});

const field = (attributes: Record<string, string>) => {
	const input = document.createElement('input');
	for (const [name, value] of Object.entries({ type: 'number', ...attributes })) input.setAttribute(name, value);
	return input;
};

test.each([
	['absent', {}],
	['empty', { step: '' }],
	['any', { step: 'any' }],
	['0', { step: '0' }],
	['no number', { step: 'x' }],
])('[QTY-02] a step that is %s counts as 1', (_name, attributes) => expect(readLimits(field(attributes)).step).toBe(1));

test.each([
	['1', '0', '1'],
	['0', '-2', '0'],
	['2', '5', '5'],
	['-1', '-4', '-4'],
	['', '0', '0'],
])('[QTY-01] with min "%s" a value of "%s" becomes "%s" at load', (min, value, raised) => {
	const input = field({ min });
	input.value = value;
	raiseToMinimum(input);
	expect(input.value).toBe(raised);
});

test('[QTY-02] the buttons step their field and follow it; what else changes in the form touches none of them', () => {
	const form = document.createElement('form');
	form.innerHTML = '<select></select><div class="quantity"><input class="qty" type="number" max="2" value="1"></div>';
	const { signal } = new AbortController();
	addSteppers(form, { fields: '.quantity .qty', profile: 'theme', label: String, signal });
	const touched = new MutationObserver(() => {});
	touched.observe(form, { subtree: true, attributes: true });
	const change = (selector: string) =>
		form.querySelector(selector)!.dispatchEvent(new Event('change', { bubbles: true }));
	change('select');
	expect(touched.takeRecords()).toEqual([]);
	const [field, plus] = [form.querySelector('input')!, form.querySelector<HTMLElement>('[data-step="1"]')!];
	const heard: string[] = [];
	for (const type of ['input', 'change']) form.addEventListener(type, () => heard.push(`${type} ${field.value}`));
	for (let press = 0; press < 2; press++) plus.click();
	expect(heard).toEqual(['input 2', 'change 2']);
	expect(plus.getAttribute('aria-disabled')).toBe('true');
	field.value = '1';
	change('input');
	expect(plus.getAttribute('aria-disabled')).toBe('false');
});
