import { expect, mounted, tabTo, test, violations } from './harness';

test('[CHK-07] [A11Y-02] on a phone, by the keyboard: company and account’s pages', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 844 });
	await page.goto('/iles/order-pages/');
	const fold = page.locator('.archipel-company');
	const company = page.locator('#billing_company');
	await mounted(page, '.archipel-company');
	await expect(company).toBeHidden();
	await tabTo(page, fold.locator('summary'));
	await page.keyboard.press('Enter');
	await expect(company).toBeFocused();
	await page.keyboard.insertText('Dentelles SARL');
	for (const key of ['Shift+Tab', 'Enter']) await page.keyboard.press(key);
	await expect(company).toBeHidden();
	await test.step('[CHK-08] before the island: what a draft puts back moves nothing, what a browser puts back or a server refuses is shown', async () => {
		const put = (change: (field: HTMLInputElement) => unknown) => company.evaluate(change);
		await fold.evaluate((host) => host.removeAttribute('data-said'));
		await expect(company).toBeVisible();
		await put((field) => (field.dataset['archipelKept'] = ''));
		await expect(company).toBeHidden();
		await put((field) => field.closest('.form-row')!.classList.add('woocommerce-invalid'));
		await expect(company).toBeVisible();
	});

	const current = page.locator('.woocommerce-MyAccount-navigation [aria-current]');
	await current.scrollIntoViewIfNeeded();
	await mounted(page, '.woocommerce-MyAccount-navigation');
	await expect(current).toBeInViewport({ ratio: 1 });
	const boxes = await page
		.locator('.woocommerce-MyAccount-navigation a, .archipel-company summary')
		.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ y, height }) => [y, height]));
	expect(boxes.every(([, height]) => height! >= 44)).toBe(true);
	expect(new Set(boxes.slice(1).map(([y]) => y)).size).toBe(1);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	expect(await violations(page, ['.woocommerce-account', '.woocommerce-billing-fields__field-wrapper'])).toEqual([]);
});
