import { expect, test } from 'vitest';
import { splitTime } from './countdown-clock';

const DAY = 86_400;

test('[WID-08] seconds are cut into days, hours, minutes and seconds', () => {
	expect(splitTime(2 * DAY + 3 * 3600 + 4 * 60 + 5)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
	expect(splitTime(59)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 59 });
});

test('[WID-09] without days, hours are the total', () => {
	expect(splitTime(3 * DAY + 3 * 3600, false)).toEqual({ hours: 75, minutes: 0, seconds: 0 });
});

test('there is never less than nothing left', () => {
	expect(splitTime(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
