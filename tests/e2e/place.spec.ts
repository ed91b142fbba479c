import { closeByEscape, distFile, expect, hold, requestsOf, test, visit, type Locator, type Page } from './harness';
import { openTiles, withNotice } from './tiles-page';

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const CART = '[data-archipel="mini-cart"][data-archipel-props*="dropdown"]';
const HEART = '.tinvwl_add_to_wishlist_button';
const panel = (page: Page) => page.locator('.archipel-mini-cart__dropdown');
const tooltip = (page: Page) => page.getByRole('tooltip');

const edgesOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as Edges);
const pixels = (locator: Locator, property: string) =>
	locator.evaluate((element, name) => parseFloat(getComputedStyle(element).getPropertyValue(name)), property);
const centre = ({ left, right }: Edges) => (left + right) / 2;

/** Rectangles of both elements at the same moment, once the box is beside its control, 8 px inside the window. */
async function beside(box: Locator, control: Locator, side: 'above' | 'below', gap: number): Promise<[Edges, Edges]> {
	let both: [Edges, Edges] | undefined;
	await expect(async () => {
		both = await Promise.all([edgesOf(box), edgesOf(control)]);
		const [{ left, right, top, bottom }, anchor] = both;
		expect(Math.abs((side === 'above' ? anchor.top - bottom : top - anchor.bottom) - gap)).toBeLessThan(1);
		const { width, height } = box.page().viewportSize()!;
		expect(Math.min(left, width - right, top, height - bottom)).toBeGreaterThanOrEqual(7.5);
	}).toPass({ timeout: 5000 });
	return both!;
}

/** Scrolls until the control is so far below the window's top. */
const scrollControlTo = (control: Locator, top: number) =>
	control.evaluate((element, wanted) => scrollBy(0, element.getBoundingClientRect().top - wanted), top);

async function openWith(page: Page, style: string): Promise<Locator> {
	const link = page.locator(`${CART} a`).first();
	if (await panel(page).isVisible()) await page.keyboard.press('Escape');
	await expect(panel(page)).toHaveCount(0);
	await page.locator(CART).evaluate((host, css) => (host.style.cssText = css), style);
	await link.click();
	await expect(panel(page)).toBeVisible();
	return link;
}

for (const width of [1280, 390]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 800 } });
		let libraries: string[];

		test.beforeEach(async ({ page }) => {
			libraries = requestsOf(page, new RegExp(distFile('chunks/floating')));
		});
		test.afterEach(() => expect(libraries).toHaveLength(1));

		test('[ACC-02] [CART-12] the dropdown stays under its link, inside the window', async ({ page, shop }) => {
			const available = () => pixels(panel(page), '--archipel-available');
			const arrow = () => pixels(panel(page), '--archipel-arrow');
			for (const id of [72, 1178, 1179]) await shop.add(id);
			await visit(page, '/iles/mini-cart/', CART);

			await test.step('in line with its end, the arrow at its centre', async () => {
				const link = await openWith(page, 'inline-size: max-content; margin-inline-start: auto');
				await scrollControlTo(link, 100);
				const [box, anchor] = await beside(panel(page), link, 'below', 12);
				// In windows too narrow for end alignment: 8 px from the start.
				expect(box.right).toBeCloseTo(Math.max(anchor.right, box.right - box.left + 8), 0);
				// Measured inside the border of 1 px.
				await expect.poll(arrow).toBeCloseTo(centre(anchor) - box.left - 1, 0);
				expect(await available()).toBe(Math.floor(800 - anchor.bottom - 12 - 8));
			});

			await test.step('inside the window beside a link at its start; closed, nothing is left on it', async () => {
				const link = await openWith(page, '');
				await scrollControlTo(link, 100);
				const [box, anchor] = await beside(panel(page), link, 'below', 12);
				expect(box.left).toBeCloseTo(8, 0);
				await expect.poll(arrow).toBeCloseTo(centre(anchor) - 8 - 1, 0);
				await closeByEscape(panel(page));
				await expect(link).toBeFocused();
				await expect(link).toHaveAttribute('aria-expanded', 'false');
				expect(await link.evaluate((element) => (element as HTMLElement).style.cssText)).toBe('');
			});

			if (width === 390) return;

			await test.step('follows scrolling, changes the side for lack of room, and follows the window', async () => {
				const link = await openWith(page, 'margin-block-start: 600px');
				await scrollControlTo(link, 150);
				await beside(panel(page), link, 'below', 12);
				await scrollControlTo(link, 650);
				const [, anchor] = await beside(panel(page), link, 'above', 12);
				await expect.poll(available).toBe(Math.floor(anchor.top - 12 - 8));
				await scrollControlTo(link, 100);
				await beside(panel(page), link, 'below', 12);

				await page.setViewportSize({ width: 700, height: 500 });
				await scrollControlTo(link, 60);
				const [resized, moved] = await beside(panel(page), link, 'below', 12);
				expect(resized.right - resized.left).toBeCloseTo(416, 0);
				await expect.poll(available).toBe(Math.floor(500 - moved.bottom - 12 - 8));
			});

			await test.step('longer than the window, it takes the height there is, and its lines scroll', async () => {
				const link = page.locator(`${CART} a`).first();
				await page.setViewportSize({ width, height: 440 });
				await scrollControlTo(link, 40);
				await beside(panel(page), link, 'below', 12);
				await expect(panel(page).getByRole('link', { name: 'Commander' })).toBeInViewport({ ratio: 1 });
				await scrollControlTo(link, 380);
				await beside(panel(page), link, 'above', 12);
				await expect(panel(page).getByRole('link', { name: 'Commander' })).toBeInViewport({ ratio: 1 });
			});

			await test.step('in a script that runs from right to left it is in line with the other side', async () => {
				await page.setViewportSize({ width, height: 800 });
				await page.keyboard.press('Escape');
				await page.evaluate(() => (document.documentElement.dir = 'rtl'));
				const link = await openWith(page, 'position: absolute; left: 300px; top: 60px');
				await scrollControlTo(link, 60);
				const [box, anchor] = await beside(panel(page), link, 'below', 12);
				expect(box.left).toBeCloseTo(anchor.left, 0);
			});
		});

		test('[TILE-01] a tooltip stays above its button, a message under it', async ({ page }) => {
			await withNotice(page);
			await openTiles(page);
			const heart = page.locator(HEART).nth(1);
			await scrollControlTo(heart, 400);
			await heart.hover();
			await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
			const [box, anchor] = await beside(tooltip(page), heart, 'above', 8);
			const wanted = centre(anchor);
			const half = (box.right - box.left) / 2;
			expect(centre(box)).toBeCloseTo(Math.min(Math.max(wanted, half + 8), width - half - 8), 0);

			// By keyboard, because the pointer does not move with the page.
			await page.mouse.move(0, 0);
			await expect(tooltip(page)).toHaveCount(0);
			if (width === 1280)
				await test.step('under it at the top of the window', async () => {
					await heart.evaluate((element) => element.focus());
					for (const key of ['Shift+Tab', 'Tab']) await page.keyboard.press(key);
					await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
					await scrollControlTo(heart, 10);
					await beside(tooltip(page), heart, 'below', 8);
					await heart.evaluate((element) => element.blur());
					await expect(tooltip(page)).toHaveCount(0);
				});

			const first = page.locator(HEART).first();
			for (const side of ['left', 'right'] as const)
				await test.step(`8 px inside the window at its ${side} edge`, async () => {
					await first.evaluate((element, edge) => {
						Object.assign(element.style, { position: 'fixed', top: '300px', [edge]: '0', zIndex: '9' });
					}, side);
					await first.hover();
					await expect(tooltip(page)).toBeVisible();
					const [inside] = await beside(tooltip(page), first, 'above', 8);
					expect(side === 'left' ? inside.left : width - inside.right).toBeCloseTo(8, 0);
					await page.mouse.move(0, 0);
					await expect(tooltip(page)).toHaveCount(0);
					await first.evaluate((element) => element.removeAttribute('style'));
				});

			await test.step('a message follows its button', async () => {
				const button = page.locator('li.product .ajax_add_to_cart').first();
				await button.click();
				const message = page.locator('li.product .archipel-notice');
				await message.hover();
				await beside(message, button, 'below', 8);
			});
		});
	});
}

test('without what places a box, a tooltip is read', async ({ page, guard }) => {
	guard.allowErrors(/ERR_FAILED/);
	await page.route(`**/${distFile('chunks/floating')}*`, (route) => route.abort());
	await openTiles(page);
	await page.locator(HEART).nth(1).hover();
	await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
	await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
});

test('until it can be placed, a message takes no room, a tooltip neither, and is not seen', async ({ page, shop }) => {
	const come = await hold(page, `**/${distFile('chunks/floating')}*`);
	await openTiles(page);
	const height = () => page.locator('main').evaluate((main) => main.scrollHeight);
	const before = await height();
	// An error stays until it is closed.
	await shop.fault('add_to_cart', '500', 1);
	const tile = page.locator('li.product:has(.ajax_add_to_cart)').first();
	const [button, heart] = [tile.locator('.ajax_add_to_cart'), tile.locator(HEART)];
	await scrollControlTo(button, 600);
	await button.click();
	const message = page.locator('li.product .archipel-notice');
	await expect(message).toBeVisible();
	expect(await height()).toBe(before);
	await heart.hover();
	const box = page.locator('.archipel-tooltip');
	await expect(box).toHaveText('Ajouter aux favoris');
	await expect(box).toBeHidden();
	expect(await height()).toBe(before);
	come();
	await beside(message, button, 'below', 8);
	await beside(tooltip(page), heart, 'above', 8);
});
