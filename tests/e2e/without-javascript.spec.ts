import { expect, expectLink, test } from './harness';

test('@noscript [WID-02][WID-03][WID-05][WID-06][WID-09][FPS-01][FPS-02] all can be read', async ({ page }) => {
	await test.step('a picture gallery', async () => {
		const grid = page.locator('[data-archipel-example="grid"]');
		const shown = grid.locator('li:visible');
		const more = grid.getByRole('link', { name: 'Afficher la suite' });
		await page.goto('/iles/image-gallery/');
		await expect(shown).toHaveCount(4);
		await grid.getByText('Nuisettes', { exact: true }).click();
		await expect(shown).toHaveCount(5);
		await grid.getByText('Tout', { exact: true }).click();
		await more.click();
		await expect(shown).toHaveCount(10);
		await expect(more).toBeHidden();
		await grid.locator('.archipel-image-gallery__tile').nth(4).click();
		await expect(page).toHaveURL(/\/img\/.*\.svg$/);
	});
	await test.step('points on a picture', async () => {
		const points = page.locator('[data-archipel-example="hover"]');
		await page.goto('/iles/hotspots+video-popup+store-map+deal+countdown/');
		await points.locator('summary', { hasText: 'Soie' }).click();
		await expect(points.getByText('22 mommes')).toBeVisible();
		await points.locator('summary', { hasText: 'Dentelle' }).click();
		await expect(points.getByText('22 mommes')).toBeHidden();
	});
	await test.step('a video', async () => {
		await expectLink(
			page.getByRole('link', { name: 'Voir la vidéo : Dans l’atelier' }),
			'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
		);
	});
	await test.step('a map', async () => {
		const map = page.locator('[data-archipel-example="consent"]');
		await expect(map.getByRole('link')).toHaveText([/^Voir la carte/, /contributeurs/, 'Itinéraire']);
		await expect(map.getByText('12 rue des Îles')).toBeVisible();
	});
	await test.step('an offer', async () => {
		const deal = page.locator('[data-archipel="deal"]:not([data-archipel-example])');
		await expect(deal).toContainText('L’offre se termine le lundi 1er décembre 2036 à 10:00.');
		await expect(deal.getByRole('meter', { name: '12 vendus sur 40' })).toBeVisible();
		await expect(page.locator('.archipel-countdown-room').first()).toBeHidden();
		await expect(page.locator('[data-archipel="countdown"]:not([data-archipel-example])')).toContainText(
			'Jusqu’au samedi 22 novembre 2036 à 21:53.',
		);
	});
	await test.step('sections and numbers', async () => {
		await page.goto('/iles/full-page-scroll/');
		await expect(page.locator('[data-archipel-example="slides"]')).toContainText('12,50');
		await expect(page.locator('html')).toHaveCSS('scroll-snap-type', 'y');
		await expect(page.locator('#atelier')).toHaveCSS('scroll-snap-align', 'start');
	});
});
