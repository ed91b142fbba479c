import { expect, test } from 'vitest';
import { readIds, readObject, readRow } from './model';

test.each([undefined, '', '{', 'null', '3', '"x"', '[1]'])('[REL-02] settings that are no object: %s', (json) => {
	expect(readObject(json)).toBeUndefined();
});

test.each([
	['["12","13"]', [12, 13]],
	['{"1":"12","3":13}', [12, 13]],
	['["12","12","-1","1.5","x",null,{}]', [12]],
	['', []],
	[undefined, []],
	['"12"', [12]],
	['12}', []],
])('[SEC-03 S5] ids of a tab: %s', (json, expected) => {
	expect(readIds(json)).toEqual(expected);
});

test('[LIST-09] a row takes items and margins of a theme’s settings by the width of the window', () => {
	const settings = { navigation: 'both', items: '4', items_tablet: 3, items_mobile: 1, margin: 30, margin_mobile: '0' };
	expect(readRow(settings)).toEqual({
		hasButtons: true,
		style: {
			'--archipel-row-gap-mobile': '0px',
			'--archipel-row-items-tablet': '3',
			'--archipel-row-items-desktop': '4',
			'--archipel-row-gap-desktop': '30px',
		},
	});
});

test('[LIST-09] numbers that no row can have are left out, and « none » has no buttons', () => {
	const hostile = {
		navigation: 'none',
		items: 0,
		items_tablet: 'url(x)',
		items_mobile: 1e9,
		margin: -5,
		margin_tablet: {},
		margin_mobile: '',
	};
	expect(readRow(hostile)).toEqual({ hasButtons: false, style: {} });
});
