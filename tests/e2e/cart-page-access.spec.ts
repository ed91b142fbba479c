import { expect, layoutShifts } from './harness';
import { CULOTTE, FORM, SOCKS, cartUrl, test } from './cart-page-helpers';

test('[CP-06] [RT-01] [WP-07] in English: totals, cross-sells by width', async ({ page, shop, cart }) => {
	await cart.open(shop, [CULOTTE], {}, { lang: 'en' });
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
	const previous = page.getByRole('button', { name: 'Previous products' });
	const next = page.getByRole('button', { name: 'Next products' });
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
			await expect(previous).toHaveAttribute('aria-disabled', 'true');
			await next.click();
			await expect(previous).toHaveAttribute('aria-disabled', 'false');
			await expect.poll(place).toBeGreaterThan(width / 8);
			// Presses at most once per product: at the end the button becomes inactive and keeps the focus.
			const pressAgain = async () => {
				await next.click({ force: true });
				return next.getAttribute('aria-disabled');
			};
			await expect.poll(pressAgain, { intervals: [300] }).toBe('true');
			await next.click({ force: true });
			await expect(next).toBeFocused();
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
	await test.step('the texts', async () => {
		await expect(cart.update).toHaveAccessibleDescription('Change a quantity first: the cart is up to date.');
		await page.getByRole('button', { name: /^Increase quantity: / }).click();
		await cart.update.click();
		await expect(cart.notices).toHaveText('Cart updated.');
		await cart.expectNoReload();
	});
});

test('@noscript [CP-02] [CP-03] [CP-04] [WL-10] everything works by forms and links', async ({ page, shop, cart }) => {
	for (const id of [CULOTTE.id, SOCKS.id]) await shop.add(id);
	await page.goto(cartUrl({ emptyButton: true }));
	await expect(page.locator('.archipel-cart-page__to-wishlist').first()).toHaveCSS('display', 'none');
	await cart.quantity(CULOTTE.name).fill('2');
	await cart.update.click();
	await expect(cart.notices).toHaveText('Panier mis à jour.');
	await cart.removeLink(SOCKS.name).click();
	await expect(cart.line(SOCKS.name)).toHaveCount(0);
	await page.getByRole('link', { name: 'Annuler ?' }).click();
	await expect(cart.line(SOCKS.name)).toBeVisible();
	await cart.coupon.fill('bienvenue10');
	await page.getByRole('button', { name: 'Appliquer le code promo' }).click();
	await expect(cart.totals).toContainText('bienvenue10');
	await page.locator('#calc_shipping_postcode').fill('44000');
	await page.locator('[name=calc_shipping]').click();
	await expect(cart.notices).toHaveText('Frais de livraison mis à jour.');
	await page.goto(cartUrl({ emptyButton: true }));
	await page.getByRole('button', { name: 'Vider le panier' }).click();
	await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
	await page.getByRole('link', { name: 'Annuler ?' }).click();
	await expect(cart.line(CULOTTE.name)).toBeVisible();
	expect(await shop.cart()).toEqual({ [CULOTTE.name]: 2, [SOCKS.name]: 1 });
});
