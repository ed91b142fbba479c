import { effect, signal } from '@preact/signals-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FailureNotice } from '../../src/shop/mutation';
import { createMutationQueue } from '../../src/shop/mutation-queue';
import { RequestError } from '../../src/shop/request-error';
import { lineOf, type CartPage, type CartTotals } from '../../src/shop/woocommerce/cart-page';
import type { cartPageApi } from '../../src/shop/woocommerce/cart-page-api';
import type { Cart } from '../../src/shop/woocommerce/cart-schema';
import { sampleCart, sampleItem } from '../../tests/setup/sample-cart';
import { nameOf } from './cart-request';
import { createCartPage, isPossible, type Answer } from './model';

/** Outcome of a request: failed on the server, done but response lost, response 5 s late. */
type Fate = 'failed' | 'lost' | 'late';
type Quantities = Record<string, number>;

const DELAY = 800;
const sleep = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** Creates a shop stub with a cart, and the model of the cart page. */
function open(lines: Quantities = { a: 1, b: 1 }, isAutomatic = true, coupons: string[] = []) {
	const shop = { lines, coupons, method: 'post' };
	const fates: (Fate | undefined)[] = [];
	const calls: string[] = [];
	const page = () =>
		({ lines: new Map(Object.entries(shop.lines)), coupons: [...shop.coupons] }) as unknown as CartPage;
	const totals = () =>
		({ coupons: [...shop.coupons], methods: { 'shipping_method[0]': shop.method } }) as unknown as CartTotals;
	const call = async <T>(name: string, work: () => T): Promise<T> => {
		calls.push(name);
		const fate = fates.shift();
		await sleep(50);
		if (fate === 'failed') throw new RequestError('http', name, { status: 500 });
		const answer = work();
		if (fate === 'lost') throw new RequestError('lost', name);
		if (fate === 'late') await sleep(5000);
		return answer;
	};
	const api: Partial<typeof cartPageApi> = {
		send: ({ fields }) =>
			call(`send ${fields}`, () => {
				for (const [line, quantity] of fields) if (line in shop.lines) shop.lines[line] = Number(quantity);
				for (const line of Object.keys(shop.lines)) if (!shop.lines[line]) delete shop.lines[line];
				return page();
			}),
		open: (href) =>
			call(href, () => {
				delete shop.lines[lineOf(href)!];
				return page();
			}),
		read: () => call('read', page),
		applyCoupon: (code) =>
			call(`apply ${code}`, () => {
				const ok = code !== 'wrong' && !shop.coupons.includes(code);
				if (ok) shop.coupons.push(code.toLowerCase());
				return { ok, notices: [], text: '' };
			}),
		totals: () => call('totals', totals),
		updateShippingMethod: (methods) =>
			call(`ship ${Object.values(methods)}`, () => {
				shop.method = Object.values(methods)[0]!;
				return totals();
			}),
	};

	const cart = signal<Cart | undefined>(undefined);
	const refresh = async () => {
		const items = Object.entries(shop.lines).map(([key, quantity]) => sampleItem({ key, quantity }));
		const coupons = shop.coupons.map((code) => ({ code: code.toUpperCase(), label: code, discount: 0 }));
		cart.value = sampleCart(items, { hash: JSON.stringify(shop), coupons });
	};
	/** Failures that are told, by the name of their request. */
	const failures = new Map<string, FailureNotice>();
	const ending = new AbortController();
	const model = createCartPage({
		shown: page(),
		readForm: (quantities) => ({
			method: 'post',
			action: '',
			fields: new URLSearchParams([...quantities].map(([line, quantity]) => [line, String(quantity)])),
		}),
		shared: { cart, busy: signal(false), refresh: refresh },
		isAutomatic,
		tell(request, notice) {
			failures.set(nameOf(request), notice);
			return () => failures.delete(nameOf(request));
		},
		signal: ending.signal,
		api: api as typeof cartPageApi,
		queue: createMutationQueue('test'),
	});

	/** Fields of the page, by line key. */
	let form: Record<string, { served: string; typed: string }> = {};
	const read = () => Object.entries(form).map(([line, values]) => ({ line, ...values, isValid: true }));
	const print = (now: ReadonlyMap<string, number>, sent?: ReadonlyMap<string, number>) => {
		const before = form;
		form = Object.fromEntries(
			[...now].map(([line, quantity]) => {
				const { served, typed } = before[line] ?? { served: '', typed: '' };
				const isKept = typed !== served && sent?.get(line) !== Number(typed);
				return [line, { served: String(quantity), typed: isKept ? typed : String(quantity) }];
			}),
		);
		model.print(read());
	};
	print(page().lines);
	const answers: Answer[] = [];
	effect(() => {
		const answer = model.answer.value;
		if (!answer) return;
		answers.push(answer);
		if (answer.page) print(answer.page.lines, answer.sent);
	});

	return {
		shop,
		fates,
		calls,
		model,
		answers,
		ending,
		fields: () => Object.fromEntries(Object.entries(form).map(([line, { typed }]) => [line, typed])),
		failed: () => [...failures.keys()],
		retry: (name: string) => failures.get(name)!.action.onClick(),
		type(line: string, typed: string) {
			form[line]!.typed = typed;
			model.type(read());
		},
		update: () => void model.perform({ kind: 'update', isAutomatic: false }),
		remove: (line: string) =>
			void model.perform({ kind: 'remove', href: `/cart/?remove_item=${line}`, byPointer: true }),
		apply: (code: string) => void model.perform({ kind: 'apply-coupon', code }),
		ship: (method: string) => void model.perform({ kind: 'ship', methods: { 'shipping_method[0]': method } }),
		/** Changes the cart as another tab does. */
		elsewhere(change: () => void) {
			change();
			void refresh();
		},
		wait: (duration: number) => vi.advanceTimersByTimeAsync(duration),
		quiet: () => vi.advanceTimersByTimeAsync(30_000),
	};
}
type World = ReturnType<typeof open>;

beforeEach(() => void vi.useFakeTimers());

interface Sequence {
	readonly lines?: Quantities;
	/** Quantities are sent by the update button, not by themselves. */
	readonly byButton?: true;
	readonly does: (world: World) => void | Promise<unknown>;
	/** Requests to the shop in their order: writes, and reads after an unclear outcome. */
	readonly calls: readonly string[];
	/** @default the lines as they were at first */
	readonly ends?: Partial<Pick<World['shop'], 'lines' | 'coupons' | 'method'>>;
	/** Quantities in the fields at the end. @default those of the shop */
	readonly fields?: Record<string, string>;
	readonly failed?: readonly string[];
}

const sequences: Record<string, Sequence> = {
	'[CP-01] presses on plus are one update, after the last of them': {
		async does({ type, wait }) {
			for (const quantity of ['2', '3', '4']) {
				type('a', quantity);
				await wait(DELAY - 1);
			}
		},
		calls: ['send a=4'],
		ends: { lines: { a: 4, b: 1 } },
	},
	'[CP-01] a quantity that goes back to what it was is not sent': {
		does({ type }) {
			type('a', '2');
			type('a', '1');
		},
		calls: [],
	},
	'[REL-03] what is typed while an update is under way goes with the next': {
		async does({ type, wait, fates }) {
			fates.push('late');
			type('a', '2');
			await wait(DELAY + 60);
			type('a', '5');
		},
		calls: ['send a=2', 'send a=5'],
		ends: { lines: { a: 5, b: 1 } },
	},
	'[REL-03] lines that nobody has touched here are not sent: another tab has changed them': {
		byButton: true,
		does({ type, elsewhere, shop, update }) {
			type('a', '2');
			elsewhere(() => (shop.lines['b'] = 4));
			update();
		},
		calls: ['send a=2'],
		ends: { lines: { a: 2, b: 4 } },
	},
	'[RT-07] another tab’s change is shown; what is typed and not sent stays': {
		byButton: true,
		does({ type, elsewhere, shop }) {
			type('a', '3');
			elsewhere(() => Object.assign(shop.lines, { a: 7, b: 4 }));
		},
		calls: ['read'],
		ends: { lines: { a: 7, b: 4 } },
		fields: { a: '3', b: '4' },
	},
	'[RT-07] a change elsewhere during one of ours is looked at once, after it': {
		async does({ type, elsewhere, shop, wait, fates }) {
			fates.push('late');
			type('a', '2');
			await wait(DELAY + 60);
			elsewhere(() => (shop.lines['b'] = 9));
			await wait(100);
		},
		calls: ['send a=2', 'read'],
		ends: { lines: { a: 2, b: 9 } },
	},
	'[CP-02] odd quantities: an emptied field and a number that nobody means are not sent by themselves': {
		async does({ type, wait }) {
			type('a', '');
			await wait(2 * DELAY);
			type('a', '1e22');
			type('b', '2');
		},
		calls: [],
		fields: { a: '1e22', b: '2' },
	},
	'[CP-02] a quantity of 0 takes the line out': {
		does: ({ type }) => type('a', '0'),
		calls: ['send a=0'],
		ends: { lines: { b: 1 } },
	},
	'[CP-01][CP-04] [RT-07] a quantity, a coupon and a shipping method at the same time; a coupon is the same in capitals':
		{
			does({ type, apply, ship }) {
				type('a', '2');
				apply('WELCOME');
				ship('pickup');
			},
			calls: ['apply WELCOME', 'ship pickup', 'totals', 'send a=2'],
			ends: { lines: { a: 2, b: 1 }, coupons: ['welcome'], method: 'pickup' },
		},
	'[CP-04] when only the totals fail, another try asks for them alone': {
		async does({ fates, apply, retry, wait }) {
			fates.push(undefined, 'failed');
			apply('welcome');
			await wait(500);
			retry('totals');
		},
		// `read`: the shared cart has the new coupon, so the model reads the page.
		calls: ['apply welcome', 'totals', 'read', 'totals'],
		ends: { coupons: ['welcome'] },
	},
	'[CP-04] after a try that nobody can tell the outcome of, another code is sent': {
		async does({ fates, apply, wait }) {
			fates.push('failed', 'failed');
			apply('wrong');
			await wait(500);
			apply('welcome');
		},
		calls: ['apply wrong', 'totals', 'apply welcome', 'totals'],
		ends: { coupons: ['welcome'] },
	},
	'[CP-02] of shipping methods that are passed by the arrow keys the last one counts': {
		async does({ ship, wait }) {
			ship('pickup');
			await wait(20);
			ship('express');
			ship('relay');
		},
		calls: ['ship pickup', 'ship relay'],
		ends: { method: 'relay' },
	},
	'[REL-01] late answers in a row: each request waits for its turn, and the last answer is what is shown': {
		byButton: true,
		async does({ fates, type, update, remove, ship, wait, calls }) {
			fates.push('late', 'late');
			type('a', '2');
			update();
			remove('b');
			ship('pickup');
			await wait(1000);
			expect(calls).toEqual(['send a=2']);
		},
		calls: ['send a=2', '/cart/?remove_item=b', 'ship pickup'],
		ends: { lines: { a: 2 }, method: 'pickup' },
	},
	'[REL-01] a removal whose answer is lost, and the look at what became of it too, is not sent again': {
		async does({ fates, remove, retry, wait }) {
			fates.push('lost', 'failed');
			remove('b');
			await wait(500);
			retry('remove b');
		},
		// Reads: the failed lookup, the page for the changed shared cart, the lookup of the retry.
		calls: ['/cart/?remove_item=b', 'read', 'read', 'read'],
		ends: { lines: { a: 1 } },
	},
	'[REL-01] an update by itself that fails waits for the shopper, and goes with his next change': {
		async does({ fates, type, wait, failed }) {
			fates.push('failed');
			type('a', '2');
			await wait(4 * DELAY);
			expect(failed()).toEqual(['update']);
			type('a', '3');
		},
		calls: ['send a=2', 'read', 'send a=3'],
		ends: { lines: { a: 3, b: 1 } },
	},
	'[REL-01] an update that worked though nobody could tell, changed again before the next try': {
		byButton: true,
		async does({ fates, type, update, wait }) {
			fates.push('lost', 'failed', 'failed');
			type('a', '2');
			update();
			await wait(500);
			type('a', '3');
			update();
		},
		calls: ['send a=2', 'read', 'read', 'read', 'send a=3'],
		ends: { lines: { a: 3, b: 1 } },
	},
	'a page that leaves shows nothing more and sends nothing more': {
		async does({ type, remove, wait, ending, shop }) {
			remove('b');
			type('a', '2');
			await wait(10);
			ending.abort();
			shop.lines['b'] = 1;
		},
		calls: ['/cart/?remove_item=b'],
		ends: { lines: { a: 1 } },
		fields: { a: '2', b: '1' },
	},
};

describe('the cart page, without the page', () => {
	test.each(Object.entries(sequences))(
		'%s',
		async (_title, { lines, byButton, does, calls, ends = {}, fields, failed = [] }) => {
			const world = open(lines && { ...lines }, !byButton);
			await does(world);
			await world.quiet();
			expect(world.calls).toEqual(calls);
			expect(world.shop).toMatchObject(ends);
			expect(Object.keys(world.shop.lines).sort()).toEqual(Object.keys(ends.lines ?? { a: 1, b: 1 }).sort());
			const shown = Object.fromEntries(
				Object.entries(world.shop.lines).map(([line, quantity]) => [line, String(quantity)]),
			);
			expect(world.fields()).toEqual(fields ?? shown);
			expect(world.failed()).toEqual(failed);
			expect(world.model.busy.value.size).toBe(0);
		},
	);

	test.each([
		['another quantity', { a: 1 }, ['welcome']],
		['a line too many', { a: 2, b: 1 }, ['welcome']],
		['a line too few', {}, ['welcome']],
		['a coupon too few', { a: 2 }, []],
		['a coupon too many', { a: 2 }, ['welcome', 'solo20']],
	])('[RT-07] %s is not the cart, and is looked at once', async (_case, lines: Quantities, coupons) => {
		const { shop, calls, elsewhere, quiet } = open({ ...lines }, true, coupons);
		elsewhere(() => Object.assign(shop, { lines: { a: 2 }, coupons: ['welcome'] }));
		await quiet();
		expect(calls).toEqual(['read']);
	});

	test('[CP-02] what is under way blocks what it concerns; an update by itself leaves the lines free', async () => {
		const { model, type, wait, update, quiet } = open();
		type('a', '2');
		expect([...model.busy.value]).toEqual([]);
		await wait(DELAY);
		expect([...model.busy.value]).toEqual(['totals']);
		await quiet();
		type('a', '3');
		update();
		expect([...model.busy.value]).toEqual(['cart', 'totals']);
		await quiet();
		expect([...model.busy.value]).toEqual([]);
	});

	test.each<[string, Quantities, string | undefined]>([
		['a', { a: 1, b: 1, c: 1 }, 'b'],
		['b', { a: 1, b: 1, c: 1 }, 'c'],
		['c', { a: 1, b: 1, c: 1 }, 'b'],
		['a', { a: 1 }, undefined],
	])('[CP-03] after %s of %o the shopper goes on at %s', async (line, lines, focus) => {
		const { remove, quiet, answers } = open(lines);
		remove(line);
		await quiet();
		expect(answers.map((answer) => answer.focus)).toEqual([focus]);
	});

	test('[CP-04] a coupon that the browser sent twice was applied, and is refused when the shopper asks again', async () => {
		const { apply, quiet, answers } = open();
		for (const _ of ['once', 'again']) {
			apply('welcome');
			await quiet();
		}
		expect(answers.flatMap(({ coupon }) => coupon?.ok ?? [])).toEqual([true, false]);
		const again = open();
		again.apply('welcome');
		again.shop.coupons.push('welcome');
		await again.quiet();
		expect(again.answers[0]!.coupon!.ok).toBe(true);
		expect(again.calls).toEqual(['apply welcome', 'totals']);
	});
});

test.each([
	['2', true, true],
	['999999', true, true],
	['1000000', true, false],
	['1e22', true, false],
	['', true, false],
	['1.5', false, false],
	['-3', false, false],
])('[CP-02] a quantity of %j, which the browser finds %s, is possible: %s', (typed, isValid, possible) => {
	expect(isPossible({ line: 'a', served: '1', typed, isValid })).toBe(possible);
	if (isValid) expect(isPossible({ line: undefined, served: '', typed, isValid })).toBe(true);
});
