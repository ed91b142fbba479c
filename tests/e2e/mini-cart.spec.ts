import { violations } from './axe';
import { each, expect, layoutShifts, mounted, test } from './harness';
import { hold } from './hold';
import { controls, filesOf, HEADER, idle, line, LINK, openDrawer } from './mini-cart-helpers';

test.describe('the link', () => {
	test('[CART-13] a visitor without a cart loads neither the cart nor the island', async ({ page, shop }) => {
		const files = filesOf(page);
		for (const path of ['/', '/boutique/', '/produit/body-sexy-1/']) {
			await page.goto(path);
			await idle(page);
		}
		expect(shop.calls()).toEqual([]);
		expect(files.filter((file) => /mini-cart|panel|react|render-island/.test(file))).toEqual([]);
		await expect(page.getByRole('link', { name: 'Panier', exact: true }).first()).toBeVisible();
	});

	test('[CART-12] [RT-02] shows the number of items, moves nothing, and loads neither React nor the panel', async ({
		page,
		shop,
	}) => {
		await shop.add(72, 2);
		await shop.add(1178);
		const files = filesOf(page);
		await page.goto('/contact/');
		await expect(page.getByRole('button', { name: 'Panier 3 articles' })).toBeVisible();
		await idle(page);
		expect(shop.calls('get_refreshed_fragments')).toHaveLength(1);
		expect(await layoutShifts(page)).toEqual([]);
		expect(files.filter((file) => /panel|react|render-island/.test(file))).toEqual([]);
	});

	test('[CART-12] a press on the number while another one comes opens it', async ({ page, shop }) => {
		await shop.add(72, 2);
		await page.goto('/boutique/');
		const number = page.locator(`${LINK} .archipel-mini-cart__count`);
		await expect(number).toContainText('2');
		await shop.hold('archipel_set_quantity');
		await controls(page.locator('#secondary .widget_shopping_cart'), 'Body sexy 1').more.click();
		await number.hover({ force: true });
		await page.mouse.down();
		await shop.heal();
		await expect(number).toContainText('3');
		await page.mouse.up();
		await expect(page.getByRole('dialog', { name: 'Votre panier' })).toBeVisible();
	});

	test('[RT-02] loads the panel when the shopper is about to use it', async ({ page, shop }) => {
		await shop.add(72);
		const files = filesOf(page);
		await page.goto('/contact/');
		await mounted(page, HEADER);
		await page.locator(LINK).hover();
		await expect.poll(() => files).toContain('react');
		await expect.poll(() => files).toContain('panel');
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});

	test('[CART-12] with a key held down it stays a link to the cart page', async ({ page, shop, context }) => {
		await shop.add(72);
		await page.goto('/contact/');
		await mounted(page, HEADER);
		const opened = context.waitForEvent('page');
		await page.locator(LINK).click({ modifiers: ['Control'] });
		const tab = await opened;
		await expect(tab).toHaveURL(/\/page-panier\/$/);
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});

	test('[RT-03] a click before the island is there opens it once it is', async ({ page, shop }) => {
		await shop.add(72);
		const release = await hold(page, /islands\/mn-crt-/);
		await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
		await page.waitForFunction(
			() =>
				performance.getEntriesByName(document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!.src)
					.length,
		);
		await expect(async () => {
			await page.locator(LINK).click({ noWaitAfter: true });
			await expect(page.locator(LINK)).toHaveAttribute('aria-busy', 'true', { timeout: 500 });
		}).toPass();
		release();
		await expect(page.getByRole('dialog', { name: 'Votre panier' })).toHaveCount(1);
		await expect(page).toHaveURL(/\/contact\/$/);
	});

	test('[RT-05] a panel that cannot be loaded leaves the link to the cart page', async ({ page, shop, guard }) => {
		guard.allowErrors(/Failed to load resource|net::ERR/);
		await shop.add(72);
		await page.route(/chunks\/pnl-/, (route) => route.abort());
		await page.goto('/contact/');
		await mounted(page, HEADER);
		await page.locator(LINK).click();
		await expect(page).toHaveURL(/\/page-panier\/$/);
	});

	test('[CART-12] on the cart page it only shows the number', async ({ page, shop }) => {
		await shop.add(72);
		await page.goto('/page-panier/');
		const link = page.getByRole('banner').getByRole('link', { name: 'Panier 1 article' });
		await link.click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});

	test('[CART-10] is hidden while the cart is empty if the owner wants that, and keeps its place', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/mini-cart: property "display"/);
		await page.goto('/iles/mini-cart/');
		const hidden = page.locator('main [data-archipel="mini-cart"][data-archipel-props*="hideWhenEmpty"] a');
		await expect(hidden).toBeHidden();
		const place = await hidden.boundingBox();
		await shop.add(72);
		await page.reload();
		await expect(hidden).toBeVisible();
		expect((await hidden.boundingBox())?.width).toBe(place?.width);
	});

	test('[RT-01] a host without server HTML gets its link from the island', async ({ page, shop, guard }) => {
		guard.allowErrors(/mini-cart: property "display"/);
		await shop.add(72);
		await page.goto('/iles/mini-cart/');
		const bare = page.locator('main [data-archipel="mini-cart"]:not([data-archipel-props])');
		// The inline carts of the page make room for their lines.
		await expect(page.getByRole('link', { name: 'Body sexy 1' })).toHaveCount(2);
		await bare.getByRole('button', { name: 'Panier 1 article' }).click();
		await expect(page.getByRole('region', { name: 'Votre panier' })).toBeVisible();
	});
});

test.describe('the drawer', () => {
	test.beforeEach(async ({ page, shop }) => {
		await shop.add(72, 2);
		await shop.add(1178);
		await page.goto('/contact/');
	});

	test('[CART-10] lists the lines, what they come to, and the ways on', async ({ page }) => {
		const drawer = await openDrawer(page);
		await expect(drawer.getByRole('listitem')).toHaveCount(2);
		await expect(line(drawer, 'Body sexy 1')).toContainText('95,98 €');
		await expect(line(drawer, 'Body sexy 1')).toContainText('47,99 € l’unité');
		await expect(line(drawer, 'Body sexy 1').getByRole('link')).toHaveAttribute('href', /\/produit\/body-sexy-1\/$/);
		await expect(controls(drawer, 'Body sexy 1').quantity).toHaveValue('2');
		await expect(line(drawer, 'Masque satin').getByRole('spinbutton')).toHaveCount(0);
		await expect(drawer.getByText('Sous-total')).toBeVisible();
		await expect(drawer.getByText('107,98 €')).toBeVisible();
		await expect(drawer.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', /\/page-panier\/$/);
		await expect(drawer.getByRole('link', { name: 'Commander' })).toHaveAttribute('href', /\/commande\/$/);
	});

	test('[CART-12] tells how far it is to free shipping', async ({ page }) => {
		const drawer = await openDrawer(page);
		await expect(drawer.getByRole('progressbar', { name: /livraison offerte/ })).toHaveJSProperty('value', 6000);
		await expect(drawer.getByText('La livraison vous est offerte.')).toBeVisible();
		await expect(drawer.getByText('Livraison calculée')).toHaveCount(0);
		await controls(drawer, 'Body sexy 1').fewer.click();
		await controls(drawer, 'Masque satin').remove.click();
		await expect(drawer.getByText('Plus que 12,01 € pour la livraison offerte.')).toBeVisible();
		// In the full colour of the text: what a theme has paled already would become too pale.
		const later = drawer.getByText('Livraison calculée à l’étape suivante.');
		await expect(later).toHaveCSS('opacity', '1');
		await expect(drawer.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /Plus que 12,01/);
	});

	test('[A11Y-01] with text of twice the size all of it is one scrolling area, with nothing on top of the lines', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1280, height: 760 });
		await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
		const drawer = await openDrawer(page);
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

	test('[A11Y-05] [A11Y-02] keeps focus inside, closes with Escape, and gives focus back to the link', async ({
		page,
	}) => {
		const link = page.locator(LINK);
		await mounted(page, HEADER);
		await link.focus();
		await page.keyboard.press('Space');
		const drawer = page.getByRole('dialog', { name: 'Votre panier' });
		await expect(drawer).toBeFocused();
		for (let step = 0; step < 25; step++) {
			await page.keyboard.press('Tab');
			const place = await page.evaluate(() => {
				const { activeElement } = document;
				return activeElement === document.body ? 'window' : activeElement?.closest('dialog') ? 'dialog' : 'page';
			});
			expect(place).not.toBe('page');
		}
		await page.keyboard.press('Escape');
		await expect(drawer).toHaveCount(0);
		await expect(link).toBeFocused();
	});

	test('[A11Y-05] closes by a press on the backdrop, and by its button; a press that began inside does not close it', async ({
		page,
	}) => {
		let drawer = await openDrawer(page);
		await page.mouse.click(40, 400);
		await expect(drawer).toHaveCount(0);
		drawer = await openDrawer(page);
		await page.mouse.move(1000, 400);
		await page.mouse.down();
		await page.mouse.move(40, 400);
		await page.mouse.up();
		await expect(drawer).toBeVisible();
		await drawer.getByRole('button', { name: 'Fermer' }).click();
		await expect(drawer).toHaveCount(0);
	});

	test('[A11Y-05] stops the page behind from scrolling, without moving it', async ({ page }) => {
		const left = () => page.locator(LINK).evaluate((link) => link.getBoundingClientRect().left);
		await mounted(page, HEADER);
		const before = await left();
		const drawer = await openDrawer(page);
		expect(await left()).toBe(before);
		await page.mouse.move(40, 400);
		await page.mouse.wheel(0, 600);
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.keyboard.press('Escape');
		await expect(drawer).toHaveCount(0);
		await expect.poll(() => page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
	});

	test('[A11Y-05] the link pressed in the moment in which it closes opens it again', async ({ page }) => {
		const drawer = await openDrawer(page);
		await page.locator(LINK).evaluate(async (link: HTMLElement) => {
			document.querySelector<HTMLElement>('dialog:modal .archipel-dialog__close')!.click();
			link.click();
			await new Promise((resolve) => setTimeout(resolve, 100));
		});
		await expect(drawer).toBeVisible();
		await expect(drawer).toBeFocused();
	});

	test('[A11Y-05] a double click opens it, and does not close it again', async ({ page }) => {
		await mounted(page, HEADER);
		const box = (await page.locator(LINK).boundingBox())!;
		await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
		await page.mouse.down();
		await page.mouse.up();
		const drawer = page.getByRole('dialog', { name: 'Votre panier' });
		await expect(drawer).toBeVisible();
		// The second press, wherever the dialog has left the backdrop.
		await page.mouse.move(40, 400);
		await page.mouse.down({ clickCount: 2 });
		await page.mouse.up({ clickCount: 2 });
		await page.evaluate(() => new Promise(requestAnimationFrame));
		await expect(drawer).toBeVisible();
		await page.mouse.click(40, 400);
		await expect(drawer).toHaveCount(0);
	});

	test('[A11Y-01] has nothing that axe objects to', async ({ page }) => {
		await openDrawer(page);
		await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
		expect(await violations(page)).toEqual([]);
	});

	test('[CART-12] @phone fits a phone, and its controls a thumb', async ({ page }) => {
		const drawer = await openDrawer(page);
		// It slides in.
		await expect
			.poll(async () => {
				const { x = -1, width = 0 } = (await drawer.boundingBox()) ?? {};
				return [Math.round(x), Math.round(width)];
			})
			.toEqual([0, 390]);
		for (const button of await each(drawer.getByRole('button'))) {
			const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	});
});

test('[CART-13] an empty cart opens without a request, and leads to the shop', async ({ page, shop }) => {
	await page.goto('/contact/');
	await page.locator(LINK).click();
	const drawer = page.getByRole('dialog', { name: 'Votre panier' });
	await expect(drawer.getByText('Votre panier est vide.')).toBeVisible();
	await expect(drawer.getByRole('link', { name: 'Voir la boutique' })).toHaveAttribute('href', /\/boutique\/$/);
	expect(shop.calls()).toEqual([]);
	expect(await violations(page, 'dialog')).toEqual([]);
});

test('[WP-07] an English page has an English cart', async ({ page, shop }) => {
	await shop.add(72, 2);
	await page.goto('/contact/?lang=en');
	await mounted(page, HEADER);
	await page.locator(LINK).click();
	const drawer = page.getByRole('dialog', { name: 'Your cart' });
	await expect(drawer.getByRole('button', { name: 'Remove Sexy body 1 from the cart' })).toBeVisible();
	await expect(drawer.getByText('47,99 € each')).toBeVisible();
});

test('[RT-04] a wrong prop leaves the link as the server made it, and the others at work', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(/mini-cart: property "display"/);
	await shop.add(72);
	await page.goto('/iles/mini-cart/');
	const wrong = page.locator('[data-archipel-example="wrong-prop"]');
	await expect(wrong).toHaveAttribute('data-archipel-state', 'failed');
	await expect(page.getByRole('banner').getByRole('button', { name: 'Panier 1 article' })).toBeVisible();
	await wrong.getByRole('link', { name: 'Panier' }).click();
	await expect(page).toHaveURL(/\/page-panier\/$/);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[CART-12] the cart is a link away', async ({ page }) => {
		await page.goto('/contact/');
		await page.getByRole('banner').getByRole('link', { name: 'Panier' }).click();
		await expect(page).toHaveURL(/\/page-panier\/$/);
	});

	test('[CART-10] a cart that is to hide while it is empty is within reach: nobody knows whether it is', async ({
		page,
	}) => {
		await page.goto('/iles/mini-cart/');
		await expect(page.locator('main [data-archipel-props*="hideWhenEmpty"] > a')).toBeVisible();
	});
});
