import { expect, layoutShifts, test, violations, type Page } from './harness';

const MAP = '[data-archipel-example="consent"]';
const TILE =
	'<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#cde"/></svg>';

const button = (page: Page) => page.locator(MAP).getByRole('button', { name: 'Afficher la carte' });
const region = (page: Page) => page.getByRole('region', { name: 'Carte : Atelier Rivage' });
const tile = (page: Page) => region(page).locator('.leaflet-tile-loaded').first();

test('[WID-06] [CONS-02] a map is asked for after consent, and moved by keys and buttons', async ({ page }) => {
	const asked: string[] = [];
	await page.route('https://tile.openstreetmap.org/**', (route) => {
		asked.push(new URL(route.request().url()).pathname);
		return route.fulfill({ contentType: 'image/svg+xml', body: TILE });
	});
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/iles/store-map/');
	await expect(button(page)).toBeVisible();
	expect(asked).toEqual([]);
	await button(page).press('Enter');
	await expect(tile(page)).toBeVisible();
	await expect(region(page)).toBeFocused();
	expect(asked.every((path) => path.startsWith('/11/'))).toBe(true);

	const box = (await region(page).boundingBox())!;
	const pin = (await region(page).locator('.archipel-map__pin').boundingBox())!;
	expect(Math.abs(pin.x + pin.width / 2 - (box.x + box.width / 2))).toBeLessThan(2);
	expect(Math.abs(pin.y + pin.height - (box.y + box.height / 2))).toBeLessThan(4);

	const place = () =>
		region(page)
			.locator('.leaflet-map-pane')
			.evaluate(({ style }) => style.transform);
	const before = await place();
	await page.keyboard.press('ArrowRight');
	await expect.poll(place).not.toBe(before);
	await page.keyboard.press('+');
	await expect.poll(() => asked.some((path) => path.startsWith('/12/'))).toBe(true);
	await page.locator(MAP).getByRole('button', { name: 'Réduire' }).click();
	await page.locator(MAP).getByRole('button', { name: 'Réduire' }).click();
	await expect.poll(() => asked.some((path) => path.startsWith('/10/'))).toBe(true);
	const levels = new Set(asked.map((path) => path.split('/')[1]));
	await region(page).hover();
	const top = await page.evaluate(() => scrollY);
	await page.mouse.wheel(0, 120);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
	expect(new Set(asked.map((path) => path.split('/')[1]))).toEqual(levels);

	expect(await violations(page, '.island-example')).toEqual([]);
	expect(await layoutShifts(page, '.island-example')).toEqual([]);
});
