import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, layoutShifts, mounted, test } from './harness';

const BRIEFS = 1179;
const MASK = 1178;

const host = (page: Page) => page.locator('[data-archipel="recently-viewed"]').first();
const toggle = (page: Page) => host(page).getByRole('button', { name: /^(Vus récemment|Recently viewed)/ });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('archipel-viewed'));

async function hasViewed(page: Page, ids: unknown): Promise<void> {
	await page.addInitScript(
		(value) => {
			if (sessionStorage.getItem('begun')) return;
			sessionStorage.setItem('begun', '1');
			localStorage.setItem('archipel-viewed', value);
		},
		typeof ids === 'string' ? ids : JSON.stringify(ids),
	);
}

async function expectNoViolations(page: Page, within = '[data-archipel="recently-viewed"]'): Promise<void> {
	expect(await violations(page, within)).toEqual([]);
}

test('[NAV-08] products looked at are found again, the newest first; asked for only when the panel opens', async ({
	page,
	shop,
}) => {
	await page.goto('/produit/culotte-taille-haute/');
	await expect.poll(() => kept(page)).toBe(`[${BRIEFS}]`);
	await page.goto('/produit/masque-satin/');
	await expect.poll(() => kept(page)).toBe(`[${MASK},${BRIEFS}]`);
	// The page itself is not listed.
	await expect(toggle(page)).toHaveText('Vus récemment (1 produit)');
	await page.goto('/boutique/');
	await expect(toggle(page)).toHaveText('Vus récemment (2 produits)');
	await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
	expect(shop.calls('/wp-json/wc/store/v1/products')).toEqual([]);
	expect(await layoutShifts(page)).toEqual([]);
	await expectNoViolations(page);

	await toggle(page).focus();
	await page.keyboard.press('Enter');
	await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
	await expect(host(page).getByRole('listitem')).toHaveCount(2);
	await expect(host(page).getByRole('listitem').first()).toContainText('Masque satin');
	await expect(host(page).getByRole('link', { name: 'Culotte taille haute' })).toHaveAttribute(
		'href',
		/\/produit\/culotte-taille-haute\/$/,
	);
	expect(shop.calls('/wp-json/wc/store/v1/products')).toHaveLength(1);
	expect(shop.calls('osf_product_view')).toEqual([]);
	await expectNoViolations(page);

	await page.keyboard.press('Tab');
	await page.keyboard.press('Escape');
	await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
	await expect(toggle(page)).toBeFocused();
});

test('[NAV-08] in a block theme it is in line with the page, which keeps a distance from the window for its own parts only', async ({
	page,
}) => {
	await hasViewed(page, [BRIEFS]);
	await page.goto('/produit/bas-couture/');
	await host(page).evaluate((element) => {
		const site = document.createElement('div');
		site.className = 'wp-site-blocks';
		document.body.style.setProperty('--wp--style--root--padding-left', '50px');
		document.body.style.setProperty('--wp--style--global--wide-size', '900px');
		document.body.append(site);
		site.append(element);
	});
	const left = async () => (await toggle(page).boundingBox())!.x;
	await expect.poll(left).toBe((1280 - 900) / 2);
	await page.setViewportSize({ width: 390, height: 844 });
	await expect.poll(left).toBe(50);
});

test('[NAV-08][A11Y-02] each can be removed, without another request; the focus stays in the panel', async ({
	page,
	shop,
}) => {
	await hasViewed(page, [MASK, BRIEFS]);
	await page.goto('/boutique/');
	await toggle(page).click();
	await host(page).getByRole('button', { name: 'Retirer Masque satin des produits vus récemment' }).press('Enter');
	await expect(host(page).getByRole('listitem')).toHaveCount(1);
	expect(await kept(page)).toBe(`[${BRIEFS}]`);
	expect(await host(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
	expect(shop.calls('/wp-json/wc/store/v1/products')).toHaveLength(1);
});

test('[PRIV-01] « Tout effacer » leaves nothing in the browser', async ({ page }) => {
	await hasViewed(page, [MASK, BRIEFS]);
	await page.goto('/boutique/');
	await toggle(page).click();
	await host(page).getByRole('button', { name: 'Tout effacer' }).click();
	await expect(host(page)).toContainText('Aucun produit n’est retenu sur cet appareil.');
	expect(await kept(page)).toBeNull();
	await expectNoViolations(page);
});

test('[PRIV-01] « Ne pas mémoriser sur cet appareil » erases, and holds on the next pages until it is taken back', async ({
	page,
}) => {
	await hasViewed(page, [MASK]);
	await page.goto('/boutique/');
	await toggle(page).click();
	await host(page).getByRole('checkbox', { name: 'Ne pas mémoriser sur cet appareil' }).check();
	await expect.poll(() => kept(page)).toBeNull();
	await page.goto('/produit/culotte-taille-haute/');
	await mounted(page, 'body');
	await expect(toggle(page)).toBeVisible();
	expect(await kept(page)).toBeNull();
	await toggle(page).click();
	await host(page).getByRole('checkbox').uncheck();
	await page.reload();
	await expect.poll(() => kept(page)).toBe(`[${BRIEFS}]`);
	expect(await page.evaluate(() => localStorage.getItem('archipel-viewed-off'))).toBeNull();
});

test('[PRIV-01] the owner can switch it off: nothing is kept, and what was kept is erased', async ({ page }) => {
	await hasViewed(page, [MASK]);
	await page.goto('/produit/culotte-taille-haute/?options={"recently-viewed":{"record":false}}');
	await expect.poll(() => kept(page)).toBeNull();
});

test('[PRIV-01] the list goes with the visitor, at logout and when the page says so', async ({ page, context }) => {
	await hasViewed(page, [MASK]);
	await page.goto('/boutique/');
	await expect(toggle(page)).toBeVisible();
	await page.evaluate(() => document.dispatchEvent(new CustomEvent('archipel:forget-visitor')));
	expect(await kept(page)).toBeNull();
	await page.evaluate(() => localStorage.setItem('archipel-viewed', '[1178]'));
	await context.addCookies([{ name: 'archipel_forget_viewed', value: '1', url: new URL('/', page.url()).href }]);
	await page.reload();
	await expect.poll(() => kept(page)).toBeNull();
});

test('[PRIV-01] a visitor who has looked at nothing sees no panel, and nothing is asked', async ({ page, shop }) => {
	await page.goto('/boutique/', { waitUntil: 'networkidle' });
	await expect(host(page)).toHaveAttribute('data-archipel-state', 'mounted');
	await expect(toggle(page)).toBeHidden();
	expect(shop.calls('/wp-json/wc/store/v1/products')).toEqual([]);
	expect(await layoutShifts(page)).toEqual([]);
});

test('[NAV-08] the list is short: the oldest goes', async ({ page }) => {
	await hasViewed(
		page,
		Array.from({ length: 12 }, (_, at) => 2000 + at),
	);
	await page.goto('/produit/masque-satin/');
	await expect
		.poll(async () => JSON.parse((await kept(page))!) as number[])
		.toEqual([MASK, ...Array.from({ length: 11 }, (_, at) => 2000 + at)]);
});

for (const broken of ['not json', '{"a":1}', '["x",null]']) {
	test(`[REL-02] what is no list counts as an empty one: ${broken}`, async ({ page }) => {
		await hasViewed(page, broken);
		await page.goto('/produit/masque-satin/');
		await expect.poll(() => kept(page)).toBe(`[${MASK}]`);
	});
}

test('[A11Y-01] no axe violation where the products did not come', async ({ page, shop, guard }) => {
	guard.allowErrors(/Failed to load resource/);
	await hasViewed(page, [MASK, BRIEFS]);
	await page.goto('/boutique/');
	await shop.fault('store-products', '500');
	await toggle(page).click();
	await expect(host(page).getByRole('button', { name: 'Réessayer' })).toBeVisible();
	await expectNoViolations(page);
});

test.describe('the panel of an Opal theme', () => {
	const panel = (page: Page) => page.locator('.otf-product-recently-review');
	const open = async (page: Page) => {
		await page.goto('/iles/recently-viewed/');
		await panel(page).getByRole('button', { name: 'Produits vus récemment (thème)' }).click();
		await expect(panel(page).getByRole('listitem').first()).toBeVisible();
	};

	test.beforeEach(({ guard }) => guard.allowErrors(/recently-viewed: property "max"|Failed to load resource/));

	test('[NAV-08] its heading opens and closes it, its crosses remove by osf_product_view', async ({ page, shop }) => {
		await open(page);
		const button = panel(page).getByRole('button', { name: 'Produits vus récemment (thème)' });
		await expect(button).toHaveAttribute('aria-expanded', 'true');
		await expectNoViolations(page, '.otf-product-recently-review');
		await panel(page).getByRole('button', { name: 'Retirer Culotte taille haute' }).press('Enter');
		await expect(panel(page).getByRole('listitem')).toHaveCount(1);
		expect(shop.calls('osf_product_view').map(({ fields }) => fields)).toEqual([
			{ action: 'osf_product_view', productid: String(BRIEFS) },
		]);
		await expect(panel(page).getByRole('button', { name: 'Retirer Masque satin' })).toBeFocused();
		await button.press('Enter');
		await expect(panel(page).getByRole('listitem')).toHaveCount(0);
	});

	test('[A11Y-01] no axe violation where a removal failed', async ({ page, shop }) => {
		await open(page);
		await shop.fault('osf_product_view', '500');
		await panel(page).getByRole('button', { name: 'Retirer Masque satin' }).click();
		await expect(panel(page)).toContainText('Ce produit n’a pas pu être retiré.');
		await expectNoViolations(page, '.otf-product-recently-review');
	});
});

test('[NAV-08] in English', async ({ page }) => {
	await hasViewed(page, [MASK]);
	await page.goto('/boutique/?lang=en');
	await expect(toggle(page)).toHaveText('Recently viewed (1 product)');
	await toggle(page).click();
	await expect(host(page).getByRole('checkbox', { name: 'Do not remember on this device' })).toBeVisible();
});

test('[NAV-08] on a phone the products are a strip to swipe, the page is not wider @phone', async ({ page }) => {
	await hasViewed(page, [MASK, BRIEFS, 2000, 2100, 3000]);
	await page.goto('/boutique/');
	await toggle(page).tap();
	await expect(host(page).getByRole('listitem')).toHaveCount(5);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await expectNoViolations(page);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[NAV-08] there is no empty place', async ({ page }) => {
		await page.goto('/boutique/');
		await expect(host(page)).toBeHidden();
	});
});
