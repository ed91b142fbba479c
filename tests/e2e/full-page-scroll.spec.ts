import { atRest, expect, layoutShifts, mounted, test, violations, visit, type Page } from './harness';

const PAGE = '/iles/full-page-scroll/';
const HOST = '[data-archipel-example="slides"]';

const dots = (page: Page) => page.getByRole('navigation', { name: 'Sections de la page' }).getByRole('link');
const snap = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).scrollSnapType);
const topOf = (page: Page, slide: string) =>
	page.locator(slide).evaluate((one) => Math.round(one.getBoundingClientRect().top));
const number = (page: Page) => page.locator(`${HOST} [data-archipel-number]`);

test.use({ viewport: { width: 1280, height: 800 } });
test('[FPS-01] [FPS-02] dots lead to slides, a long slide scrolls, counters start', async ({ page }) => {
	await visit(page, PAGE, HOST);
	expect(await snap(page)).toBe('y');
	await expect(dots(page)).toHaveCount(3);
	await expect(page.locator('.archipel-full-page__nav')).toHaveCSS('right', '8px');
	const heights = await page
		.locator(`${HOST} > section`)
		.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
	expect(Math.min(...heights)).toBeGreaterThanOrEqual(700);

	await dots(page).nth(1).press('Enter');
	await expect(page).toHaveURL(/#Page2$/);
	await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
	await expect(page.locator('#atelier')).toHaveAttribute('data-archipel-slide', 'entered');
	await atRest(page);
	expect(Math.abs(await topOf(page, '#atelier'))).toBeLessThan(120);

	// The wheel is not intercepted, and the middle of a long slide is a valid scroll position.
	const from = await page.evaluate(() => scrollY);
	await page.mouse.move(600, 400);
	await page.mouse.wheel(0, 300);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(from + 300);
	await atRest(page);
	expect(await page.evaluate(() => scrollY)).toBe(from + 300);

	await number(page).scrollIntoViewIfNeeded();
	await expect(number(page)).toHaveText('12,50');
	await expect(number(page)).not.toHaveAttribute('aria-hidden');
	await dots(page).nth(2).click();
	await expect(dots(page).nth(2)).toHaveAttribute('aria-current', 'true');
	await expect(dots(page).nth(1)).not.toHaveAttribute('aria-current');
	await atRest(page);
	expect(await violations(page, ['.island-example', '.archipel-full-page__nav'])).toEqual([]);
	expect(await layoutShifts(page, '.island-example')).toEqual([]);
});

test('[FPS-01] in a small window and under reduced motion it scrolls as any other page', async ({ page }) => {
	for (const [width, height] of [
		[767, 800],
		[1280, 599],
	] as const) {
		await page.setViewportSize({ width, height });
		await visit(page, PAGE, HOST);
		expect(await snap(page)).toBe('none');
		await expect(dots(page)).toHaveCount(0);
	}
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await visit(page, `${PAGE}#Page2`, HOST);
	expect(await snap(page)).toBe('none');
	await expect.poll(() => topOf(page, '#atelier')).toBeLessThan(200);
	await expect(number(page)).toHaveText('12,50');

	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await atRest(page);
	const place = await page.evaluate(() => scrollY);
	await page.reload();
	await mounted(page, HOST);
	await atRest(page);
	expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(120);
});

test('[FPS-02] [A11Y-03] a counter elsewhere counts when it is seen, and moves nothing', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 300 });
	await page.goto('/iles/counter/');
	const counter = page.locator('[data-archipel-example=bar]');
	const shown = counter.locator('[data-archipel-number]');
	await expect(shown).toHaveText('82,5');
	await page.evaluate(() => {
		const seen: string[] = [];
		const place = document.querySelector('[data-archipel-example=bar] [data-archipel-number]')!;
		new MutationObserver(() => seen.push(place.textContent)).observe(place, {
			childList: true,
			characterData: true,
			subtree: true,
		});
		Object.assign(window, { seen });
	});
	await counter.scrollIntoViewIfNeeded();
	const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
	await expect.poll(async () => (await seen()).at(-1)).toBe('82,5');
	expect((await seen())[0]).toBe('0,0');
	expect((await seen()).length).toBeGreaterThan(3);
	await expect(counter.locator('.archipel-visually-hidden')).toHaveCount(0);
	expect(await layoutShifts(page, '.island-example')).toEqual([]);
	expect(await violations(page, '.island-example')).toEqual([]);
});
