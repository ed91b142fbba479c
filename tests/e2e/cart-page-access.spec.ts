import { expect, layoutShifts } from './harness';
import { CULOTTE, FORM, test } from './cart-page-helpers';

test('[CP-06] [RT-01] totals, cross-sells by width', async ({ page, shop, cart }) => {
	await cart.open(shop, [CULOTTE]);
	expect(await layoutShifts(page)).toEqual([]);
	await test.step('totals and prices', async () => {
		const [lines, sums] = [(await page.locator(FORM).boundingBox())!, (await cart.totals.boundingBox())!];
		expect(sums.x).toBeGreaterThanOrEqual(lines.x + lines.width);
		expect(sums.y).toBeLessThan(lines.y + lines.height);
		await expect(page.locator('.cart_item .product-price > *').first()).toHaveCSS('visibility', 'hidden');
		await expect(page.locator('.cart_item .product-subtotal').first()).toBeVisible();
	});
	const row = page.locator('.cross-sells ul.products');
	const visible = () =>
		row.evaluate((list) => {
			const { left, right } = list.getBoundingClientRect();
			return [...list.children].filter((item) => {
				const box = item.getBoundingClientRect();
				return box.left >= left - 1 && box.right <= right + 1;
			}).length;
		});
	const place = () => row.evaluate((list) => Math.round(list.scrollLeft));
	const next = page.getByRole('button', { name: 'Produits suivants' });
	for (const [width, count] of [
		[1280, 4],
		[880, 3],
		[640, 2],
		[390, 2],
	] as const)
		await test.step(`${width} px`, async () => {
			await page.setViewportSize({ width, height: 900 });
			await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
			await expect.poll(visible).toBe(count);
			if (width === 640 || width === 880) return;
			const { x, width: part } = (await row.locator('> li').nth(count).boundingBox())!;
			if (width === 390) expect(x + part / 6, 'a part of the next').toBeLessThan(width);
			await next.click();
			await expect.poll(place).toBeGreaterThan(width / 8);
			await expect.poll(visible).toBe(count);
		});
	await test.step('another number of the owner’s', async () => {
		await page.setViewportSize({ width: 1280, height: 900 });
		await row.evaluate((list) => {
			list.closest<HTMLElement>('.cross-sells')!.style.setProperty('--archipel-cart-page-slides', '3');
			list.scrollTo({ left: 0, behavior: 'instant' });
		});
		await expect.poll(visible).toBe(3);
	});
});
