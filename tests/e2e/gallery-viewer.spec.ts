import { FULL_SCREEN, openProduct, SOIREE, thumbnail, viewer } from './gallery-page';
import { closeByEscape, distFile, expect, mounted, requestsOf, test, violations } from './harness';

test('[GAL-03] [LB-01] [A11Y-01] [A11Y-02] the viewer opens on demand, by keyboard, and zooms', async ({ page }) => {
	const asked = requestsOf(page, new RegExp(distFile('chunks/open-viewer')));
	const trigger = page.getByRole('button', { name: FULL_SCREEN });
	const number = (at: number) => viewer(page).getByText(`${at} / 4`);
	await openProduct(page);
	await test.step('nothing before it is opened', async () => {
		await mounted(page, 'form.variations_form');
		await mounted(page, '.wc-tabs-wrapper');
		await thumbnail(page, 2).click();
		await page.locator('.woocommerce-product-gallery__image').nth(1).hover();
		await page.waitForLoadState('networkidle');
		expect(asked).toEqual([]);
		await thumbnail(page, 1).click();
	});
	const length = await page.evaluate(() => history.length);
	await trigger.press('Enter');
	await expect(viewer(page)).toBeVisible();
	await expect(number(1)).toBeVisible();
	expect(asked.filter((address) => address.endsWith('.js'))).toHaveLength(1);
	await expect(viewer(page).getByRole('button', { name: 'Partager' })).toHaveCount(0);
	expect(await violations(page, 'dialog')).toEqual([]);
	await test.step('zoom, and arrows move what is enlarged', async () => {
		const picture = viewer(page).locator('.pswp__item[aria-hidden=false] img.pswp__img').last();
		await expect(picture).toBeVisible();
		const width = async () => (await picture.boundingBox())!.width;
		const before = await width();
		await viewer(page).getByRole('button', { name: 'Agrandir' }).click();
		await expect.poll(width).toBeGreaterThan(before);
		for (const key of ['-', '-']) await page.keyboard.press(key);
		await expect.poll(width).toBe(before);
		for (let time = 0; time < 3; time++) await page.keyboard.press('+');
		await expect.poll(width).toBeGreaterThan(before * 1.4);
		for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
		await expect(number(1)).toBeVisible();
		for (let time = 0; time < 3; time++) await page.keyboard.press('-');
		await expect.poll(width).toBe(before);
	});
	await test.step('from picture to picture', async () => {
		const next = viewer(page).getByRole('button', { name: 'Image suivante' });
		const previous = viewer(page).getByRole('button', { name: 'Image précédente' });
		await expect(previous).toHaveAttribute('aria-disabled', 'true');
		await page.keyboard.press('ArrowRight');
		await expect(number(2)).toBeVisible();
		await expect(page.locator('dialog [aria-live=polite]')).toHaveText('Image 2 sur 4. Vue 2 : Nuisette Soirée');
		await next.focus();
		for (const at of [3, 4, 4]) {
			await page.keyboard.press('Enter');
			await expect(number(at)).toBeVisible();
		}
		await expect(next).toBeFocused();
		await expect(next).toHaveAttribute('aria-disabled', 'true');
		await page.keyboard.press('Shift+Tab');
		await expect(previous).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(number(3)).toBeVisible();
		await expect(next).toHaveAttribute('aria-disabled', 'false');
	});
	expect(new URL(page.url()).hash).toBe('');
	expect(await page.evaluate(() => history.length)).toBe(length);
	await closeByEscape(viewer(page));
	await expect(trigger).toBeFocused();
	await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true');
});

test('[LB-01] as an option the address says which picture it is, and Back closes', async ({ page }) => {
	await openProduct(page, `${SOIREE}?options=${encodeURIComponent('{"gallery":{"placeInUrl":true}}')}`);
	await thumbnail(page, 2).click();
	await page.getByRole('button', { name: FULL_SCREEN }).click();
	await expect(viewer(page).getByText('2 / 4')).toBeVisible();
	expect(new URL(page.url()).hash).toBe('#&gid=1&pid=2');
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => new URL(page.url()).hash).toBe('#&gid=1&pid=3');
	await page.goBack();
	await expect(viewer(page)).toHaveCount(0);
	expect(new URL(page.url()).hash).toBe('');
	await page.goForward();
	await expect(viewer(page).getByText('3 / 4')).toBeVisible();
	await viewer(page).getByRole('button', { name: 'Fermer' }).click();
	await expect(viewer(page)).toHaveCount(0);
	await expect.poll(() => new URL(page.url()).hash).toBe('');
});
