import type { BrowserContext } from '@playwright/test';
import { neutralName } from '../../src/build/file-names';
import { fill } from './checkout-helpers';
import { expect, requestsOf, test, visit } from './harness';

test.use({ answered: false });

const kept = async (context: BrowserContext) =>
	(await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('sbjs_'));

test('[ATTR-03] [ATTR-04] [SEC-03 P3] accepted, the order tells its campaign', async ({ page, context, shop }) => {
	await shop.add(1178);
	const asked = requestsOf(page, new RegExp(`/islands/${neutralName('attribution')}-`));
	await visit(page, '/boutique/?utm_source=lettre&utm_campaign=soldes%20d%27hiver', '#cookie-notice');
	// Emulates the product list, which removes campaign parameters from the URL.
	await page.evaluate(() => history.replaceState(null, '', '/boutique/'));
	await page.waitForLoadState('networkidle');
	expect([asked, await kept(context)]).toEqual([[], []]);
	await page
		.getByRole('button', { name: /^(Tout accepter|Accepter)$/ })
		.first()
		.click();
	await expect.poll(() => kept(context)).toHaveLength(6);

	await page.goto('/commande/');
	await expect(page.locator('form.checkout input[name=wc_order_attribution_session_pages]')).toHaveValue('2');
	await fill(page);
	await page.locator('#place_order').click();
	await expect(page).toHaveURL(/order-received/);
	expect(shop.calls('checkout')[0]!.fields).toMatchObject({
		wc_order_attribution_source_type: 'utm',
		wc_order_attribution_utm_source: 'lettre',
		wc_order_attribution_utm_campaign: "soldes d'hiver",
		wc_order_attribution_session_entry: expect.stringContaining('/boutique/?utm_source=lettre'),
	});
});
