import { closeByEscape, expect, layoutShifts, reach, tabTo, test, violations, type Page } from './harness';

const PAGE = '/iles/hotspots/';
const HOVER = '[data-archipel-example="hover"]';
const CLICK = '[data-archipel-example="click"]';

const pin = (page: Page, host: string, name: RegExp) => page.locator(host).getByRole('button', { name });
const tooltip = (page: Page) => page.getByRole('tooltip');
const opened = (page: Page, host: string) => page.locator(`${host} details[open] > summary`);

const open = (page: Page, host: string, query = '') => reach(page, host, PAGE + query);

test('[WID-03] [A11Y-01] pointer, keyboard and list open a point’s entry; axe finds nothing', async ({ page }) => {
	await open(page, HOVER);
	await test.step('an entry of the list', async () => {
		const height = await page.locator(HOVER).evaluate(({ clientHeight }) => clientHeight);
		await page.locator(HOVER).locator('summary', { hasText: 'Coutures' }).click();
		await expect(pin(page, HOVER, /Coutures/)).toHaveAttribute('data-current');
		await expect(page.locator(`${HOVER} [data-current]`)).toHaveCount(1);
		expect(await page.locator(HOVER).evaluate(({ clientHeight }) => clientHeight)).toBe(height);
		expect(await layoutShifts(page, '.island-example')).toEqual([]);
	});
	await test.step('the pointer', async () => {
		await pin(page, HOVER, /Soie/).hover();
		await expect(tooltip(page)).toHaveText(/Soie\s*22 mommes/);
		await expect(opened(page, HOVER)).toHaveText('Soie');
		const text = page.locator(`${HOVER} details[open] .archipel-hotspots__text`);
		await expect(text).toHaveCSS('animation-duration', '0.5s');
		await expect(pin(page, HOVER, /Soie/)).toHaveAttribute('data-current');
		await tooltip(page).hover();
		await expect(tooltip(page)).toBeVisible();
		await closeByEscape(tooltip(page));
		await pin(page, HOVER, /Dentelle/).hover();
		// The pointer may cross another hotspot on its way.
		await expect(tooltip(page).filter({ hasText: 'Dentelle' })).toBeVisible();
		await page.mouse.move(0, 0);
		await expect(tooltip(page)).toHaveCount(0);
	});
	await test.step('the keyboard', async () => {
		await tabTo(page, pin(page, HOVER, /Dentelle/));
		// That of a hotspot on the way lingers.
		await expect(tooltip(page).filter({ hasText: 'Dentelle' })).toBeVisible();
		await expect(tooltip(page)).toHaveCount(1);
		await expect(pin(page, HOVER, /Dentelle/)).toHaveAccessibleDescription(/Calais/);
		await closeByEscape(tooltip(page));
		await expect(pin(page, HOVER, /Dentelle/)).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(tooltip(page)).toHaveText(/Soie/);
		expect(await violations(page, '.island-example')).toEqual([]);
	});
});

test('[WID-03] [A11Y-03] by a press: beside its point, without movement, on a phone, in English', async ({ page }) => {
	await open(page, CLICK);
	const button = pin(page, CLICK, /Dentelle/);
	await test.step('a press', async () => {
		await button.hover();
		await button.click();
		await expect(tooltip(page)).toHaveAttribute('data-side', 'right');
		const look = await tooltip(page).evaluate((box) => {
			const { animationName, animationDuration, minWidth, maxWidth } = getComputedStyle(box);
			return [animationName, animationDuration, minWidth, maxWidth, getComputedStyle(box, '::after').content];
		});
		expect(look).toEqual(['archipel-hotspots-grow', '0.35s', '200px', '320px', '""']);
		await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
		const [box, point] = [(await tooltip(page).boundingBox())!, (await button.boundingBox())!];
		expect(Math.round(box.x - (point.x + point.width))).toBe(16);
		await button.click();
		await expect(tooltip(page)).toHaveCount(0);
		await button.click();
		await expect(tooltip(page)).toHaveAttribute('data-side', 'right');
		await page.mouse.click(5, 5);
		await expect(tooltip(page)).toHaveCount(0);
	});
	await test.step('a narrow window, in English', async () => {
		await page.setViewportSize({ width: 390, height: 600 });
		await open(page, CLICK, '?lang=en');
		await expect(page.locator(HOVER).getByRole('list', { name: 'Points on the picture' })).toBeVisible();
		await expect(pin(page, HOVER, /^1: Dentelle$/)).toBeVisible();
		await button.click();
		await expect(opened(page, CLICK)).toHaveText('Dentelle');
		const text = page.locator(`${CLICK} details[open] .archipel-hotspots__text`);
		await expect(text).toHaveCSS('animation-duration', '0.3s');
		await expect(opened(page, CLICK)).toBeInViewport();
		await expect(tooltip(page)).toHaveCount(0);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	});
	await test.step('without movement', async () => {
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await reach(page, HOVER);
		await pin(page, HOVER, /Soie/).hover();
		await expect(tooltip(page)).toHaveCSS('animation-name', 'none');
	});
});
