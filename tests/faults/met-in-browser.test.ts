// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { browserCalls, harmlessTo, kindOf } from '../e2e/calls/all-calls';
import { FAULTS } from './spoilt-answers';

/** `late` stands for the usable faults `slow` and `notice`. */
const SPOILT = FAULTS.filter((fault) => fault !== 'slow' && fault !== 'notice');
const kinds = [...new Set(browserCalls.map(kindOf))];

describe('what a browser meets of the faults', () => {
	test.each(browserCalls.map((call) => [call.name, call] as const))(
		'[REL-01] %s: one that is told, and one that is harmless, if any',
		(_name, call) => {
			const harmless = Object.keys(harmlessTo(call));
			expect(SPOILT.filter((fault) => !harmless.includes(fault))).toContain(call.meets);
			expect([undefined, 'late', ...harmless]).toContain(call.survives);
		},
	);

	test('[REL-01] a shopper is told of every fault once', () => {
		expect(new Set(browserCalls.map(({ meets }) => meets))).toEqual(new Set(SPOILT));
	});

	test.each(kinds)('[REL-01] of the kind “%s” one answer is late, and comes after what PHP said', (kind) => {
		const calls = browserCalls.filter((call) => kindOf(call) === kind);
		expect(calls.map(({ survives }) => survives)).toContain('late');
	});

	test('[REL-01] every reason of the table for which a fault is harmless is seen once', () => {
		const given = browserCalls.flatMap(({ harmless = {} }) => Object.values(harmless));
		const seen = browserCalls.map(({ harmless, survives }) => survives && survives !== 'late' && harmless?.[survives]);
		expect(seen).toEqual(expect.arrayContaining([...new Set(given)]));
	});
});
