import { AxeBuilder } from '@axe-core/playwright';
import { expect, layoutShift, mounted, test } from './harness';

const SHARE = '[data-archipel=share]';
const PRODUCT = '/produit/nuisette-soiree/?utm_source=lettre';

test.beforeEach(async ({ page }) => {
	// Nobody outside is called; a window that opens shows nothing.
	await page.context().route(/facebook\.com/, (route) => route.fulfill({ body: '' }));
});

test('[SHARE-01] a network opens in a window that cannot reach back, with the clean address', async ({ page }) => {
	await page.goto(PRODUCT);
	await page.locator(SHARE).scrollIntoViewIfNeeded();
	await mounted(page, SHARE);
	const [popup] = await Promise.all([
		page.waitForEvent('popup'),
		page.getByRole('link', { name: /Partager sur Facebook/ }).click(),
	]);
	expect(popup.url()).not.toContain('utm_source');
	expect(await popup.evaluate(() => window.opener)).toBeNull();
	expect(await layoutShift(page)).toBe(0);
});

test('[SHARE-01] the link is copied and that is said', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(PRODUCT);
	await page.locator(SHARE).scrollIntoViewIfNeeded();
	await mounted(page, SHARE);
	await page.getByRole('button', { name: 'Copier le lien' }).click();
	await expect(page.locator('#archipel-announcer [aria-live=polite]')).toHaveText('Copié !');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/produit\/nuisette-soiree\/$/);
});

test('[A11Y-01] no axe violation', async ({ page, guard }) => {
	guard.allowErrors(/\[archipel\] share: property "networks/);
	await page.goto('/iles/share/');
	await mounted(page, SHARE);
	expect((await new AxeBuilder({ page }).include('.island-example').analyze()).violations).toEqual([]);
});

test('without JavaScript the links are there, and the buttons that need it are not', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
	const page = await context.newPage();
	await page.goto(PRODUCT);
	await expect(page.getByRole('link', { name: /Partager sur Facebook/ })).toBeVisible();
	await expect(page.locator('[data-archipel-share=copy]')).toBeHidden();
	await context.close();
});

test('English @phone', async ({ page }) => {
	await page.goto('/produit/nuisette-soiree/?lang=en');
	await page.locator(SHARE).scrollIntoViewIfNeeded();
	await mounted(page, SHARE);
	await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
});
