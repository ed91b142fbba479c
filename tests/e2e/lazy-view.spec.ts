import type { Page } from '@playwright/test';
import { violations } from './axe';
import { distFile } from './dist-file';
import { expect, test } from './harness';
import { hold } from './hold';

const PANELS = `**/${distFile('chunks/panel')}*`;

/** A visitor who has been here before. */
async function keeps(page: Page, key: string): Promise<void> {
	await page.addInitScript((name) => localStorage.setItem(name, '[1187,1179]'), key);
}

test.describe('[RT-13] a view whose files do not come', () => {
	for (const [language, query, text, again] of [
		['French', '', 'Une erreur est survenue. Réessayez dans un instant.', 'Réessayer'],
		['English', '?lang=en', 'An unknown error occurred. Please try again in a moment.', 'Try again'],
	] as const)
		test(`is said beside the button, in ${language}, and trying again shows it`, async ({ page, guard }) => {
			guard.allowErrors(/Failed to load resource/);
			await keeps(page, 'archipel-compare');
			await page.route(PANELS, (route) => route.abort());
			await page.goto(`/boutique/${query}`);
			const open = page.locator('.archipel-compare__open');
			await open.click();
			const notice = page.locator('.archipel-notice');
			await expect(notice).toContainText(text);
			await expect(notice).toBeInViewport({ ratio: 1 });
			await expect(page.locator('#archipel-announcer [role=alert]')).toHaveText(text);
			await expect(open).not.toHaveAttribute('aria-busy');
			expect(await violations(page, '.archipel-bottom-bars')).toEqual([]);
			await page.unroute(PANELS);
			await notice.getByRole('button', { name: again }).press('Enter');
			await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveCount(3);
			await expect(notice).toHaveCount(0);
			await page.keyboard.press('Escape');
			await expect(open).toBeFocused();
		});

	test('the choice per purpose of the plugin’s notice needs none: the server has printed it', async ({ page }) => {
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
		await expect(choose).toBeFocused();
		await expect(choose).toHaveAttribute('aria-expanded', 'true');
		await expect(notice.locator('.archipel-notice')).toHaveCount(0);
	});

	test('the link of a quick view is followed', async ({ page, guard }) => {
		guard.allowErrors(/Failed to load resource/);
		await page.route(PANELS, (route) => route.abort());
		await page.goto('/boutique/');
		await page.locator('[data-archipel-quick-view]').first().click();
		await page.waitForURL(/\/produit\//);
	});
});

test('[RT-15] presses while the files of a view are on their way count once, and the focus stays on the button', async ({
	page,
	shop,
}) => {
	await keeps(page, 'archipel-viewed');
	const release = await hold(page, PANELS);
	await page.goto('/boutique/');
	const host = page.locator('[data-archipel="recently-viewed"]').first();
	const toggle = host.getByRole('button', { name: /^Vus récemment/ });
	await toggle.focus();
	await page.keyboard.press('Enter');
	await expect(toggle).toHaveAttribute('aria-busy', 'true');
	await page.keyboard.press('Enter');
	await toggle.click();
	release();
	await expect(toggle).toHaveAttribute('aria-expanded', 'true');
	await expect(host.getByRole('listitem')).toHaveCount(2);
	await expect(toggle).toBeFocused();
	await expect(toggle).not.toHaveAttribute('aria-busy');
	expect(shop.calls('/wp-json/wc/store/v1/products')).toHaveLength(1);
	await page.keyboard.press('Enter');
	await expect(toggle).toHaveAttribute('aria-expanded', 'false');
	await expect(host.getByRole('listitem')).toHaveCount(0);
});
