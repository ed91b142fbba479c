import { expect, hasStored, layoutShifts, mounted, test, violations, visit, type Page } from './harness';

const SIMPLE = '/produit/culotte-taille-haute/';
const VARIABLE = '/produit/nuisette-dentelle-2/';

const bar = (page: Page, name = /^Achat de /) => page.getByRole('region', { name });
const button = (page: Page) => bar(page).getByRole('button');

async function scrollPast(page: Page, path: string): Promise<void> {
	await visit(page, path, '.single_add_to_cart_button');
	await mounted(page, 'form.cart');
	await page.locator('footer').last().scrollIntoViewIfNeeded();
	await expect(bar(page)).toBeVisible();
}

test('[CART-14] [A11Y-01] [A11Y-02] the bar comes, covers nothing and goes', async ({ page }) => {
	await visit(page, SIMPLE, '.single_add_to_cart_button');
	await expect(bar(page)).toBeHidden();
	await mounted(page, 'form.cart');
	await page.locator('footer').last().scrollIntoViewIfNeeded();
	await expect(bar(page, /^Achat de Culotte taille haute$/)).toContainText('€');
	expect(await violations(page, '.archipel-bottom-bars')).toEqual([]);
	expect(await layoutShifts(page)).toEqual([]);

	await test.step('it covers nothing', async () => {
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
		const [end, top] = await page.evaluate(() => [
			document.querySelector('footer:last-of-type')!.getBoundingClientRect().bottom,
			document.querySelector('.archipel-bottom-bars')!.getBoundingClientRect().top,
		]);
		expect(Math.floor(end!)).toBeLessThanOrEqual(Math.ceil(top!));
		await page.locator('footer a').first().focus();
		for (let at = 0; at < 3; at++) {
			await page.keyboard.press('Tab');
			const isClear = await page.evaluate(() => {
				const focused = document.activeElement!.getBoundingClientRect();
				return focused.bottom <= document.querySelector('.archipel-bottom-bars')!.getBoundingClientRect().top;
			});
			expect(isClear).toBe(true);
		}
	});

	await test.step('it goes, and the focus is not lost', async () => {
		await button(page).focus();
		await page.evaluate(() => scrollTo(0, 0));
		await expect(bar(page)).toBeHidden();
		await expect(page.locator('form.cart .single_add_to_cart_button')).toBeFocused();
	});
});

test('@phone [A11Y-01] [CART-14] [TILE-03] it fits 320 pixels, below the compare button', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await hasStored(page, 'archipel-compare', [1178, 1179]);
	await scrollPast(page, VARIABLE);
	const bottom = () => bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
	await expect.poll(bottom).toBe(568);
	const box = (await bar(page).boundingBox())!;
	const tray = (await page.getByRole('region', { name: 'Comparateur' }).boundingBox())!;
	expect(tray.y + tray.height).toBeLessThan(box.y);
	expect(box.x + box.width).toBeLessThanOrEqual(320);
	// A cut-off name would be useless; the page shows the name above.
	await expect(bar(page).locator('.archipel-sticky-add-to-cart__name')).toBeHidden();
	const lines = bar(page)
		.locator('.price')
		.evaluate((price) => price.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(price).lineHeight));
	expect(await lines).toBeLessThan(2.5);
	// Browsers lay out in 1/64 px.
	expect((await button(page).boundingBox())!.height).toBeGreaterThan(43.98);
});
