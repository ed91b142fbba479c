import { violations } from './axe';
import { closeByEscape, expect, layoutShifts, mounted, reach, said, tabTo, test, type Page } from './harness';

const PAGE = '/iles/image-gallery/';
const GRID = '[data-archipel-example="grid"]';
const PORTFOLIO = '[data-archipel-example="portfolio"]';
const ROW = '[data-archipel-example="row"]';

const shown = (page: Page, host: string) => page.locator(`${host} li:visible`);
const tile = (page: Page, host: string, at: number) => page.locator(`${host} .archipel-image-gallery__tile`).nth(at);
const more = (page: Page, host: string) => page.locator(host).getByRole('link', { name: 'Afficher la suite' });
const group = (page: Page, host: string, name: string) => page.locator(host).getByRole('radio', { name });

const open = (page: Page, host: string, query = '') => reach(page, host, PAGE + query);

test('[WID-02] [A11Y-01] by keyboard alone: batches, categories, the lightbox, captions', async ({ page }) => {
	await open(page, GRID);
	await test.step('by keyboard', async () => {
		await expect(shown(page, GRID)).toHaveCount(4);
		await tabTo(page, more(page, GRID));
		await page.keyboard.press('Enter');
		await expect(shown(page, GRID)).toHaveCount(8);
		await expect(tile(page, GRID, 4)).toBeFocused();
		await expect(said(page)).toHaveText('Affichés : 8 sur 10');
		await group(page, GRID, 'Tout').press('ArrowLeft');
		await expect(group(page, GRID, 'Nuisettes')).toBeChecked();
		await expect(shown(page, GRID)).toHaveCount(4);
		await expect(said(page)).toHaveText('Affichés : 4 sur 5');
		await group(page, GRID, 'Tout').check();
		await expect(shown(page, GRID)).toHaveCount(4);
		expect(await layoutShifts(page, '.island-example')).toEqual([]);
		expect(await violations(page, '.island-example')).toEqual([]);
	});
	await test.step('the lightbox; a double click on the control opens none', async () => {
		const viewer = page.getByRole('dialog', { name: 'Images' });
		await more(page, GRID).dblclick();
		await expect(shown(page, GRID)).toHaveCount(8);
		await tile(page, GRID, 1).click();
		await expect(viewer.getByText('2 / 10')).toBeVisible();
		await closeByEscape(viewer);
		await expect(tile(page, GRID, 1)).toBeFocused();
	});
	await test.step('captions, without movement', async () => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const picture = tile(page, GRID, 0);
		const caption = picture.locator('figcaption');
		await picture.scrollIntoViewIfNeeded();
		await page.mouse.move(0, 0);
		const { x, y, height } = (await picture.boundingBox())!;
		await expect(caption).not.toBeInViewport();
		await page.mouse.move(x - 5, y + height / 2);
		await page.mouse.move(x + 5, y + height / 2);
		await expect(caption).toBeInViewport();
		const from = () => picture.evaluate((link) => link.style.getPropertyValue('--archipel-from'));
		await expect.poll(from).toBe('-100% 0');
		await page.keyboard.press('Escape');
		await expect(caption).not.toBeInViewport();
		for (const side of [-5, 5]) await page.mouse.move(x + side, y + height / 2);
		await expect(caption).toBeInViewport();
	});
	for (const [width, columns] of [
		[1280, 3],
		[390, 2],
	] as const)
		await test.step(`${columns} columns at ${width} px`, async () => {
			await page.setViewportSize({ width, height: 900 });
			const lefts = () =>
				shown(page, GRID).evaluateAll(
					(all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().left))).size,
				);
			await expect.poll(lefts).toBe(columns);
		});
});

test('[WID-01] a portfolio comes in batches by scrolling; as a carousel, in English', async ({ page }) => {
	await page.goto(PAGE);
	await page
		.locator(PORTFOLIO)
		.evaluate((host) => scrollTo(0, host.getBoundingClientRect().top + scrollY - innerHeight + 50));
	await mounted(page, PORTFOLIO);
	await expect(shown(page, PORTFOLIO)).toHaveCount(4);
	await page.evaluate(() => scrollBy(0, 800));
	await expect(shown(page, PORTFOLIO)).toHaveCount(6);
	await more(page, PORTFOLIO).scrollIntoViewIfNeeded();
	await expect(more(page, PORTFOLIO)).toBeInViewport();
	expect(await layoutShifts(page, '.island-example')).toEqual([]);
	await page.locator('footer').last().scrollIntoViewIfNeeded();
	await expect(page.locator('footer').last()).toBeInViewport();
	await more(page, PORTFOLIO).click();
	await expect(shown(page, PORTFOLIO)).toHaveCount(8);
	await tile(page, PORTFOLIO, 0).click();
	await expect(page).toHaveURL(/\/produit\//);

	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, ROW, '?lang=en');
	const next = page.locator(ROW).getByRole('button', { name: 'Next' });
	await expect(page.locator(ROW).getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
	await expect(shown(page, ROW)).toHaveCount(10);
	await next.click();
	await expect(tile(page, ROW, 4)).toBeInViewport();
	await page.locator(ROW).getByText('Sets', { exact: true }).click();
	await expect(shown(page, ROW)).toHaveCount(5);
	expect(await layoutShifts(page, '.island-example')).toEqual([]);
});
