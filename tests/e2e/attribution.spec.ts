import type { BrowserContext, Page } from '@playwright/test';
import { neutralName } from '../../src/build/file-names';
import { fill } from './checkout-helpers';
import { expect, requestsOf, test, visit } from './harness';

test.use({ answered: false });

const LANDING = '/boutique/?utm_source=lettre&utm_campaign=soldes%20d%27hiver';

const kept = async (context: BrowserContext) =>
	(await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('sbjs_'));

/** Whether the island's file has been requested since this call. */
function asks(page: Page): () => boolean {
	const asked = requestsOf(page, new RegExp(`/islands/${neutralName('attribution')}-`));
	return () => asked.length > 0;
}

/** Places an order. @returns The attribution fields of the request. */
async function order(page: Page): Promise<Record<string, string>> {
	await fill(page);
	await page.locator('#place_order').click();
	await expect(page).toHaveURL(/order-received/);
	const id = Number(/order-received\/(\d+)/.exec(page.url())![1]);
	const state = await page.request.get('/__shop/state');
	const { orders } = (await state.json()) as { orders: { id: number; fields: Record<string, string> }[] };
	const { fields } = orders.find((one) => one.id === id)!;
	return Object.fromEntries(
		Object.entries(fields)
			.filter(([name]) => name.startsWith('wc_order_attribution_'))
			.map(([name, value]) => [name.slice('wc_order_attribution_'.length), value]),
	);
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
	expect(await order(page)).toMatchObject({
		source_type: 'utm',
		utm_source: 'lettre',
		utm_campaign: "soldes d'hiver",
		utm_medium: '(none)',
		referrer: '(none)',
		session_entry: expect.stringContaining('/boutique/?utm_source=lettre'),
		session_start_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
		session_count: '1',
		user_agent: expect.stringContaining('Mozilla'),
	});
});

test('[ATTR-04] [SEC-03 P3] refused, nothing is kept, loaded or told', async ({ page, context, shop, baseURL }) => {
	await shop.add(1178);
	await context.addCookies(['sbjs_current', 'sbjs_migrations'].map((name) => ({ name, value: 'x', url: baseURL! })));
	await visit(page, LANDING, '#cookie-notice');
	await page
		.getByRole('button', { name: /^(Tout refuser|Refuser)$/ })
		.first()
		.click();
	await expect.poll(() => kept(context)).toEqual([]);
	const isAsked = asks(page);
	await page.goto('/commande/');
	await page.waitForLoadState('networkidle');
	expect(Object.values(await order(page)).filter(Boolean)).toEqual([]);
	expect([isAsked(), await kept(context)]).toEqual([false, []]);
});
