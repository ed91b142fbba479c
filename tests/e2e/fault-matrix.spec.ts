import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { endpointNames } from '../../fixtures/server/endpoint-names';
import { addingCalls } from './calls/adding-calls';
import { cartPageCalls } from './calls/cart-page-calls';
import { contactCalls } from './calls/contact-calls';
import { discountCalls } from './calls/discount-calls';
import { filterCalls } from './calls/filter-calls';
import { listCalls } from './calls/list-calls';
import { miniCartCalls } from './calls/mini-cart-calls';
import { popupCalls } from './calls/popup-calls';
import { productCalls } from './calls/product-calls';
import { searchCalls } from './calls/search-calls';
import { FAULTS, type CallFault, type ServerCall, type World } from './calls/server-call';
import { visitorCalls } from './calls/visitor-calls';
import { widgetCalls } from './calls/widget-calls';
import { wishlistCalls } from './calls/wishlist-calls';
import { wishlistListCalls } from './calls/wishlist-list-calls';
import { received, settled } from './cart-page-helpers';
import { expect, test } from './harness';

const calls = [
	...addingCalls,
	...miniCartCalls,
	...cartPageCalls,
	...popupCalls,
	...productCalls,
	...contactCalls,
	...discountCalls,
	...filterCalls,
	...listCalls,
	...searchCalls,
	...visitorCalls,
	...widgetCalls,
	...wishlistListCalls,
	...wishlistCalls,
];

/** Milliseconds of a slow answer: longer than anything on the page waits before it says that something is under way. */
const SLOW = 1200;
/** Milliseconds: the longest that any call waits (the product form, 30 seconds), and a little. */
const PATIENCE = 31_000;

/** An answer that is late, and before which PHP has talked: it is usable. */
const LATE = 'late, with a notice';

interface Strike {
	/** Whether the fault has met the call. */
	readonly hasStruck: () => Promise<boolean>;
	/** The shop or the connection is back. */
	readonly end: () => Promise<void>;
}

/** Makes the call go wrong from now on. */
async function strike(
	{ page, shop }: World,
	{ endpoint, isRedirect, silent }: ServerCall,
	fault: CallFault | typeof LATE,
): Promise<Strike> {
	if (fault === 'offline') return disconnect(page, endpoint, Boolean(silent));
	if (fault === 'drop' && !isRedirect) return breakConnection(page, endpoint);
	if (fault === 'timeout') await page.clock.install();
	// What is logged as hanging has been done.
	if (fault === 'timeout') await shop.latency(endpoint, 0);
	if (fault === LATE) await shop.latency(endpoint, SLOW);
	const before = await shop.struck();
	await shop.fault(endpoint, fault === LATE ? 'notice' : fault);
	return { hasStruck: async () => (await shop.struck()) > before, end: shop.heal };
}

/** The device has no network and knows it: the page asks in vain, or asks the device first and then does not ask the shop. What nobody is told of may rest altogether. */
async function disconnect(page: Page, endpoint: string, mayRest: boolean): Promise<Strike> {
	const before = (await received(page, endpoint)).length;
	let failed = false;
	page.on('requestfailed', (request) => (failed ||= isFor(request, endpoint)));
	await page.context().setOffline(true);
	await page.evaluate(() => {
		Object.defineProperty(navigator, 'onLine', {
			configurable: true,
			get() {
				document.documentElement.toggleAttribute('data-asked-device', true);
				return false;
			},
		});
	});
	const hasAsked = async () => mayRest || failed || (await page.locator('html[data-asked-device]').count()) > 0;
	return {
		hasStruck: async () => (await hasAsked()) && (await received(page, endpoint)).length === before,
		async end() {
			await page.evaluate(() => void Reflect.deleteProperty(navigator, 'onLine'));
			await page.context().setOffline(false);
		},
	};
}

/**
 * Breaks the connection after the shop has done the work. Not on the shop's side: Chromium repeats a request by itself when a
 * connection that it has used before breaks without an answer.
 */
async function breakConnection(page: Page, endpoint: string): Promise<Strike> {
	let isBroken = true;
	let struck = false;
	await page.route('**', async (route, request) => {
		if (!isBroken || !isCall(request, endpoint)) return route.fallback();
		await route.fetch();
		struck = true;
		await route.abort('connectionreset');
	});
	return { hasStruck: async () => struck, end: async () => void (isBroken = false) };
}

const isCall = (request: Request, endpoint: string): boolean =>
	['fetch', 'xhr'].includes(request.resourceType()) && isFor(request, endpoint);

function isFor(request: Request, endpoint: string): boolean {
	const body = request.postData() ?? '';
	const fields = new URLSearchParams(body);
	for (const [, name] of body.matchAll(/name="([^"]+)"/g)) fields.append(name!, '');
	const { names } = endpointNames(new URL(request.url()), { kind: 'other', fields, files: [], json: undefined });
	return names.some((name) => name === endpoint || (endpoint.includes('/') && name.startsWith(endpoint)));
}

/**
 * Lets the page believe that it has waited long enough, as often as it waits for an answer that never comes.
 *
 * @returns Waits for an outcome, and until nothing hangs that has not been waited for: what is asked next is in good time.
 */
function hurry({ page, shop }: World): (outcome: Promise<void>) => Promise<void> {
	const given = new Set<number>();
	const wait = async () => {
		const fresh = (await shop.hanging()).filter((number) => !given.has(number));
		for (const number of fresh) given.add(number);
		if (fresh.length) await page.clock.fastForward(PATIENCE);
		return fresh.length > 0;
	};
	return async (outcome) => {
		const over = new AbortController();
		const ending = outcome.finally(() => over.abort());
		// The caller hears of it from `ending`.
		ending.catch(() => {});
		while (!over.signal.aborted) if (!(await wait())) await new Promise((resolve) => setTimeout(resolve, 20));
		await ending;
		await wait();
	};
}

/** Faults that end with the page telling the shopper; the last of them winds the page's clock on. */
const faultsOf = ({ harmless = {} }: ServerCall): CallFault[] =>
	FAULTS.filter((fault) => fault !== 'slow' && fault !== 'notice' && !(fault in harmless)).toSorted(
		(one, other) => Number(one === 'timeout') - Number(other === 'timeout'),
	);

for (const call of calls) {
	const faults = faultsOf(call);
	const title = (row: readonly string[]) => `[REL-01] ${call.name} · ${row.join(', ')}`;
	const open = async ({ page, shop, guard }: World & { guard: { allowErrors: (pattern: RegExp) => void } }) => {
		guard.allowErrors(/Failed to load resource/);
		if (call.console) guard.allowErrors(call.console);
		await call.open({ page, shop });
		// The shop's log goes by the session, which a visitor without a cart does not have yet.
		await shop.heal();
	};
	/** What follows goes by the page's clock once an answer has hung. */
	const pace = (world: World, fault?: CallFault | typeof LATE) =>
		fault === 'timeout' ? hurry(world) : (outcome: Promise<void>) => outcome;
	const canFollow = !call.isRedirect && !call.apart;

	/** Where the shopper can try again on the page, one fault follows the other: a try that fails once more is told as the first was. */
	for (const row of canFollow ? [faults] : faults.map((fault) => [fault]))
		test(title(canFollow ? [...row, LATE] : row), async ({ page, shop, guard }) => {
			test.setTimeout(30_000 + 15_000 * row.length);
			const world: World = { page, shop };
			await open({ ...world, guard });
			let attempt = call.act;
			let until = pace(world);
			for (const fault of row)
				await test.step(fault, async () => {
					const { hasStruck, end } = await strike(world, call, fault);
					await attempt(world);
					await expect.poll(hasStruck).toBe(true);
					if (fault === 'timeout') until = pace(world, fault);
					await until(call.told(world).then(() => settled(page)));
					if (call.silent) await expect(page.locator('.archipel-notice, [role=alert]:not(:empty)')).toHaveCount(0);
					await call.kept?.(world);
					expect(await hasStruck()).toBe(true);
					await end();
					attempt = call.again;
				});
			const last = canFollow ? await strike(world, call, LATE) : undefined;
			await attempt(world);
			if (last) await expect.poll(last.hasStruck).toBe(true);
			await until(call.done(world));
		});
	const harmless = FAULTS.filter((fault) => fault in (call.harmless ?? {}));
	for (const fault of canFollow ? harmless : ([...harmless, LATE] as const))
		test(title([`${fault}, harmless`]), async ({ page, shop, guard }) => {
			const world: World = { page, shop };
			await open({ ...world, guard });
			const { hasStruck } = await strike(world, call, fault);
			await call.act(world);
			await expect.poll(hasStruck).toBe(true);
			await pace(world, fault)(call.done(world));
		});
}

test.describe('the table', () => {
	const root = resolve(import.meta.dirname, '../..');
	const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
	const files = execFileSync('git', ['ls-files', 'src', 'islands'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
	/** Modules that talk to a server. */
	const modules = files.filter(
		(file) =>
			/\.tsx?$/.test(file) &&
			!/\.test\.tsx?$/.test(file) &&
			/\bfetch\(|sendBeacon\(|XMLHttpRequest\(|\brequest(Json|Text|Page)\b/.test(read(file)),
	);
	/** The way to the server itself, and the list of our own files, which is no part of the shop (its faults: src/runtime/load.test.ts). */
	const WAYS = new Set(['src/shop/http.ts', 'src/runtime/registry.ts']);
	/** Names in these modules that are none of an endpoint: fields, a nonce, a refusal, and the action behind which two methods stand. */
	const OTHERS = new Set([
		'custom_data',
		'product_id',
		'removed_item',
		'awdr_ajax_front_end',
		'wdr_ajax',
		'wp_rest',
		// What `tinvwl` is asked for, and rows of a table: one way there and back for all of them.
		'get_data',
		'add_to_cart_all',
		'add_to_cart_single',
		'move_single',
		'rest_cookie_invalid_nonce',
		'attribute_counts',
		'filter_stock_status',
		'on_sale',
		'rating_filter',
		'stock_status',
	]);

	for (const file of modules.filter((candidate) => !WAYS.has(candidate))) {
		test(`[REL-01] has every call of ${file}`, () => {
			const declared = calls.filter(({ module }) => module === file).map(({ endpoint }) => endpoint);
			const code = read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
			const actions = [...code.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)].map(([, name]) => name!);
			const routes = [...code.matchAll(/[a-z-]+(?:\/[a-z-]+)?\/v\d+\/[a-z/_-]+/g)].map(([route]) => `rest/${route}`);
			expect(declared).not.toEqual([]);
			expect(declared).toEqual(expect.arrayContaining([...actions, ...routes].filter((name) => !OTHERS.has(name))));
		});
	}

	test('[REL-01] names no module that makes no call', () => {
		expect(calls.map(({ module }) => module).filter((file) => !modules.includes(file))).toEqual([]);
	});
});
