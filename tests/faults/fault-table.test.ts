import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseFault } from '../../fixtures/faults/fault-book';
import { WORK_DONE } from '../../fixtures/faults/fault-kinds';
import { forgetCollectionData } from '../../src/shop/woocommerce/collection-data';
import { nonceBroker } from '../../src/shop/nonce-broker';
import type { RequestError } from '../../src/shop/request-error';
import { createCartStore } from '../../src/stores/cart';
import { createWishlistStore } from '../../src/stores/wishlist';
import { pageLife } from '../setup/page-life';
import type { AdapterCall, World } from './calls/adapter-call';
import { adapterCalls } from './calls/all-calls';
import { openShopPage, type ShopPage } from './shop-page';
import { FAULTS, USABLE, type CallFault } from './spoilt-answers';

// happy-dom has no sanitizer, and DOMPurify loses nodes in its tree: the gate is tested in a browser (tests/e2e/html-gate.spec.ts).
vi.mock('../../src/safety/html', async (original) => ({
	...(await original<object>()),
	...(await import('../setup/open-gate')),
}));

/** Expected error by fault; the message depends on the error (src/shop/request-error.ts). */
const FAILURE: Readonly<Record<CallFault, object | undefined>> = {
	offline: { reason: 'offline' },
	timeout: { reason: 'timeout' },
	slow: undefined,
	'500': { reason: 'http', status: 500 },
	'403': { reason: 'http', status: 403 },
	html: { reason: 'invalid' },
	notice: undefined,
	truncated: { reason: 'invalid' },
	types: { reason: 'invalid' },
	empty: { reason: 'invalid' },
	drop: { reason: 'lost' },
};

/** Single faults of a write with the opposite of the default: work done where the default is not done, and vice versa. */
const OTHERWISE = [
	'500-after',
	'html-after',
	'empty-after',
	'timeout-before',
	'truncated-before',
	'types-before',
	'drop-before',
] as const;

interface Cell {
	readonly fault: CallFault;
	/** Whether the shop has done the work. */
	readonly isDone: boolean;
	/** Only the first request fails: a lookup succeeds. */
	readonly isOnce: boolean;
}

const cellsOf = ({ looksUp, isRead }: AdapterCall): Cell[] => [
	...FAULTS.map((fault) => ({ fault, isDone: fault !== 'offline' && WORK_DONE[fault], isOnce: false })),
	...(isRead ? [{ fault: 'drop' as const, isDone: true, isOnce: true }] : []),
	...(looksUp ? OTHERWISE : []).map((text) => {
		const [fault, when] = text.split('-') as [CallFault, string];
		return { fault, isDone: when === 'after', isOnce: true };
	}),
];

const titleOf = ({ fault, isDone, isOnce }: Cell) =>
	isOnce ? `${fault} once, the work ${isDone ? '' : 'not '}done` : fault;

/** Expected error of a call; `undefined` if the call succeeds in spite of the fault. */
function failureOf(call: AdapterCall, { fault, isDone, isOnce }: Cell): object | undefined {
	const isUsable = !isOnce && fault in (USABLE[call.endpoint] ?? {});
	if (isUsable || (call.isExtra && fault !== 'offline')) return undefined;
	if (call.isRead && isOnce) return undefined;
	const isDoubtful = call.doubts?.includes(fault) ?? true;
	const isFound = call.looksUp && isDone && isDoubtful && (isOnce || !call.looksAtItself);
	if (isFound) return undefined;
	const isRefused = fault === '403' && call.hasNonce;
	return isRefused ? { reason: 'stale-nonce' } : FAILURE[fault];
}

const answerOf = ({ instead = {}, answer }: AdapterCall, fault: CallFault) =>
	fault in instead ? instead[fault] : answer;

/** Number of requests until the client reports the fault. */
const triesOf = ({ isRead, hasNonce, hasFallback, requests = 1 }: AdapterCall, { fault }: Cell): number => {
	const isUnexpected = ['403', '500', 'html', 'truncated', 'types', 'empty'].includes(fault);
	const isTwice = (fault === 'drop' && isRead) || (fault === '403' && hasNonce) || (hasFallback && isUnexpected);
	return isTwice ? 2 * requests : requests;
};

/** Seconds after which a customer is told at the earliest and at the latest, by endpoint; a lookup after a lost write is among them. */
const WAITS: Readonly<Record<string, readonly [least: number, most: number]>> = {
	get_refreshed_fragments: [5, 5],
	'page-cart': [15, 30],
	'cf7-feedback': [30, 30],
	checkout: [60, 75],
};

/** Comparable part of an outcome. */
const told = (outcome: unknown) => {
	if (!(outcome instanceof Error)) return outcome;
	const { name, message, reason, status } = outcome as RequestError;
	return { name, message, reason, status };
};

describe('every call and every fault', () => {
	let page: ShopPage;
	let world: World;
	const ending = pageLife();

	beforeAll(async () => {
		page = await openShopPage();
	});
	afterAll(() => page.close());
	beforeEach(() => {
		page.restart();
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		nonceBroker.forget();
		forgetCollectionData();
		world = {
			...page,
			cart: createCartStore(),
			wishlist: createWishlistStore({ server: 'ti-premium', until: ending.signal }),
			signal: ending.signal,
		};
	});

	const seen = (endpoint: string) =>
		page.shop.requests.filter(({ endpoints }) =>
			endpoints.some((name) => name === endpoint || (endpoint.includes('/') && name.startsWith(endpoint))),
		);
	const strike = (endpoint: string, { fault, isDone, isOnce }: Cell) => {
		if (fault === 'offline') return void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		const rule = parseFault(endpoint, `${fault}-${isDone ? 'after' : 'before'}`, isOnce ? 1 : null)!;
		page.shop.faults.rules.push(rule);
	};
	const heal = () => {
		page.shop.faults.rules = [];
		vi.restoreAllMocks();
	};

	describe.each(adapterCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
		test.each(cellsOf(call).map((cell) => [titleOf(cell), cell] as const))('[REL-01] %s', async (_title, cell) => {
			const prepared = page.outcome(Promise.resolve(call.prepare(world)));
			const attempt = (await prepared) as () => Promise<unknown>;
			expect(attempt).toBeTypeOf('function');
			const [before, seenBefore] = [page.shop.requests.length, seen(call.endpoint).length];
			strike(call.endpoint, cell);
			const outcome = await page.outcome(attempt());
			const struck = seen(call.endpoint).filter(({ fault }) => fault !== null).length;
			if (cell.fault === 'offline') expect(page.shop.requests).toHaveLength(before);
			else if (call.looksAtItself) expect(struck).toBeGreaterThanOrEqual(1);
			else expect(struck).toBe(cell.isOnce ? 1 : triesOf(call, cell));
			const failure = failureOf(call, cell);
			const expected = failure ? { name: 'RequestError', ...failure } : answerOf(call, cell.fault);
			expect({ outcome: told(outcome) }).toMatchObject({ outcome: expected });
			// A write found to be done is not sent again.
			if (call.looksUp && cell.isOnce && !call.looksAtItself) expect(seen(call.endpoint)).toHaveLength(seenBefore + 1);
			heal();
			if (failure) {
				const again = await page.outcome(attempt());
				const wasDone = cell.isDone || (call.isRedirect && cell.fault !== 'offline');
				const answer = wasDone && call.repeated !== undefined ? call.repeated : call.answer;
				expect({ again: told(again) }).toMatchObject({ again: answer });
			}
			call.done?.(page.shop);
		});
		const [least, most] = WAITS[call.endpoint] ?? [9, 20];
		test(`[REL-01] a shop that answers nothing any more is told of after ${least} to ${most} seconds`, async () => {
			vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
			const attempt = (await page.outcome(Promise.resolve(call.prepare(world)))) as () => Promise<unknown>;
			strike('*', { fault: 'timeout', isDone: false, isOnce: false });
			const began = performance.now();
			let ended = began;
			const outcome = await page.outcome(attempt().finally(() => (ended = performance.now())));
			expect(told(outcome)).toMatchObject({ reason: 'timeout' });
			expect(ended - began).toBeGreaterThanOrEqual(least * 1000);
			expect(ended - began).toBeLessThanOrEqual(most * 1000);
		});
		if (!call.looksUp) return;
		test.each(['', 'not '])(
			'[REL-01] nobody answers at all, the work %sdone: nothing is sent blindly, and it is done once',
			async (not) => {
				const attempt = (await page.outcome(Promise.resolve(call.prepare(world)))) as () => Promise<unknown>;
				await page.outcome(nonceBroker.get('wp_rest'));
				const before = seen(call.endpoint).length;
				strike('*', { fault: 'drop', isDone: !not, isOnce: false });
				const tries = [await page.outcome(attempt()), await page.outcome(attempt())];
				const lost = { name: 'RequestError', ...FAILURE.drop };
				expect(tries.map(told)).toMatchObject([lost, lost]);
				if (!call.looksAtItself && !call.isHarmlessTwice)
					expect(seen(call.endpoint).length - before).toBeLessThanOrEqual(1);
				heal();
				const healed = told(await page.outcome(attempt()));
				expect({ healed }).toMatchObject({ healed: call.answer });
				call.done?.(page.shop);
			},
		);
	});
});
