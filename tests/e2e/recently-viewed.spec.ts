import { expect, expectLink, hasStored, hold, layoutShifts, said, test, violations, type Page } from './harness';

const BRIEFS = 1179;
const MASK = 1178;

const HOST = '[data-archipel="recently-viewed"]';
const host = (page: Page) => page.locator(HOST).first();
const toggle = (page: Page) => host(page).getByRole('button', { name: /^(Vus récemment|Recently viewed)/ });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('archipel-viewed'));

test('[NAV-08][PRIV-01][A11Y-01] no panel for nobody; found again, on demand', async ({ page, shop }) => {
	await page.goto('/boutique/', { waitUntil: 'networkidle' });
	await expect(host(page)).toHaveAttribute('data-archipel-state', 'mounted');
	await expect(toggle(page)).toBeHidden();
	expect(shop.calls('/wp-json/wc/store/v1/products')).toEqual([]);
	expect(await layoutShifts(page)).toEqual([]);

	await page.goto('/produit/culotte-taille-haute/');
	await expect.poll(() => kept(page)).toBe(`[${BRIEFS}]`);
	await page.goto('/boutique/');
	await expect(toggle(page)).toHaveText('Vus récemment (1 produit)');
	expect(shop.calls('/wp-json/wc/store/v1/products')).toEqual([]);
	expect(await layoutShifts(page)).toEqual([]);

	await toggle(page).press('Enter');
	await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
	await expect(host(page).getByRole('listitem')).toHaveCount(1);
	await expectLink(
		host(page).getByRole('link', { name: 'Culotte taille haute' }),
		/\/produit\/culotte-taille-haute\/$/,
	);
	expect(shop.calls('/wp-json/wc/store/v1/products')).toHaveLength(1);
	expect(shop.calls('osf_product_view')).toEqual([]);
	expect(await violations(page, HOST)).toEqual([]);

	for (const key of ['Tab', 'Escape']) await page.keyboard.press(key);
	await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
	await expect(toggle(page)).toBeFocused();
});

test('[NAV-08][PRIV-01][A11Y-02] each can be removed, all erased and forgotten', async ({ page, shop }) => {
	await hasStored(page, 'archipel-viewed', [MASK, BRIEFS]);
	await page.goto('/boutique/');
	await toggle(page).click();
	await host(page).getByRole('button', { name: 'Retirer Masque satin des produits vus récemment' }).press('Enter');
	await expect(host(page).getByRole('listitem')).toHaveCount(1);
	expect(await kept(page)).toBe(`[${BRIEFS}]`);
	expect(shop.calls('/wp-json/wc/store/v1/products')).toHaveLength(1);
	await expect(said(page)).toHaveText(/^Masque satin\s: retiré des produits vus récemment\.$/);
	await host(page).getByRole('button', { name: 'Tout effacer' }).click();
	await expect(said(page)).toHaveText('Les produits vus récemment sont effacés.');
	await expect(host(page)).toContainText('Aucun produit n’est retenu sur cet appareil. Voir la boutique');
	expect(await kept(page)).toBeNull();
	expect(await violations(page, HOST)).toEqual([]);

	await page.evaluate((id) => localStorage.setItem('archipel-viewed', `[${id}]`), MASK);
	await page.goto('/produit/bas-couture/');
	const release = await hold(page, ({ pathname }) => pathname.endsWith('/store/v1/products'));
	await toggle(page).click();
	// Loading products would shift a control being pressed.
	await expect(host(page).locator('.archipel-recently-viewed__panel[aria-busy=true]')).toContainText('Chargement');
	await expect(host(page).getByRole('checkbox')).toHaveCount(0);
	release();
	await host(page).getByRole('checkbox', { name: 'Ne pas mémoriser sur cet appareil' }).check();
	await expect.poll(() => kept(page)).toBeNull();
	await test.step('in a block theme, which keeps a distance from the window for its own parts only', async () => {
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
});

test('[NAV-08][A11Y-01] an Opal theme’s panel opens, closes and removes', async ({ page, shop }) => {
	const panel = page.locator('.otf-product-recently-review');
	const button = panel.getByRole('button', { name: 'Produits vus récemment (thème)' });
	await page.goto('/iles/recently-viewed/');
	await button.click();
	await expect(panel.getByRole('listitem').first()).toBeVisible();
	await expect(button).toHaveAttribute('aria-expanded', 'true');
	await shop.fault('osf_product_view', '500');
	await panel.getByRole('button', { name: 'Retirer Culotte taille haute' }).press('Enter');
	await expect(panel).toContainText('Ce produit n’a pas pu être retiré.');
	await shop.heal();
	shop.forget();
	await panel.getByRole('button', { name: 'Retirer Culotte taille haute' }).press('Enter');
	await expect(panel.getByRole('listitem')).toHaveCount(1);
	expect(shop.calls('osf_product_view').map(({ fields }) => fields)).toEqual([
		{ action: 'osf_product_view', productid: String(BRIEFS) },
	]);
	await expect(panel.getByRole('button', { name: 'Retirer Masque satin' })).toBeFocused();
	expect(await violations(page, '.otf-product-recently-review')).toEqual([]);
	await button.press('Enter');
	await expect(panel.getByRole('listitem')).toHaveCount(0);
});

test('[NAV-08] in English, on a phone, a strip to swipe, no wider page @phone', async ({ page }) => {
	await hasStored(page, 'archipel-viewed', [MASK, BRIEFS, 2000, 2100, 3000]);
	await page.goto('/boutique/?lang=en');
	await expect(toggle(page)).toHaveText('Recently viewed (5 products)');
	await toggle(page).tap();
	await expect(host(page).getByRole('listitem')).toHaveCount(5);
	await expect(host(page).getByRole('checkbox', { name: 'Do not remember on this device' })).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('@noscript [NAV-08] there is no empty place', async ({ page }) => {
	await page.goto('/boutique/');
	await expect(host(page)).toBeHidden();
});
