import { expect, test } from 'vitest';
import { readRate } from './enhance';

test.each([
	['0.3', 0.3],
	['-0.2', -0.2],
	['7', 1],
	['-1e9', -1],
	['vite', 0],
	['0;top:0', 0],
	[undefined, 0],
])('[WID-11] a rate of %j is %d pixels per pixel', (text, rate) => {
	expect(readRate(text)).toBe(rate);
});
