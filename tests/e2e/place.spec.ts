import type { Locator, Page } from '@playwright/test';
import { distFile } from './dist-file';
import { expect, mounted, test } from './harness';
import { withNotice } from './tiles-page';

/** Where an element is in the window, with all four edges. */
interface Edges {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

const CART = '[data-archipel="mini-cart"][data-archipel-props*="dropdown"]';
const HEART = '.tinvwl_add_to_wishlist_button';
const panel = (page: Page) => page.locator('.archipel-mini-cart__dropdown');
const tooltip = (page: Page) => page.getByRole('tooltip');

const edgesOf = (locator: Locator): Promise<Edges> =>
	locator.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return { left, right, top, bottom };
	});
const pixels = (locator: Locator, property: string) =>
	locator.evaluate((element, name) => parseFloat(getComputedStyle(element).getPropertyValue(name)), property);
const centre = ({ left, right }: Edges) => (left + right) / 2;

/** Both elements at the same moment, once the box stands still beside its control. */
async function beside(box: Locator, control: Locator, side: 'above' | 'below', gap: number): Promise<[Edges, Edges]> {
	let both: [Edges, Edges] | undefined;
	await expect(async () => {
		both = await Promise.all([edgesOf(box), edgesOf(control)]);
		const [{ top, bottom }, anchor] = both;
		expect(Math.abs((side === 'above' ? anchor.top - bottom : top - anchor.bottom) - gap)).toBeLessThan(1);
	}).toPass({ timeout: 5000 });
	return both!;
}

async function expectInside(page: Page, { left, right, top, bottom }: Edges): Promise<void> {
	const { width, height } = page.viewportSize()!;
	expect(left).toBeGreaterThanOrEqual(7.5);
	expect(right).toBeLessThanOrEqual(width - 7.5);
	expect(top).toBeGreaterThanOrEqual(7.5);
	expect(bottom).toBeLessThanOrEqual(height - 7.5);
}

/** Scrolls until the control stands so far below the top of the window. */
const scrollControlTo = (control: Locator, top: number) =>
	control.evaluate((element, wanted) => scrollBy(0, element.getBoundingClientRect().top - wanted), top);

async function openCart(page: Page, style: string): Promise<Locator> {
	await page.goto('/iles/mini-cart/');
	await page.locator(CART).evaluate((host, css) => (host.style.cssText = css), style);
	await mounted(page, CART);
	const link = page.locator(`${CART} a`).first();
	await link.click();
	await expect(panel(page)).toBeVisible();
	return link;
}

for (const width of [1280, 390]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 800 } });
		let libraries: string[];

		test.beforeEach(async ({ page, guard, shop }) => {
			// The example of a wrong prop on the page.
			guard.allowErrors(/property "/);
			libraries = [];
			page.on('request', (request) => {
				if (request.url().includes(distFile('chunks/floating'))) libraries.push(request.url());
			});
			await shop.add(72);
		});
		test.afterEach(() => expect(libraries).toHaveLength(1));

		test('[ACC-02] the dropdown is under its link, in line with its end, the arrow at its centre', async ({ page }) => {
			const link = await openCart(page, 'inline-size: max-content; margin-inline-start: auto');
			await scrollControlTo(link, 100);
			const [box, anchor] = await beside(panel(page), link, 'below', 12);
			await expectInside(page, box);
			// Where the window is too narrow for that, 8 px from its start.
			expect(box.right).toBeCloseTo(Math.max(anchor.right, box.right - box.left + 8), 0);
			// Counted from inside the border, which is 1 px.
			await expect.poll(() => pixels(panel(page), '--archipel-arrow')).toBeCloseTo(centre(anchor) - box.left - 1, 0);
			expect(await pixels(panel(page), '--archipel-available')).toBe(Math.floor(800 - anchor.bottom - 12 - 8));
		});

		test('the dropdown stays inside the window beside a link at its start', async ({ page }) => {
			const link = await openCart(page, '');
			await scrollControlTo(link, 100);
			const [box, anchor] = await beside(panel(page), link, 'below', 12);
			await expectInside(page, box);
			expect(box.left).toBeCloseTo(8, 0);
			await expect.poll(() => pixels(panel(page), '--archipel-arrow')).toBeCloseTo(centre(anchor) - 8 - 1, 0);
		});

		test('the dropdown follows scrolling, changes the side for lack of room, and follows the window', async ({
			page,
		}) => {
			const link = await openCart(page, 'margin-block-start: 600px');
			await scrollControlTo(link, 150);
			await expectInside(page, (await beside(panel(page), link, 'below', 12))[0]);
			await scrollControlTo(link, 650);
			const [box, anchor] = await beside(panel(page), link, 'above', 12);
			await expectInside(page, box);
			await expect.poll(() => pixels(panel(page), '--archipel-available')).toBe(Math.floor(anchor.top - 12 - 8));
			await scrollControlTo(link, 100);
			await expectInside(page, (await beside(panel(page), link, 'below', 12))[0]);

			await page.setViewportSize({ width: 700, height: 500 });
			await scrollControlTo(link, 60);
			const [resized, moved] = await beside(panel(page), link, 'below', 12);
			await expectInside(page, resized);
			expect(resized.right - resized.left).toBeCloseTo(416, 0);
			await expect
				.poll(() => pixels(panel(page), '--archipel-available'))
				.toBe(Math.floor(500 - moved.bottom - 12 - 8));
		});

		test('[CART-12] a cart that is longer than the window takes the height there is, and its lines scroll', async ({
			page,
			shop,
		}) => {
			for (const id of [1178, 1179]) await shop.add(id);
			const link = await openCart(page, 'margin-block-start: 600px');
			await page.setViewportSize({ width, height: 440 });
			await scrollControlTo(link, 40);
			await expectInside(page, (await beside(panel(page), link, 'below', 12))[0]);
			await expect(panel(page).getByRole('link', { name: 'Commander' })).toBeInViewport({ ratio: 1 });
			await scrollControlTo(link, 380);
			await expectInside(page, (await beside(panel(page), link, 'above', 12))[0]);
			await expect(panel(page).getByRole('link', { name: 'Commander' })).toBeInViewport({ ratio: 1 });
		});

		// On a phone it is as wide as the window, in every direction.
		if (width === 1280)
			test('in a script that runs from right to left the dropdown is in line with the other side', async ({ page }) => {
				const link = await openCart(page, 'inline-size: max-content; margin-left: 100px');
				await page.keyboard.press('Escape');
				await page.evaluate(() => (document.documentElement.dir = 'rtl'));
				await page
					.locator(CART)
					.evaluate((host) => (host.style.cssText = 'position: absolute; left: 300px; top: 60px'));
				await link.click();
				await scrollControlTo(link, 60);
				const [box, anchor] = await beside(panel(page), link, 'below', 12);
				expect(box.left).toBeCloseTo(anchor.left, 0);
			});

		test('closed, the dropdown leaves nothing on its link, which has the focus', async ({ page }) => {
			const link = await openCart(page, '');
			await page.keyboard.press('Escape');
			await expect(panel(page)).toHaveCount(0);
			await expect(link).toBeFocused();
			await expect(link).toHaveAttribute('aria-expanded', 'false');
			expect(await link.evaluate((element) => (element as HTMLElement).style.cssText)).toBe('');
		});

		test('[TILE-01] a tooltip is centred above its button, and under it at the top of the window', async ({ page }) => {
			await page.goto('/boutique/');
			await mounted(page, 'ul.products');
			const heart = page.locator(HEART).nth(1);
			await scrollControlTo(heart, 400);
			await heart.hover();
			await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
			const [box, anchor] = await beside(tooltip(page), heart, 'above', 8);
			await expectInside(page, box);
			const wanted = centre(anchor);
			const half = (box.right - box.left) / 2;
			expect(centre(box)).toBeCloseTo(Math.min(Math.max(wanted, half + 8), width - half - 8), 0);

			// With the keyboard, as the pointer does not scroll along.
			await page.mouse.move(0, 0);
			await expect(tooltip(page)).toHaveCount(0);
			await heart.evaluate((element) => element.focus());
			await page.keyboard.press('Shift+Tab');
			await page.keyboard.press('Tab');
			await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
			await scrollControlTo(heart, 10);
			await expectInside(page, (await beside(tooltip(page), heart, 'below', 8))[0]);
		});

		for (const side of ['left', 'right'] as const)
			test(`a tooltip stays 8 px inside the window at its ${side} edge`, async ({ page }) => {
				await page.goto('/boutique/');
				await mounted(page, 'ul.products');
				const heart = page.locator(HEART).first();
				await heart.evaluate((element, edge) => {
					Object.assign(element.style, { position: 'fixed', top: '300px', [edge]: '0', zIndex: '9' });
				}, side);
				await heart.hover();
				await expect(tooltip(page)).toBeVisible();
				const [box] = await beside(tooltip(page), heart, 'above', 8);
				expect(side === 'left' ? box.left : width - box.right).toBeCloseTo(8, 0);
			});

		test('a message under a button of a tile follows it', async ({ page }) => {
			await withNotice(page);
			await page.goto('/boutique/');
			await mounted(page, 'ul.products');
			const tile = page
				.locator('li.product')
				.filter({ has: page.locator('.ajax_add_to_cart') })
				.first();
			await tile.locator('.ajax_add_to_cart').click();
			const message = tile.locator('.archipel-notice');
			await message.hover();
			await expectInside(page, (await beside(message, tile.locator('.ajax_add_to_cart'), 'below', 8))[0]);
		});
	});
}

test.describe('where what places a box does not come', () => {
	test.beforeEach(async ({ page, guard }) => {
		guard.allowErrors(/property "|ERR_FAILED/);
		await page.route(`**/${distFile('chunks/floating')}*`, (route) => route.abort());
	});

	test('the link of the dropdown leads to the cart', async ({ page, shop }) => {
		await shop.add(72);
		await page.goto('/iles/mini-cart/');
		await mounted(page, CART);
		await page.locator(`${CART} a`).first().click();
		await expect(page).toHaveURL(/\/page-panier\//);
	});

	test('a tooltip shows all the same', async ({ page }) => {
		await page.goto('/boutique/');
		await mounted(page, 'ul.products');
		await page.locator(HEART).nth(1).hover();
		await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
		await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
	});
});

test.describe('while what places a box is on its way', () => {
	let come: () => void;
	const height = (page: Page) => page.locator('main').evaluate((main) => main.scrollHeight);

	test.beforeEach(async ({ page }) => {
		const comes = new Promise<void>((resolve) => (come = resolve));
		await withNotice(page);
		await page.route(`**/${distFile('chunks/floating')}*`, (route) => comes.then(() => route.continue()));
		await page.goto('/boutique/');
		await mounted(page, 'ul.products');
	});

	test('a tooltip takes no room of the page, and is not seen where it does not belong', async ({ page }) => {
		const before = await height(page);
		await page.locator(HEART).nth(1).hover();
		const box = page.locator('.archipel-tooltip');
		await expect(box).toHaveText('Ajouter aux favoris');
		await expect(box).toBeHidden();
		expect(await height(page)).toBe(before);
		come();
		await beside(tooltip(page), page.locator(HEART).nth(1), 'above', 8);
	});

	test('a message at a tile moves nothing', async ({ page }) => {
		const before = await height(page);
		const button = page.locator('li.product .ajax_add_to_cart').first();
		await button.click();
		const message = page.locator('li.product .archipel-notice').first();
		await expect(message).toBeVisible();
		expect(await height(page)).toBe(before);
		come();
		await beside(message, button, 'below', 8);
	});
});
