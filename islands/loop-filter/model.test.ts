import { expect, test } from 'vitest';
import { choose, isChosen, readSettings, type FilterSettings } from './model';

const host = (settings?: string) => {
	const element = document.createElement('div');
	if (settings !== undefined) element.dataset['settings'] = settings;
	return element;
};
const settings = { selected_element: 'f14', taxonomy: 'product_cat' };

test.each([
	[{}, undefined],
	[{ multiple_selection: 'yes' }, 'AND'],
	[{ multiple_selection: 'yes', logical_combination: 'OR' }, 'OR'],
	[{ logical_combination: 'OR' }, undefined],
])('[LOOP-01] the owner’s settings: with %j terms are joined by %s', (more, join) => {
	const read = readSettings(host(JSON.stringify({ ...settings, ...more })));
	expect(read).toEqual({ loopId: 'f14', taxonomy: 'product_cat', join });
});

test.each([undefined, '{', '{"selected_element":{},"taxonomy":"a"}', '{"selected_element":"a"}'])(
	'[REL-02] settings that cannot be used: %s',
	(text) => expect(readSettings(host(text))).toBeUndefined(),
);

const single: FilterSettings = { loopId: 'f14', taxonomy: 'cat', join: undefined };
const several: FilterSettings = { ...single, join: 'OR' };
const terms = (by: FilterSettings, ...pressed: string[]) =>
	pressed.reduce((filters, term) => choose(filters, by, term), new Map() as ReturnType<typeof choose>).get('cat');

test('[LOOP-01] one at a time: another takes its place, the same takes it back; several: each is put in and taken out by itself', () => {
	expect(terms(single, 'a', 'b')).toEqual({ terms: ['b'], logicalJoin: 'AND' });
	expect(terms(single, 'a', 'a')).toBeUndefined();
	expect(terms(single, 'a', '__all')).toBeUndefined();
	expect(terms(several, 'a', 'b', 'c', 'a')).toEqual({ terms: ['b', 'c'], logicalJoin: 'OR' });
	expect(terms(several, 'a', 'b', '__all')).toBeUndefined();
});

test('[LOOP-01] filters of other taxonomies stay, and what is chosen is known', () => {
	const filters = choose(new Map([['tag', { terms: ['x'], logicalJoin: 'AND' as const }]]), several, 'a');
	expect([...filters.keys()]).toEqual(['tag', 'cat']);
	expect(isChosen(filters, 'cat', 'a')).toBe(true);
	expect(isChosen(filters, 'cat', 'x')).toBe(false);
	expect([isChosen(filters, 'cat', '__all'), isChosen(filters, 'none', '__all')]).toEqual([false, true]);
});
