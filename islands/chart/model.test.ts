import { describe, expect, test } from 'vitest';
import { readChart } from './model';
import { props as schema } from './island';

const read = (input: Record<string, unknown>) => readChart(schema.parse(input));

test('[WID-07] lists: arrays and a builder’s commas mean the same; a number in a list may have a comma for its decimals; a pie knows the part of each', () => {
	const lists = read({ name: ['A', 'B'], number: [1, 2.5], color: ['#111', 'teal'] });
	expect(read({ name: 'A, B', number: '1, 2.5', color: '#111, teal' })).toEqual(lists);
	expect(lists.problems).toEqual([]);
	expect(lists.points.map(({ name, value, color }) => [name, value, color])).toEqual([
		['A', 1, '#111'],
		['B', 2.5, 'teal'],
	]);
	expect(read({ name: ['A'], number: ['10,5'] }).points[0]?.value).toBe(10.5);
	expect(read({ name: 'A,B,C', number: '1,2,1' }).points.map(({ share }) => share)).toEqual([0.25, 0.5, 0.25]);
	expect(read({ type: 'bar', name: 'A', number: '1' }).points[0]?.share).toBeUndefined();
});

describe('[WID-07] bad data is told, and what is left is shown', () => {
	test('lists of different lengths: every row is there', () => {
		const { points, problems, isDrawable } = read({ name: 'A, B, C', number: '1, 2' });
		expect(problems).toEqual(['3 names for 2 numbers']);
		expect(points.map(({ name, value }) => [name, value])).toEqual([
			['A', 1],
			['B', 2],
			['C', undefined],
		]);
		expect(isDrawable).toBe(true);
		expect(read({ name: 'A', number: '1, 2' }).points[1]).toMatchObject({ name: '2', value: 2 });
	});

	test.each(['douze', '', 'NaN', 'Infinity', '1e999'])('"%s" is no number', (text) => {
		const { points, problems } = read({ type: 'bar', name: ['A', 'B'], number: [text, 2] });
		expect(problems).toEqual([`"${text}" is no number`]);
		expect(points.map(({ value }) => value)).toEqual([undefined, 2]);
	});

	test('a negative part is no part of a pie, and is a bar', () => {
		const pie = read({ name: 'A, B', number: '40, -15' });
		expect([pie.isDrawable, pie.problems]).toEqual([false, ['-15 cannot be a part of a pie']]);
		expect(pie.points.map(({ share }) => share)).toEqual([undefined, undefined]);
		expect(read({ type: 'bar', name: 'A, B', number: '40, -15' })).toMatchObject({ isDrawable: true, problems: [] });
	});

	test('a pie of zeros has no parts; one value is a whole pie; nothing at all is nothing to draw', () => {
		expect(read({ name: 'A, B', number: '0, 0' })).toMatchObject({
			isDrawable: false,
			problems: ['a pie of nothing but zeros'],
		});
		expect(read({ type: 'line', name: 'A, B', number: '0, 0' }).isDrawable).toBe(true);
		expect(read({ name: 'A', number: '7' })).toMatchObject({ isDrawable: true, points: [{ share: 1 }], problems: [] });
		expect(read({})).toEqual({ points: [], problems: ['there is nothing to draw'], isDrawable: false });
	});

	test('a wrong colour becomes one of the palette', () => {
		const { points, problems } = read({ name: 'A', number: '1', color: ['url(https://evil.example/)'] });
		expect(points[0]?.color).toBe('');
		expect(problems).toEqual(['"url(https://evil.example/)" is no colour']);
	});
});
