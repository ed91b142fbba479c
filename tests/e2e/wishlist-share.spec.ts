import { expect, mounted, test } from './harness';
import { BODY, LIST, wish } from './wishlist-list';

const SHARE = '.tinv-wishlist .social-buttons';

test.beforeEach(async ({ page }) => {
	await wish(page, BODY);
	await page.goto(LIST);
	await mounted(page, SHARE);
});

test('[WLS-01] [SEC-03 S15] a guest is told once what the link allows, then it is copied', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const copy = page.locator(SHARE).getByRole('link', { name: 'Copier le lien' });
	await copy.click();
	await expect(page.locator('.archipel-notice')).toContainText('Toute personne ayant ce lien peut modifier la liste');
	await page.getByRole('button', { name: 'Partager quand même' }).click();
	await expect(page.locator('.archipel-notice')).toContainText('Copié !');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/favoris\/[0-9a-f]{6}\/$/);
	await copy.click();
	await expect(page.locator('.archipel-notice')).toContainText('Copié !');
});

test('[WLS-01] a network opens in a window of 420 by 320 that cannot reach back; the key is not in the referrer', async ({
	page,
	context,
}) => {
	await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'réseau' }));
	const opened = page.evaluate(
		() =>
			new Promise<readonly unknown[]>((resolve) => {
				const open = window.open.bind(window);
				window.open = (...args) => {
					resolve(args);
					return open(...args);
				};
			}),
	);
	const request = context.waitForEvent('request', (sent) => /facebook\.com/.test(sent.url()));
	await page.locator(SHARE).getByRole('link', { name: 'Facebook' }).click();
	await page.getByRole('button', { name: 'Partager quand même' }).click();
	expect(String((await opened)[2])).toMatch(/noopener,noreferrer,width=420,height=320/);
	expect(await (await request).headerValue('referer')).toBeNull();
});

test('[SEC-03 S15] what a list page asks of others never tells its address, and it stays out of search engines', async ({
	page,
}) => {
	const response = await page.goto(LIST);
	expect(response?.headers()['referrer-policy']).toBe('same-origin');
	expect(response?.headers()['x-robots-tag']).toContain('noindex');
	for (const link of await page.locator(`${SHARE} a`).all())
		await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
});
