import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { distFile } from './dist-file';
import { layoutShifts } from './layout-shifts';
import { closeByEscape, expect, mounted, requestsOf, test } from './harness';

const CLASSIC = 2100;
const CORSET = 1187;
const BRIEFS = 1179;
const MASK = 1178;
/** A listing whose page has no gallery. */
const ACCESSORIES = '/categorie-produit/accessoires/?par-page=48';
/** Id of a product with too many variations for WooCommerce to preload. */
const LARGE = 3000;

const tile = (page: Page, id: number) => page.locator(`li.product.post-${id}`);
const trigger = (page: Page, id: number) => page.locator(`[data-archipel-quick-view="${id}"]`).first();
const dialog = (page: Page) => page.getByRole('dialog');
const inHeader = (page: Page) =>
	page.locator('.site-header .archipel-mini-cart__count, .site-header .cart-contents .count').first();

const press = (page: Page, id: number) => trigger(page, id).press('Enter');
const ready = (page: Page) =>
	expect(dialog(page).locator('.archipel-quick-view')).toHaveAttribute('data-state', 'ready');

/** Opens the quick view and waits for the island, which loads when pointer or focus come near a trigger. */
async function open(page: Page, id = CLASSIC): Promise<void> {
	await press(page, id);
	await ready(page);
}

const close = (page: Page) => closeByEscape(dialog(page), 'stays');

async function expectNoViolations(page: Page, state: string, isWaiting = false): Promise<void> {
	expect(await violations(page, 'dialog', { isWaiting }), state).toEqual([]);
}

/** Delays the gallery's styles: if the gallery mounted without them, content below would shift. */
const delayStyles = (page: Page) =>
	page.route(/islands\/gllry\.css/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 500));
		await route.continue();
	});

async function expectNothingMoves(page: Page): Promise<void> {
	const places = () =>
		page.evaluate(() =>
			['dialog[open]', 'dialog .summary', 'dialog form.cart'].map((selector) => {
				const { top, height } = document.querySelector(selector)!.getBoundingClientRect();
				return [top, height].map(Math.round);
			}),
		);
	const first = await places();
	for (const island of ['.woocommerce-product-gallery', 'form.cart']) await mounted(page, `dialog[open] ${island}`);
	expect(await places(), 'once the product shows nothing moves').toEqual(first);
}

test('[QV-03] [TILE-01] [A11Y-01] [PRIV-01] a tile’s button opens the product', async ({ page, shop }) => {
	const files = requestsOf(page);
	await page.goto('/boutique/', { waitUntil: 'networkidle' });
	await test.step('for everybody, without a pointer over the tile, and nothing moves when one comes', async () => {
		expect(files.filter((file) => file.includes(distFile('islands/quick-view')))).toEqual([]);
		expect(shop.calls('archipel_quick_view')).toEqual([]);
		await expect(tile(page, CLASSIC).locator('.archipel-tile-actions')).toHaveCSS('opacity', '1');
		const place = () =>
			tile(page, CLASSIC).evaluate(({ offsetTop, offsetHeight }: HTMLElement) => ({ offsetTop, offsetHeight }));
		const before = await place();
		await tile(page, CLASSIC).hover();
		expect(await place()).toEqual(before);
		await expect(trigger(page, CLASSIC)).toHaveAccessibleName('Aperçu rapide : Nuisette Classique');
		expect(await layoutShifts(page)).toEqual([]);
	});
	await open(page);
	await expect(dialog(page)).toHaveAccessibleName('Nuisette Classique');
	await expect(dialog(page).getByRole('button', { name: 'Choisir une couleur' })).toBeVisible();
	expect(shop.calls('archipel_quick_view').map(({ method }) => method)).toEqual(['GET']);
	// The gallery mounts a moment later, and scrolls to its first image.
	await mounted(page, 'dialog[open] .woocommerce-product-gallery');
	await expectNoViolations(page, 'ready');
	await test.step('the keyboard goes through the pictures, which are no links here', async () => {
		const row = dialog(page).getByRole('group', { name: 'Photos du produit' });
		await expect(row.getByRole('img')).not.toHaveCount(0);
		await expect(row.getByRole('link')).toHaveCount(0);
		await row.press('ArrowRight');
		await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
		await expect(dialog(page)).toBeVisible();
	});
	await close(page);
	await expect(trigger(page, CLASSIC)).toBeFocused();
	await expect(page).toHaveURL(/\/boutique\/$/);
});

test('[QV-02] [QV-03] [A11Y-05] it closes by Back and Escape; Forward opens it', async ({ page }) => {
	await page.goto('/categorie-produit/nuisettes/');
	await page.goto('/boutique/');
	await test.step('Back closes it and stays on the list; Forward opens it again', async () => {
		await open(page);
		await page.goBack();
		await expect(dialog(page)).toBeHidden();
		await expect(page).toHaveURL(/\/boutique\/$/);
		await expect(trigger(page, CLASSIC)).toBeFocused();
		await page.goForward();
		await expect(dialog(page)).toHaveAccessibleName('Nuisette Classique');
	});
	await test.step('it fades for 250 ms, and not at all for those who want no motion', async () => {
		const durations = () =>
			dialog(page).evaluate((element) => {
				const { animationDuration, transitionDuration } = getComputedStyle(element);
				return [animationDuration, transitionDuration.split(', ')[0]];
			});
		expect(await durations()).toEqual(['0.25s', '0.25s']);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const [animation, transition] = await durations();
		expect(Number.parseFloat(animation!)).toBeLessThan(0.001);
		expect(transition).toBe('0s');
		await closeByEscape(page.locator('.archipel-quick-view'));
	});
	await page.goBack();
	await expect(page).toHaveURL(/\/nuisettes\/$/);
});

test('[QV-03] [TILE-01] [A11Y-01] in English, waiting and failed', async ({ page, shop, guard }) => {
	guard.allowErrors(/Failed to load resource/);
	await page.goto(`${ACCESSORIES}&lang=en`);
	const others = await page
		.locator(`li.product [data-archipel-quick-view]:not([data-archipel-quick-view="${CORSET}"])`)
		.evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset['archipelQuickView'])));
	const [waiting, failing] = others as [number, number];
	await expect(trigger(page, CORSET)).toHaveAccessibleName(/^Quick View: /);
	await open(page, CORSET);
	await expect(dialog(page).getByRole('link', { name: 'View full details' })).toBeVisible();
	await close(page);
	await shop.hold('archipel_quick_view');
	await press(page, waiting);
	await expect(dialog(page).getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
	await expectNoViolations(page, 'loading', true);
	await close(page);
	await shop.heal();
	await shop.fault('archipel_quick_view', '500');
	await press(page, failing);
	await expect(dialog(page).getByRole('alert').first()).toBeVisible();
	await expectNoViolations(page, 'failed');
	await close(page);
});

test('[QV-03] [QV-01] triggers of a theme and of ShopEngine', async ({ page, shop }) => {
	await page.goto('/iles/quick-view/');
	await test.step('ShopEngine’s, by the class of the tile around it', async () => {
		await page.locator('.shopengine-quickview-trigger').press('Enter');
		await expect(dialog(page)).toHaveAccessibleName('Masque satin');
		expect(new URL(shop.calls('archipel_quick_view')[0]!.url).searchParams.get('product_id')).toBe(String(MASK));
		await close(page);
	});
	await open(page, BRIEFS);
	await dialog(page).getByRole('button', { name: 'Ajouter au panier' }).click();
	await expect.poll(() => shop.cart()).toEqual({ 'Culotte taille haute': 1 });
	await expect(dialog(page).locator('.archipel-notice')).toContainText('Culotte taille haute');
	expect(shop.calls('archipel_add_to_cart')).toHaveLength(1);
	await page.keyboard.press('Escape');
	await expect(page).toHaveURL(/\/iles\/quick-view\/$/);
	await expect(inHeader(page)).toContainText('1');
});

test('[QV-03] [VAR-12] options are chosen and added in it; a big product asks for little', async ({ page, shop }) => {
	await page.goto('/boutique/');
	await open(page, LARGE);
	await test.step('what can be chosen', async () => {
		const option = (name: string) => dialog(page).getByRole('radio', { name, exact: true });
		const band = dialog(page).getByRole('combobox', { name: /Tour de dos/ });
		await option('Couleur, Noir').click();
		await option('Taille, M').click();
		await option('Bonnet, F').click();
		// The combination noir, M, F does not exist with band 95.
		await expect(band.locator('option[value="95"]')).toBeDisabled();
		await expect(band.locator('option[value="100"]')).toBeEnabled();
		expect(shop.calls('get_variation')).toEqual([]);
		await band.selectOption('100');
		await expect(dialog(page).locator('.single_variation')).toContainText('€');
		expect(shop.calls('get_variation')).toHaveLength(1);
	});
	await dialog(page).getByRole('button', { name: 'Ajouter au panier' }).click();
	await expect.poll(async () => Object.values(await shop.cart())).toEqual([1]);
	await expect(dialog(page)).toBeVisible();
	await expect(page).toHaveURL(/\/boutique\/$/);
});

test('[QV-01] [QV-02] [QV-03] [A11Y-01] in ShopEngine’s frame: Escape closes it; what is added is in the cart of the page around it', async ({
	page,
	shop,
}) => {
	const inside = page.frameLocator('dialog iframe');
	await page.goto('/categorie-produit/nuisettes/');
	await page.goto('/iles/quick-view/?options={"quick-view":{"mode":"iframe"}}');
	await open(page, BRIEFS);
	expect(await violations(page, 'dialog', { except: ['iframe'] })).toEqual([]);
	await inside.locator('.single_add_to_cart_button').focus();
	await close(page);
	await expect(trigger(page, BRIEFS)).toBeFocused();
	for (const [pieces, how] of [
		[1, 'by the islands in the frame'],
		[2, 'by a form that the browser posts'],
	] as const)
		await test.step(how, async () => {
			if (pieces === 2)
				await page.route('**/*shopengine_quickview=*', (route) =>
					route.continue({ url: `${route.request().url()}&sans-iles` }),
				);
			await open(page, BRIEFS);
			await inside.getByRole('button', { name: 'Ajouter au panier' }).first().click();
			await expect.poll(() => shop.cart()).toEqual({ 'Culotte taille haute': pieces });
			await expect(inHeader(page)).toContainText(String(pieces));
			await expect(inside.locator('.woocommerce-message, .archipel-notice').first()).toContainText(
				'Culotte taille haute',
			);
			await dialog(page).getByRole('button', { name: 'Fermer' }).click();
			await expect(dialog(page)).toBeHidden();
		});
	// Navigations in the iframe leave no history entry.
	await page.goBack();
	await expect(page).toHaveURL(/\/nuisettes\/$/);
});

test('[TILE-01] [QV-03] on touch: the heart alone, the button by focus, the view @phone', async ({ page }) => {
	await delayStyles(page);
	await page.goto(ACCESSORIES);
	const size = async (of: Locator) => {
		const { width, height } = (await of.boundingBox())!;
		return Math.min(width, height);
	};
	expect(await size(tile(page, CORSET).locator('.tinvwl_add_to_wishlist_button'))).toBeGreaterThanOrEqual(44);
	const rest = tile(page, CORSET).locator('.archipel-tile-actions > *');
	for (const button of await rest.all()) await expect(button).toHaveCSS('clip-path', 'inset(50%)');
	await trigger(page, CORSET).focus();
	expect(await size(trigger(page, CORSET))).toBeGreaterThanOrEqual(44);
	await trigger(page, CORSET).press('Enter');
	await ready(page);
	await expectNothingMoves(page);
	expect((await dialog(page).boundingBox())!.width).toBeLessThanOrEqual(390);
	expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
	await dialog(page).getByRole('button', { name: 'Fermer' }).tap();
	await expect(dialog(page)).toBeHidden();
});
