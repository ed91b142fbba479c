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
const free = limits(0, Infinity, 1);

/** Min, max, step, value, value after plus, value after minus. */
type Press = readonly [number, number, number, number, number, number];
const PRESSES: readonly (readonly [string, QuantityProfile, readonly Press[]])[] = [
	[
		'[QTY-02]',
		'theme',
		[
			[1, 5, 1, 3, 4, 2],
			[1, 5, 1, 5, 5, 4],
			[1, 5, 1, 1, 2, 1],
			[0, Infinity, 1, 0, 1, 0],
			[0, Infinity, 2, 0, 2, 0],
			[2, 10, 4, 8, 10, 4],
			[2, 10, 4, 4, 8, 2],
			[-5, 5, 1, 0, 1, 0],
			[1, 5, 1, 9, 5, 5],
		],
	],
	[
		'[QTY-03]',
		'builder-cart',
		[
			[1, 5, 1, 3, 4, 2],
			[1, 5, 1, 1, 2, 1],
			[0, 5, 1, 0, 1, 0],
			[1, 5, 1, 5, 5, 4],
			[1, 5, 2, 4, 4, 2],
			[1, Infinity, 2, 4, 6, 2],
			[5, 9, 1, 5, 6, 4],
			[1, 9, 5, 2, 7, 0],
		],
	],
	[
		'[QTY-04]',
		'builder-product',
		[
			[1, 5, 1, 3, 4, 2],
			[1, 5, 1, 5, 5, 4],
			[1, 5, 1, 7, 5, 6],
			[1, 5, 2, 4, 6, 2],
			[2, 5, 1, 2, 3, 2],
			[2, 5, 1, 1, 2, 2],
			[0, 5, 1, 0, 1, 0],
			[-3, 5, 1, 0, 1, 0],
		],
	],
];

test.each(PRESSES.flatMap(([id, profile, rows]) => rows.map((row) => [id, profile, ...row] as const)))(
	'%s [SEC-03 C11] %s, %d to %d by %d: from %d plus gives %d and minus %d',
	(_id, profile, min, max, step, value, plus, minus) => {
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

test('[QTY-02] decimals: a hundred steps of 0.1 make 10, up and down again', () => {
	let value = 0;
	for (let press = 0; press < 100; press++) value = stepQuantity(value, 1, limits(0, Infinity, 0.1));
	expect(value).toBe(10);
	for (let press = 0; press < 100; press++) value = stepQuantity(value, -1, limits(0, Infinity, 0.1));
	expect(value).toBe(0);
});

test('[QTY-02] a field without a number counts as its minimum; limits are read as the input declares them; an empty maximum is none', () => {
	expect(stepQuantity(Number.NaN, 1, limits(2, 5, 1))).toBe(3);
	expect(clampQuantity(Number.NaN, limits(2, 5, 1))).toBe(2);
	expect(readLimits(field({ min: '0.5', max: '4', step: '0.5' }))).toEqual(limits(0.5, 4, 0.5));
	expect(readLimits(field({ min: '', max: '' }))).toEqual(free);
});

test.each([
	[7, 5],
	[0, 1],
	[3, 3],
])('a typed %d is brought to %d between 1 and 5', (typed, allowed) =>
	expect(clampQuantity(typed, limits(1, 5, 1))).toBe(allowed),
);

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

test('[QTY-02] the buttons follow their field; what else changes in the form touches none of them', () => {
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
	form.querySelector('input')!.value = '2';
	change('input');
	expect(form.querySelector('[data-step="1"]')!.getAttribute('aria-disabled')).toBe('true');
});
