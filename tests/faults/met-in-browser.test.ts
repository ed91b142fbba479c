// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { browserCalls, harmlessTo, kindOf } from '../e2e/calls/all-calls';
import { FAULTS } from './spoilt-answers';

/** A late answer and one with a notice are usable: they are what a browser meets where nothing else is said. */
const SPOILT = FAULTS.filter((fault) => fault !== 'slow' && fault !== 'notice');
const kinds = [...new Set(browserCalls.map(kindOf))];

describe('what a browser meets of the faults', () => {
	test.each(browserCalls.map((call) => [call.name, call] as const))(
		'[REL-01] %s: one that is told, and one that is harmless',
		(_name, call) => {
			const harmless = Object.keys(harmlessTo(call));
			expect(SPOILT.filter((fault) => !harmless.includes(fault))).toContain(call.meets);
			expect([undefined, ...harmless]).toContain(call.survives);
		},
	);

	test.each(kinds)('[REL-01] calls of the kind “%s” meet every fault, and an answer that is late', (kind) => {
		const calls = browserCalls.filter((call) => kindOf(call) === kind);
		const met = new Set(calls.flatMap(({ meets, survives }) => [meets, survives]));
		expect([...met]).toEqual(expect.arrayContaining([...SPOILT, undefined]));
	});

	test('[REL-01] every reason of the table for which a fault is harmless is seen once', () => {
		const given = browserCalls.flatMap(({ harmless = {} }) => Object.values(harmless));
		const seen = browserCalls.map(({ harmless, survives }) => survives && harmless?.[survives]);
		expect(seen).toEqual(expect.arrayContaining([...new Set(given)]));
	});
});
