import { wholeBrowserPath } from '../setup/browser';
import { expect, test } from './harness';
import { LINK } from './mini-cart-helpers';

// Playwright switches the back/forward cache off, and the headless shell has none.
test.use({
	launchOptions: async ({ launchOptions }, use) =>
		use({
			...launchOptions,
			executablePath: wholeBrowserPath(),
			ignoreDefaultArgs: ['--disable-back-forward-cache'],
		}),
});

test('[RT-10] Back brings the very page again, with the cart as it is now, at once', async ({ page, shop }) => {
	await shop.add(72, 2);
	await page.goto('/contact/');
	const count = page.locator(LINK).locator('.archipel-mini-cart__count');
	await expect(count).toContainText('2');
	await page.evaluate(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		addEventListener('pageshow', ({ persisted }) => {
			seen.push(`persisted ${persisted}`);
			requestAnimationFrame(() => seen.push(document.querySelector('.archipel-mini-cart__count')!.textContent!));
		});
	});
	await page.locator('.site-title').click();
	await expect(page).toHaveURL('/');
	await expect(count).toContainText('2');
	await shop.add(1178);
	await page.reload();
	await expect(count).toContainText('3');
	shop.forget();
	// A page that was only away is not loaded again.
	await page.goBack({ waitUntil: 'commit' });
	await expect(count).toContainText('3');
	expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
		'persisted true',
		'33 articles',
	]);
	expect(shop.calls()).toEqual([]);
});
