import { expect, mounted, test } from './harness';
import { BODY, LIST, wish } from './wishlist-list';

const SHARE = '.tinv-wishlist .social-buttons';

test('[WLS-01] [SEC-03 S15] a guest is told what the link allows, and no one else', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'réseau' }));
	await wish(page, BODY);
	await page.goto(LIST);
	await mounted(page, SHARE);

	const told = page.locator('.archipel-notice');
	await page.locator(SHARE).getByRole('link', { name: 'Copier le lien' }).click();
	await expect(told).toContainText('Toute personne ayant ce lien peut modifier la liste');
	await page.getByRole('button', { name: 'Partager quand même' }).click();
	await expect(told).toContainText('Copié !');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/favoris\/[0-9a-f]{6}\/$/);

	const request = context.waitForEvent('request', (sent) => /facebook\.com/.test(sent.url()));
	await page.locator(SHARE).getByRole('link', { name: 'Facebook' }).click();
	expect(await (await request).headerValue('referer')).toBeNull();
});
