import { expect, layoutShifts, reach, said, test, violations } from './harness';

const SHARE = '[data-archipel=share]';
const PRODUCT = '/produit/nuisette-soiree/?utm_source=lettre';

test('[SHARE-01] [A11Y-01] networks open clean windows, links are copied, buttons look alike', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	// Third parties are not requested; a new window stays empty.
	await context.route(/facebook\.com/, (route) => route.fulfill({ body: '' }));
	await reach(page, SHARE, PRODUCT);
	await page.getByRole('button', { name: 'Copier le lien' }).click();
	await expect(said(page)).toHaveText('Copié !');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/produit\/nuisette-soiree\/$/);
	const [popup] = await Promise.all([
		page.waitForEvent('popup'),
		page.getByRole('link', { name: /Partager sur Facebook/ }).click(),
	]);
	expect(popup.url()).not.toContain('utm_source');
	expect(await popup.evaluate(() => window.opener)).toBeNull();
	await popup.close();
	expect(await layoutShifts(page)).toEqual([]);
	expect(await violations(page, SHARE)).toEqual([]);

	await page.evaluate(() => {
		// A constructed sheet: it follows the page's sheets, and the CSP does not block it.
		const rules = new CSSStyleSheet();
		rules.replaceSync('button { display: inline-block; padding: 0.6em 1.4em }');
		document.adoptedStyleSheets.push(rules);
	});
	const sizes = await page.locator('.archipel-share__button:visible').evaluateAll((buttons) =>
		buttons.map((button) => {
			const { width, height } = getComputedStyle(button, '::before');
			return [button.getBoundingClientRect().width, button.getBoundingClientRect().height, width, height].join();
		}),
	);
	expect(new Set(sizes)).toEqual(new Set(['44,44,22px,22px']));
});

test('@noscript [SHARE-01] the links are there, and the buttons that need JavaScript are not', async ({ page }) => {
	await page.goto(PRODUCT);
	await expect(page.getByRole('link', { name: /Partager sur Facebook/ })).toBeVisible();
	await expect(page.locator('[data-archipel-share=copy]')).toBeHidden();
});
