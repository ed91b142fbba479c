import { endpointNames } from '../../fixtures/server/endpoint-names';
import type { CallFault } from '../faults/spoilt-answers';
import { expectToldInView } from './beside';
import { addingByForm, addingFromTile, checkoutCall } from './calls/adding-calls';
import { cartPageCalls } from './calls/cart-page-calls';
import { miniCartCalls } from './calls/mini-cart-calls';
import { tryAgain, type ServerCall, type World } from './calls/server-call';
import { heartCall } from './calls/wishlist-calls';
import { expect, settled, test, type Page, type Request, type Route, type ShopDriver } from './harness';

/** Milliseconds of a slow response: longer than the delay of every busy indicator. */
const SLOW = 1200;

/** Calls of one browser visit each, in order: the ways in which islands tell a failure. Vitest covers every call and fault (tests/faults). */
const visits: readonly (readonly ServerCall[])[] = [
	[heartCall, addingFromTile, checkoutCall],
	[addingByForm],
	miniCartCalls,
	cartPageCalls,
];

interface Strike {
	readonly hasStruck: () => Promise<boolean>;
	/** Ends the fault; requests made while offline have not reached the shop. */
	readonly end: () => Promise<void>;
}

async function strike({ page, shop }: World, { endpoint }: ServerCall, fault: Happening): Promise<Strike> {
	if (fault === 'offline') return disconnect(page, shop, endpoint);
	if (fault === 'drop') return breakConnection(page, endpoint);
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
					const struck = await strike(world, call, fault);
					await attempt(world);
					return struck;
				};

				const { hasStruck, end } = await begin(call.meets, call.act);
				await told();
				await expectToldInView(page);
				await call.kept?.(world);
				await expect.poll(hasStruck, 'the fault has met the call').toBe(true);
				await end();

				if (!call.survives) {
					await again();
					return call.done(world);
				}
				const last = await begin(call.survives, again);
				await call.done(world);
				await expect.poll(last.hasStruck, 'the second fault has met the call').toBe(true);
				await last.end();
			});
	});
