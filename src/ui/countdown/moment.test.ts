import { describe, expect, test } from 'vitest';
import { isElsewhere, isoMoment, MOMENT, readMoment, sayMoment } from './moment';

const utc = (text: string, shopZone: string) => {
	const moment = readMoment(text, shopZone);
	return moment && new Date(moment.at).toISOString();
};

describe('[WID-09] [SEC-03 C10] a date-time', () => {
	test.each([
		['2026-12-01 10:00:00', 'Europe/Paris', '2026-12-01T09:00:00.000Z'],
		['2026-12-01T10:00', 'Europe/Paris', '2026-12-01T09:00:00.000Z'],
		['2026-12-01', 'Europe/Paris', '2026-11-30T23:00:00.000Z'],
		['2027-03-28 01:30', 'Europe/Paris', '2027-03-28T00:30:00.000Z'],
		['2027-03-28 03:30', 'Europe/Paris', '2027-03-28T01:30:00.000Z'],
		['2027-07-01 10:00', 'Europe/Paris', '2027-07-01T08:00:00.000Z'],
		['2026-12-01T10:00:00Z', '+10:00', '2026-12-01T10:00:00.000Z'],
		['2026-12-01T10:00:00+01:00', '+10:00', '2026-12-01T09:00:00.000Z'],
		['2026-07-01 10:00:00 +0200', '+10:00', '2026-07-01T08:00:00.000Z'],
		['2026-12-01T10:00:00.500-04:00', '+10:00', '2026-12-01T14:00:00.500Z'],
	])('without a zone is in shop time, with one it is at home everywhere: %s in a shop in %s', (text, zone, expected) =>
		expect(utc(text, zone)).toBe(expected),
	);

	test('[WID-08] may be seconds since 1970, as a number or a text', () => {
		expect(readMoment(1_764_583_200, 'Europe/Paris')).toEqual({ at: 1_764_583_200_000, offset: 60 });
		expect(utc('1764583200', 'Europe/Paris')).toBe('2025-12-01T10:00:00.000Z');
	});

	test.each(['', 'demain', '2026-02-31 10:00:00', '2026-13-01', '2026-12-01 25:00', '01/12/2026', '1764583200000'])(
		'that is none is refused: "%s"',
		(text) => expect(readMoment(text, 'Europe/Paris')).toBeUndefined(),
	);

	test('a pattern that PHP can read as well lets the same texts through', () => {
		expect(MOMENT.source).not.toMatch(/\(\?<[a-z]/);
		expect(MOMENT.test('2026-12-01T10:00:00+01:00')).toBe(true);
		expect(MOMENT.test('2026-12-01 10:00:00<script>')).toBe(false);
	});
});

describe('in words', () => {
	const moment = readMoment('2026-12-01T10:00:00+01:00')!;

	test('it is the day and the hour of its own clock, wherever the visitor is', () => {
		expect(sayMoment(moment, 'fr-FR')).toBe('mardi 1er décembre 2026 à 10:00');
		expect(sayMoment(moment, 'en').replaceAll('\u202f', ' ')).toBe('Tuesday, December 1, 2026 at 10:00 AM');
		expect(sayMoment(readMoment('2026-12-21T10:00:00+01:00')!, 'fr-FR')).toBe('lundi 21 décembre 2026 à 10:00');
	});

	test('for machines it keeps its zone', () => {
		expect(isoMoment(moment)).toBe('2026-12-01T10:00:00+01:00');
		expect(isoMoment(readMoment('2026-12-01T10:00:00-03:30')!)).toBe('2026-12-01T10:00:00-03:30');
		expect(isoMoment(readMoment('2026-12-01T10:00:00Z')!)).toBe('2026-12-01T10:00:00+00:00');
	});

	test('a visitor with another clock is told whose hour it is', () => {
		const here = -new Date(moment.at).getTimezoneOffset();
		expect(isElsewhere({ at: moment.at, offset: here })).toBe(false);
		expect(isElsewhere({ at: moment.at, offset: here + 60 })).toBe(true);
	});
});
