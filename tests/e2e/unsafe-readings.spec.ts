import { CULOTTE, SOCKS, cartPage } from './cart-page-helpers';
import { expect, requestsOf, test } from './harness';
import { SIMPLE } from './product-page';
import { addButton, openTiles } from './tiles-page';
import { SELECTS } from './variation-page';

/** Behaviours whose literal implementation would be harmful, unless another test covers them (tests/conventions.test.ts lists all). */

test('[SEC-03 S12] [SEC-03 C2] the cart’s cookie, links, a removal offline', async ({ page, shop, context, guard }) => {
	guard.allowErrors(/Failed to load resource/);
	const changing = requestsOf(page, /[?&](add-to-cart|remove_item|undo_item|empty_cart)=/);

	await shop.add(CULOTTE.id, 2);
	const cookies = await context.cookies();
	expect(cookies.find(({ name }) => name === 'woocommerce_items_in_cart')?.value).toBe('1');
	await openTiles(page);
	const count = page.locator('[data-archipel="mini-cart"] .archipel-mini-cart__count').first();
	await expect(count).toContainText('2 articles');
	for (const link of (await page.locator('a[href*="add-to-cart="]:visible').all()).slice(0, 2)) await link.hover();
	expect(changing).toEqual([]);
	await addButton(page, CULOTTE.name).click();
	await expect(count).toContainText('3 articles');
	await expect.poll(() => shop.cart()).toEqual({ [CULOTTE.name]: 3 });
	changing.length = 0;
	const cart = cartPage(page);
	await cart.open(shop, [CULOTTE, SOCKS]);
	for (const link of await page.locator('a[href*="remove_item="]:visible').all()) await link.hover();
	expect(changing).toEqual([]);

	const before = page.url();
	await context.setOffline(true);
	await cart.removeLink(SOCKS.name).click();
	await expect(cart.told.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible();
	await expect(cart.line(SOCKS.name)).toBeVisible();
	expect(page.url()).toBe(before);
	await context.setOffline(false);
	expect(await shop.cart()).toEqual({ [CULOTTE.name]: 4, [SOCKS.name]: 1 });
	await cart.told.getByRole('button', { name: 'Réessayer' }).first().click();
	await expect(cart.line(SOCKS.name)).toHaveCount(0);
	expect(await shop.cart()).toEqual({ [CULOTTE.name]: 4 });
});

/** English sentences and labels from the behaviours, as far as islands use them. */
const ENGLISH =
	/\b(Add to Cart|Quick View|Add to Wishlist|Compare|Direct Checkout|View cart|Loading image|The image could not be loaded|You are probably offline|Please select|Copy link|Invalid)\b/i;

test('[SEC-03 A17] a list, products and the cart speak French to eyes and ears', async ({ page, shop }) => {
	const said = () =>
		page.evaluate(() => [
			document.body.innerText,
			...[...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
				['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
			),
		]);
	await shop.add(CULOTTE.id);
	for (const path of ['/boutique/', SIMPLE, SELECTS, '/page-panier/'])
		await test.step(path, async () => {
			await page.goto(path);
			await page.waitForLoadState('networkidle');
			expect(await page.locator('html').getAttribute('lang'), path).toBe('fr-FR');
			expect(
				(await said()).filter((text) => ENGLISH.test(text)),
				path,
			).toEqual([]);
		});
	await page.goto('/page-panier/?lang=en');
	expect((await said()).some((text) => ENGLISH.test(text))).toBe(true);
});
