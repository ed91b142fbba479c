import { distFile, expect, hasStored, test, violations } from './harness';

const PANELS = `**/${distFile('chunks/panel')}*`;

test('[RT-13] [RT-15] a view whose files do not come is told, and asked for again', async ({ page, guard }) => {
	guard.allowErrors(/Failed to load resource/);
	await hasStored(page, 'archipel-compare', [1187, 1179]);
	await page.route(PANELS, (route) => route.abort());
	await page.goto('/boutique/');
	await test.step('said, and tried again', async () => {
		const text = 'Une erreur est survenue. Réessayez dans un instant.';
		const open = page.locator('.archipel-compare__open');
		await open.click();
		const notice = page.locator('.archipel-notice');
		await expect(notice).toContainText(text);
		await expect(notice).toBeInViewport({ ratio: 1 });
		await expect(page.locator('#archipel-announcer [role=alert]')).toHaveText(text);
		await expect(open).not.toHaveAttribute('aria-busy');
		expect(await violations(page, '.archipel-bottom-bars')).toEqual([]);
		await page.unroute(PANELS);
		await notice.getByRole('button', { name: 'Réessayer' }).press('Enter');
		await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveCount(3);
		await expect(notice).toHaveCount(0);
		await page.keyboard.press('Escape');
		await expect(open).toBeFocused();
	});
	await page.unroute(PANELS);
	await page.route(PANELS, (route) => route.abort());
	await page.locator('[data-archipel-quick-view]').first().click();
	await page.waitForURL(/\/produit\//);
});

test('[RT-13] the choice per purpose of the plugin’s notice needs no file', async ({ page, guard }) => {
	// Files of other islands are asked for in idle time.
	guard.allowErrors(/Failed to load resource/);
	await page.context().clearCookies();
	await page.goto('/boutique/');
	const notice = page.locator('#cookie-notice');
	const choose = notice.getByRole('button', { name: 'Choisir' });
	await expect(notice).toBeVisible();
	await page.route('**/dist/**', (route) => route.abort());
	await choose.press('Enter');
	await expect(notice.getByRole('checkbox')).toHaveCount(3);
	await expect(notice.getByRole('button', { name: 'Refuser', exact: true })).toBeEnabled();
	expect(await violations(page, '#cookie-notice')).toEqual([]);
	await expect(notice.getByRole('checkbox').first()).toBeFocused();
	await expect(notice.getByRole('button', { name: 'Enregistrer' })).toBeEnabled();
	await expect(notice.locator('.archipel-notice')).toHaveCount(0);
});
