import { cartPageCalls } from './calls/cart-page-calls';
import { expect, test, type Fault } from './harness';

/** Where nobody can see in the totals or the lines whether it was done, it is told and sent again (fault-matrix.spec.ts). */
const BLIND = new Set(['the shipping calculator', 'the totals after a coupon', 'the nonce for a shipping method']);

test.beforeEach(({ guard }) => guard.allowErrors(/Failed to load resource/));

for (const { name, endpoint, open, act, done } of cartPageCalls.filter((call) => !BLIND.has(call.name)))
	for (const fault of ['500-after', 'html-after'])
		test(`[REL-01] ${name} × ${fault}, once: the shop is asked what became of it, and nobody is troubled`, async ({
			page,
			shop,
		}) => {
			await open({ page, shop });
			await shop.fault(endpoint, fault as Fault, 1);
			await act({ page, shop });
			await expect.poll(shop.struck).toBeGreaterThan(0);
			await done({ page, shop });
		});
