import { expect, test } from 'vitest';
import { hiddenPlace } from './enhance';

const box = { left: 100, top: 200, width: 300, height: 400 };

test.each([
	['above', 250, 200, '0 -100%'],
	['the right', 400, 390, '100% 0'],
	['below', 260, 600, '0 100%'],
	['the left', 99, 450, '-100% 0'],
	['a corner, but nearer the left by the shape of the picture', 105, 210, '-100% 0'],
])('[WID-02] a pointer that comes from %s', (_side, x, y, place) => expect(hiddenPlace(box, x, y)).toBe(place));

test('[REL-02] a picture without a size has a side all the same', () => {
	expect(hiddenPlace({ left: 0, top: 0, width: 0, height: 0 }, 0, 0)).toBe('0 100%');
});
