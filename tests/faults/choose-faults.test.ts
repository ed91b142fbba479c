// @vitest-environment node
import { expect, test } from 'vitest';
import { facedCalls } from '../e2e/calls/all-calls';
import { LATE, tellable } from './choose-faults';
import { FAULTS } from './spoilt-answers';

const metBy = (calls: typeof facedCalls) => new Set(calls.flatMap(({ faced: { told, last } }) => [...told, last]));
const groups = (by: 'family' | 'kind') =>
	[...new Set(facedCalls.map((one) => one[by]))].map(
		(name) => [name, facedCalls.filter((one) => one[by] === name)] as const,
	);
/** What a browser is to meet: a late answer and one with a notice are one there. */
const EVERYTHING = [...FAULTS.filter((fault) => fault !== 'slow' && fault !== 'notice'), LATE];

test.each(facedCalls.map((one) => [one.call.name, one] as const))(
	'[REL-01] %s: three faults that are told, or all there are, each once, and one that is harmless',
	(_name, { harmless, faced: { told, last } }) => {
		const all = tellable(harmless);
		expect(told).toHaveLength(Math.min(3, all.length));
		expect(new Set(told).size).toBe(told.length);
		expect(all).toEqual(expect.arrayContaining([...told]));
		expect([LATE, ...Object.keys(harmless)]).toContain(last);
	},
);

test.each(groups('family').filter(([, calls]) => calls.length >= 4))(
	'[REL-01] %s meet every fault, and an answer that is late',
	(_family, calls) => expect([...metBy(calls)]).toEqual(expect.arrayContaining(EVERYTHING)),
);

test.each(groups('kind'))(
	'[REL-01] calls of the kind “%s” meet every fault, and an answer that is late',
	(_kind, calls) => expect([...metBy(calls)]).toEqual(expect.arrayContaining(EVERYTHING)),
);
