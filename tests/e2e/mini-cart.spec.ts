import { violations } from './axe';
import { layoutShifts } from './layout-shifts';
import { distFile, expect, expectLink, leftToBrowser, requestsOf, test, type Page } from './harness';
import { controls, HEADER, idle, line, LINK, openDrawer, STOREFRONT, withHeader } from './mini-cart-helpers';

const ISLAND = 'islands/mini-cart';
/** What the first panel brings. */
const VIEW = ['chunks/panel', 'chunks/react', 'chunks/render-island'];

/** Returns which of the island's files the page has asked for so far. */
function filesOf(page: Page): () => string[] {
	const asked = requestsOf(page, /\/dist\//);
	return () => [ISLAND, ...VIEW].filter((file) => asked.some((url) => url.includes(distFile(file))));
}

test('[CART-13] [RT-01] a visitor without a cart loads neither the cart nor the island', async ({ page, shop }) => {
	const files = filesOf(page);
	await withHeader(
		page,
		STOREFRONT.replaceAll('2 articles', '0 article').replaceAll('>2<', '>0<').replace('89,98', '0,00'),
	);
	for (const path of ['/boutique/', '/contact/']) {
		await page.goto(path);
		await idle(page);
		expect(files(), path).toEqual([]);
		if (path === '/boutique/')
			await expect(page.locator('#secondary .widget_shopping_cart_content')).toHaveJSProperty('childElementCount', 0);
	}
	await expect(page.getByRole('link', { name: 'Panier', exact: true }).first()).toBeVisible();
	await page.locator(LINK).click();
	const drawer = page.getByRole('dialog', { name: 'Votre panier' });
	await expect(drawer.getByText('Votre panier est vide.')).toBeVisible();
	expect(files()).toEqual([ISLAND, ...VIEW]);
	await expectLink(drawer.getByRole('link', { name: 'Voir la boutique' }), /\/boutique\/$/);
	expect(await violations(page, 'dialog')).toEqual([]);
	expect(shop.calls()).toEqual([]);
});

test('[CART-10] [CART-12] [RT-02] [A11Y-01] the link and the drawer of a cart', async ({ page, shop }) => {
	await shop.add(72, 2);
	await shop.add(1178);
	const files = filesOf(page);
	await page.goto('/contact/');
	await test.step('the link', async () => {
		await expect(page.getByRole('button', { name: 'Panier 3 articles' })).toBeVisible();
		await idle(page);
		expect(shop.calls('get_refreshed_fragments')).toHaveLength(1);
		expect(await layoutShifts(page)).toEqual([]);
		expect(files()).toEqual([ISLAND]);
		await page.locator(LINK).hover();
		await expect.poll(files).toEqual([ISLAND, ...VIEW]);
		expect(await leftToBrowser(page.locator(LINK))).toMatch(/\/page-panier\/$/);
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});
	const drawer = await openDrawer(page);
	await test.step('the lines and the ways on', async () => {
		await expect(drawer.getByRole('listitem')).toHaveCount(2);
		await expect(line(drawer, 'Body sexy 1')).toContainText('95,98 €');
		await expect(line(drawer, 'Body sexy 1')).toContainText('47,99 € l’unité');
		await expectLink(line(drawer, 'Body sexy 1').getByRole('link'), /\/produit\/body-sexy-1\/$/);
		await expect(controls(drawer, 'Body sexy 1').quantity).toHaveValue('2');
		await expect(drawer.getByText('Sous-total')).toBeVisible();
		await expect(drawer.getByText('107,98 €')).toBeVisible();
		await expectLink(drawer.getByRole('link', { name: 'Voir le panier' }), /\/page-panier\/$/);
		await expectLink(drawer.getByRole('link', { name: 'Commander' }), /\/commande\/$/);
	});
	expect(await violations(page, ['dialog', HEADER])).toEqual([]);
	await test.step('text of twice the size', async () => {
		await page.setViewportSize({ width: 1280, height: 760 });
		await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
		await expect(line(drawer, 'Masque satin')).toBeVisible();
		const areas = () =>
			drawer.evaluate((dialog) =>
				[dialog, ...dialog.querySelectorAll('*')]
					.filter(
						(area) => area.scrollHeight > area.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(area).overflowY),
					)
					.map(({ className }) => className),
			);
		expect(await areas()).toEqual(['archipel-dialog__frame']);
		const lines = (await drawer.getByRole('list').boundingBox())!;
		const ways = (await drawer.locator('.archipel-dialog__footer').boundingBox())!;
		expect(ways.y).toBeGreaterThanOrEqual(lines.y + lines.height);
		const checkout = drawer.getByRole('link', { name: 'Commander' });
		await checkout.focus();
		await expect(checkout).toBeInViewport();
	});
	await controls(drawer, 'Body sexy 1').fewer.click();
	await controls(drawer, 'Masque satin').remove.click();
	// At full opacity: a theme's pale text colour would become illegible if paler.
	await expect(drawer.getByText('Livraison calculée à l’étape suivante.')).toHaveCSS('opacity', '1');
});

test('[CART-10] [CART-12] hidden while empty, its own link', async ({ page, shop }) => {
	await page.goto('/iles/mini-cart/');
	const hidden = page.locator('main [data-archipel="mini-cart"][data-archipel-props*="hideWhenEmpty"] a');
	await expect(hidden).toBeHidden();
	const place = await hidden.boundingBox();
	await shop.add(72);
	await page.reload();
	await expect(hidden).toBeVisible();
	expect((await hidden.boundingBox())?.width).toBe(place?.width);
	await test.step('a host without server HTML', async () => {
		const bare = page.locator('main [data-archipel="mini-cart"]:not([data-archipel-props])');
		// Inline carts of the page grow by their lines.
		await expect(page.getByRole('link', { name: 'Body sexy 1' })).toHaveCount(2);
		await bare.getByRole('button', { name: 'Panier 1 article' }).click();
		await expect(page.getByRole('region', { name: 'Votre panier' })).toBeVisible();
	});
});

test('[CART-12] on a phone the drawer fits @phone', async ({ page, shop }) => {
	await shop.add(72, 2);
	await shop.add(1178);
	await withHeader(page, STOREFRONT);
	await page.goto('/boutique/');
	await page.locator('.footer-cart-contents').first().tap();
	const drawer = page.getByRole('dialog', { name: 'Votre panier' });
	await expect(line(drawer, 'Body sexy 1')).toBeVisible();
	await expect
		.poll(async () => {
			const { x = -1, width = 0 } = (await drawer.boundingBox()) ?? {};
			return [Math.round(x), Math.round(width)];
		})
		.toEqual([0, 390]);
	const sizes = await drawer.getByRole('button').evaluateAll((buttons) =>
		buttons.map((button) => {
			const { width, height } = button.getBoundingClientRect();
			return Math.min(width, height);
		}),
	);
	expect(sizes).not.toEqual([]);
	expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('@noscript [CART-12] [CART-10] [WL-10] the cart is a link away, even where it hides while empty; what needs a script is hidden', async ({
	page,
	shop,
}) => {
	await shop.add(72);
	await page.goto('/iles/mini-cart/');
	await expect(page.locator('main [data-archipel-props*="hideWhenEmpty"] > a')).toBeVisible();
	await page.getByRole('banner').getByRole('link', { name: 'Panier' }).click();
	await expect(page).toHaveURL(/\/page-panier\/$/);
	await expect(page.locator('.archipel-cart-page__to-wishlist').first()).toHaveCSS('display', 'none');
});
