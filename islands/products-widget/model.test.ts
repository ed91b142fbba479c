import { expect, test } from 'vitest';
import { readIds } from './parts/tabs';

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
