import type { Cookie, Page, Request } from '@playwright/test';
import { endpointNames } from '../../fixtures/server/endpoint-names';
import { LATE } from '../faults/choose-faults';
import type { CallFault } from '../faults/spoilt-answers';
import { facedCalls } from './calls/all-calls';
import type { ServerCall, World } from './calls/server-call';
import { received, settled } from './cart-page-helpers';
import { expect, test } from './harness';

/** Milliseconds of a slow answer: longer than anything on the page waits before it says that something is under way. */
const SLOW = 1200;
/** Milliseconds: the longest that any call waits (the product form, 30 seconds), and a little. */
const PATIENCE = 31_000;

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
	fault: Happening,
): Promise<Strike> {
	if (fault === 'offline') return disconnect(page, endpoint, Boolean(silent));
	if (fault === 'drop' && !isRedirect) return breakConnection(page, endpoint);
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

const patiently = (outcome: Promise<void>) => outcome;

type Happening = CallFault | typeof LATE;

/** What happens on one visit of the page; the last one winds the page's clock on, and a clock that has been wound on stays so. */
const visitsOf = ({ call, faced: { told, last } }: (typeof facedCalls)[number]): Happening[][] => {
	const inOrder = told.toSorted((one, other) => Number(one === 'timeout') - Number(other === 'timeout'));
	// Where the shopper can try again on the page, one fault follows the other: a try that fails once more is told as the first was.
	return call.isRedirect || call.apart ? [...inOrder.map((fault) => [fault]), [last]] : [[...inOrder, last]];
};

/** The browser as it was before its first visit. */
async function forgetVisit(page: Page, cookies: readonly Cookie[]): Promise<void> {
	await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
	await page.context().clearCookies();
	await page.context().addCookies([...cookies]);
}

for (const faced of facedCalls) {
	const { call } = faced;
	const { told, last } = faced.faced;
	const visits = visitsOf(faced);
	test(`[REL-01] ${call.name} · ${[...told, last].join(', ')}`, async ({ page, shop, guard }) => {
		test.setTimeout(30_000 + 15_000 * visits.flat().length);
		guard.allowErrors(/Failed to load resource/);
		if (call.console) guard.allowErrors(call.console);
		const world: World = { page, shop };
		const cookies = await page.context().cookies();
		let until = patiently;
		for (const [number, visit] of visits.entries()) {
			if (number > 0) await forgetVisit(page, cookies);
			await call.open(world);
			// The shop's log goes by the session, which a visitor without a cart does not have yet.
			await shop.heal();
			let attempt = call.act;
			for (const fault of visit)
				await test.step(fault, async () => {
					// What follows goes by the page's clock once an answer has hung.
					if (fault === 'timeout' && until === patiently) await page.clock.install();
					const { hasStruck, end } = await strike(world, call, fault);
					await attempt(world);
					await expect.poll(hasStruck).toBe(true);
					if (fault === 'timeout') until = hurry(world);
					if (fault === last) return until(call.done(world));
					await until(call.told(world).then(() => settled(page)));
					if (call.silent) await expect(page.locator('.archipel-notice, [role=alert]:not(:empty)')).toHaveCount(0);
					await call.kept?.(world);
					expect(await hasStruck()).toBe(true);
					await end();
					attempt = call.again;
				});
			if (visit.includes(last)) continue;
			await attempt(world);
			await until(call.done(world));
		}
	});
}
