import { expectToldInView } from './beside';
import { addingByForm, addingFromTile, checkoutCall } from './calls/adding-calls';
import { cartPageCalls } from './calls/cart-page-calls';
import { miniCartCalls } from './calls/mini-cart-calls';
import { tryAgain, type Happening, type ServerCall, type World } from './calls/server-call';
import { heartCall } from './calls/wishlist-calls';
import { expect, settled, test } from './harness';

/** Milliseconds of a slow response: longer than the delay of every busy indicator. */
const SLOW = 1200;

/** Calls of one browser visit each, in order: the ways in which islands tell a failure. Vitest covers every call and fault (tests/faults). */
const visits: readonly (readonly ServerCall[])[] = [
	[heartCall, addingFromTile, checkoutCall],
	[addingByForm],
	miniCartCalls,
	cartPageCalls,
];

/** @returns Whether the fault has met a response. */
async function strike({ shop }: World, { endpoint }: ServerCall, fault: Happening): Promise<() => Promise<boolean>> {
	if (fault === 'late') await shop.latency(endpoint, SLOW);
	const before = await shop.struck();
	await shop.fault(endpoint, fault === 'late' ? 'notice' : fault);
	return async () => (await shop.struck()) > before;
}

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
				// The shop logs by session, which a visitor without a cart does not have yet.
				await shop.heal();
				const hasStruck = await strike(world, call, call.meets);
				await call.act(world);
				await expect(retry).toBeVisible();
				await call.told?.(world);
				await settled(page);
				await expectToldInView(page);
				await call.kept?.(world);
				await expect.poll(hasStruck, 'the fault has met the call').toBe(true);
				await shop.heal();

				const hasStruckAgain = call.survives && (await strike(world, call, call.survives));
				await retry.click();
				await call.done(world);
				if (hasStruckAgain) await expect.poll(hasStruckAgain, 'the second fault has met the call').toBe(true);
				await shop.heal();
			});
	});
