import type { BrowserContext, Page } from '@playwright/test';
import { neutralName } from '../../src/build/file-names';
import { fill } from './checkout-helpers';
import { expect, requestsOf, rewrite, test, visit } from './harness';

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

test('[ATTR-04] [CONS-07] a tool asking by the WP Consent API: its yes and its no', async ({ page, context, shop }) => {
	await shop.add(1178);
	// Emulates the plugin WP Consent API, with the cookie and event names that PHP prints if that plugin is active.
	await page.addInitScript(() => {
		Object.assign(window, {
			wp_consent_type: 'optin',
			wp_has_consent: (category: string) => document.cookie.includes(`wp_consent_${category}=allow`),
			wp_set_consent(category: string, value: string) {
				document.cookie = `wp_consent_${category}=${value}; path=/`;
				const detail = Object.assign([], { [category]: value });
				document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));
			},
		});
	});
	await rewrite(page, '/commande/', (html) =>
		html.replace(
			/("attribution":\{[^}]*"when":")[^"]*/,
			'$1cookie:wp_consent_marketing=allow | event:wp_listen_for_consent_change',
		),
	);
	const answer = (value: string) =>
		page.evaluate(
			(said) =>
				(window as unknown as { wp_set_consent: (...said: string[]) => void }).wp_set_consent('marketing', said),
			value,
		);
	const source = page.locator('form.checkout input[name=wc_order_attribution_utm_source]');
	const isAsked = asks(page);
	await visit(page, '/commande/?utm_source=lettre', 'form.checkout');
	await page.waitForLoadState('networkidle');
	expect([isAsked(), await kept(context)]).toEqual([false, []]);
	await answer('allow');
	await expect(source).toHaveValue('lettre');
	expect(await kept(context)).toHaveLength(6);
	await page.goto('/commande/');
	await expect(source).toHaveValue('lettre');
	await answer('deny');
	await expect(source).toHaveValue('');
	expect(await kept(context)).toEqual([]);
});
