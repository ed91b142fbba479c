import { endpointNames } from '../../fixtures/server/endpoint-names';
import type { CallFault } from '../faults/spoilt-answers';
import { expectToldInView } from './beside';
import { visits } from './calls/all-calls';
import { tryAgain, type ServerCall, type World } from './calls/server-call';
import { expect, settled, test, type Page, type Request, type Route, type ShopDriver } from './harness';

/** Milliseconds of a slow response: longer than the delay of every busy indicator. */
const SLOW = 1200;
/** Milliseconds: slightly more than the longest time-out of a call (product form, 30 seconds). */
const PATIENCE = 31_000;

interface Strike {
	readonly hasStruck: () => Promise<boolean>;
	/** Ends the fault; requests made while offline have not reached the shop. */
	readonly end: () => Promise<void>;
}

async function strike({ page, shop }: World, { endpoint }: ServerCall, fault: Happening): Promise<Strike> {
	if (fault === 'offline') return disconnect(page, shop, endpoint);
	if (fault === 'drop') return breakConnection(page, endpoint);
	// Without latency, a request that is logged as hanging has been processed.
	if (fault === 'timeout') await shop.latency(endpoint, 0);
	if (fault === 'late') await shop.latency(endpoint, SLOW);
	const before = await shop.struck();
	await shop.fault(endpoint, fault === 'late' ? 'notice' : fault);
	return { hasStruck: async () => (await shop.struck()) > before, end: shop.heal };
}

/** Takes the device offline: the page's requests fail, or the page checks the connection first and makes none. */
async function disconnect(page: Page, shop: ShopDriver, endpoint: string): Promise<Strike> {
	const before = (await shop.received(endpoint)).length;
	let failed = false;
	page.on('requestfailed', (request) => (failed ||= isFor(request, endpoint)));
	await page.context().setOffline(true);
	await page.evaluate(() => {
		document.documentElement.removeAttribute('data-asked-device');
		Object.defineProperty(navigator, 'onLine', {
			configurable: true,
			get() {
				document.documentElement.toggleAttribute('data-asked-device', true);
				return false;
			},
		});
	});
	return {
		hasStruck: async () => failed || (await page.locator('html[data-asked-device]').count()) > 0,
		async end() {
			expect(await shop.received(endpoint)).toHaveLength(before);
			await page.evaluate(() => void Reflect.deleteProperty(navigator, 'onLine'));
			await page.context().setOffline(false);
		},
	};
}

/**
 * Aborts the connection after the shop has processed the request. Not simulated in the shop: Chromium itself repeats a request if a reused connection
 * breaks without a response.
 */
async function breakConnection(page: Page, endpoint: string): Promise<Strike> {
	let struck = false;
	const cut = async (route: Route, request: Request) => {
		if (!isCall(request, endpoint)) return route.fallback();
		await route.fetch();
		struck = true;
		await route.abort('connectionreset');
	};
	await page.route('**', cut);
	return { hasStruck: async () => struck, end: () => page.unroute('**', cut) };
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
 * Advances the page's clock whenever a request hangs, so that time-outs elapse at once.
 *
 * @returns Waits for an outcome, and until no hanging request is left, so that later requests keep their full time-out.
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
		// `ending` reports the rejection to the caller.
		ending.catch(() => {});
		while (!over.signal.aborted) if (!(await wait())) await new Promise((resolve) => setTimeout(resolve, 20));
		await ending;
		await wait();
	};
}

const patiently = (outcome: Promise<void>) => outcome;

type Happening = CallFault | 'late';

const titleOf = ({ name, meets, survives }: ServerCall) => `${name} (${[meets, survives].filter(Boolean).join(', ')})`;

for (const calls of visits)
	test(`[REL-01] [A11Y-06] a failure is told in view, nothing is lost, and the next try is done once: ${calls.map(titleOf).join('; ')}`, async ({
		page,
		shop,
		guard,
	}) => {
		test.setTimeout(30_000 + 20_000 * calls.length);
		guard.allowErrors(/Failed to load resource/);
		const world: World = { page, shop };
		let until = patiently;
		for (const call of calls)
			await test.step(titleOf(call), async () => {
				await call.open(world);
				const retry = call.retry?.(page) ?? tryAgain(page.locator('.archipel-notice'));
				const again = () => retry.click();
				const told = async () => {
					await expect(retry).toBeVisible();
					await call.told?.(world);
					await settled(page);
				};
				// The shop logs by session, which a visitor without a cart does not have yet.
				await shop.heal();
				const begin = async (fault: Happening, attempt: ServerCall['act']) => {
					// After a hanging request the test runs on the page's clock.
					if (fault === 'timeout' && until === patiently) await page.clock.install();
					const struck = await strike(world, call, fault);
					await attempt(world);
					if (fault === 'timeout') until = hurry(world);
					return struck;
				};

				const { hasStruck, end } = await begin(call.meets, call.act);
				await until(told());
				await expectToldInView(page);
				await call.kept?.(world);
				await expect.poll(hasStruck, 'the fault has met the call').toBe(true);
				await end();

				if (!call.survives) {
					await again();
					return until(call.done(world));
				}
				const last = await begin(call.survives, again);
				await until(call.done(world));
				await expect.poll(last.hasStruck, 'the second fault has met the call').toBe(true);
				await last.end();
			});
	});
