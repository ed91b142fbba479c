import { expect, test } from 'vitest';
import { offsetAt, offsetOf } from './timezone';

const at = (text: string) => Date.parse(text);

test.each([
	['Europe/Paris', '2027-03-28T00:59:59Z', 60],
	['Europe/Paris', '2027-03-28T01:00:00Z', 120],
	['Europe/Paris', '2026-10-25T01:00:00Z', 60],
	['America/St_Johns', '2026-12-01T00:00:00Z', -210],
	['UTC', '2026-07-01T00:00:00Z', 0],
	['+05:30', '2026-07-01T00:00:00Z', 330],
	['-03:30', '2026-07-01T00:00:00Z', -210],
	['Nowhere/Land', '2026-07-01T00:00:00Z', 0],
])('[POP-02] [WID-09] %s at %s is %i minutes east of UTC', (zone, moment, minutes) =>
	expect(offsetAt(at(moment), zone)).toBe(minutes),
);

test('an offset is read with or without its colon; what is none is not', () => {
	expect(['Z', '+0200', '-03:30'].map(offsetOf)).toEqual([0, 120, -210]);
	for (const none of ['', 'Paris', '+2']) expect(offsetOf(none)).toBeUndefined();
});
