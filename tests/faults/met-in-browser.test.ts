// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { browserCalls } from '../e2e/calls/all-calls';
import type { ServerCall } from '../e2e/calls/server-call';
import { adapterOf } from './calls/all-calls';
import { FAULTS, USABLE, type Harmless } from './spoilt-answers';

// What listens to the keys of the page does so once it is imported; Node has no page.
vi.hoisted(() => void vi.stubGlobal('addEventListener', () => {}));

/** `late` stands for the usable faults `slow` and `notice`. */
const SPOILT = FAULTS.filter((fault) => fault !== 'slow' && fault !== 'notice');

/** The fixture shop does the work, then spoils the response; the client's lookup finds the work done. */
const lostAfterWork = (reason: string): Harmless => ({
	timeout: reason,
	truncated: reason,
	types: reason,
	drop: reason,
});

/** Faults that the page handles without a message, though the response is unusable. */
function survived(call: ServerCall): Harmless {
	const { looksUp, looksAtItself } = adapterOf(call);
	return { ...(looksUp && !looksAtItself && lostAfterWork(looksUp)), ...call.harmless };
}

function kindOf({ endpoint }: ServerCall): string {
	if (/^(rest\/|cf7-)/.test(endpoint)) return 'rest';
	return /^(page-|wp-comments|wishlist-|tinwl_)/.test(endpoint) ? 'page' : 'ajax';
}

describe('what a browser meets of the faults', () => {
	test.each(browserCalls.map((call) => [call.name, call] as const))(
		'[REL-01] %s: one that is told, and one that is harmless, if any',
		(_name, call) => {
			const harmless = Object.keys({ ...USABLE[call.endpoint], ...survived(call) });
			expect(SPOILT.filter((fault) => !harmless.includes(fault))).toContain(call.meets);
			expect([undefined, 'late', ...harmless]).toContain(call.survives);
		},
	);

	test('[REL-01] a shopper is told of every fault once', () => {
		expect(new Set(browserCalls.map(({ meets }) => meets))).toEqual(new Set(SPOILT));
	});

	test.each([...new Set(browserCalls.map(kindOf))])(
		'[REL-01] of the kind “%s” one answer is late, and comes after what PHP said',
		(kind) => {
			const calls = browserCalls.filter((call) => kindOf(call) === kind);
			expect(calls.map(({ survives }) => survives)).toContain('late');
		},
	);

	test('[REL-01] every reason for which an unusable answer is harmless is seen once', () => {
		const given = browserCalls.flatMap((call) => Object.values(survived(call)));
		const seen = browserCalls.map((call) => call.survives && call.survives !== 'late' && survived(call)[call.survives]);
		expect(seen).toEqual(expect.arrayContaining([...new Set(given)]));
	});
});
