import type { BrowserContext, Page } from '@playwright/test';
import { neutralName } from '../../src/build/file-names';
import { fill } from './checkout-helpers';
import { expect, requestsOf, test, visit, type ShopDriver } from './harness';

test.use({ answered: false });

const LANDING = '/boutique/?utm_source=lettre&utm_campaign=soldes%20d%27hiver';

const kept = async (context: BrowserContext) =>
	(await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('sbjs_'));

/** Whether the island's file has been requested since this call. */
function asks(page: Page): () => boolean {
	const asked = requestsOf(page, new RegExp(`/islands/${neutralName('attribution')}-`));
	return () => asked.length > 0;
}

/** Places an order. @returns The fields of the request. */
async function order(page: Page, shop: ShopDriver): Promise<Readonly<Record<string, string>>> {
	await fill(page);
	await page.locator('#place_order').click();
	await expect(page).toHaveURL(/order-received/);
	return shop.calls('checkout')[0]!.fields;
}

test('[ATTR-03] [ATTR-04] [SEC-03 P3] accepted, the order tells its campaign', async ({ page, context, shop }) => {
	await shop.add(1178);
	const isAsked = asks(page);
	await visit(page, LANDING, '#cookie-notice');
	// Emulates the product list, which removes campaign parameters from the URL.
	await page.evaluate(() => history.replaceState(null, '', '/boutique/'));
	await page.waitForLoadState('networkidle');
	expect([isAsked(), await kept(context)]).toEqual([false, []]);
	await page
		.getByRole('button', { name: /^(Tout accepter|Accepter)$/ })
		.first()
		.click();
	await expect.poll(() => kept(context)).toHaveLength(6);

	await page.goto('/commande/');
	await expect(page.locator('form.checkout input[name=wc_order_attribution_session_pages]')).toHaveValue('2');
	expect(await order(page, shop)).toMatchObject({
		wc_order_attribution_source_type: 'utm',
		wc_order_attribution_utm_source: 'lettre',
		wc_order_attribution_utm_campaign: "soldes d'hiver",
		wc_order_attribution_session_entry: expect.stringContaining('/boutique/?utm_source=lettre'),
	});
});
