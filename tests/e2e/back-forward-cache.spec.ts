import { wholeBrowserPath } from '../setup/browser';
import { expect, test } from './harness';
import { expectSamePlace, goToProduct } from './listing-page';
import { LINK } from './mini-cart-helpers';

// Playwright disables the back/forward cache, and the headless shell does not have one.
test.use({
	launchOptions: async ({ launchOptions }, use) =>
		use({ ...launchOptions, executablePath: wholeBrowserPath(), ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('[RT-10][LIST-11] Back brings the very page again, with the cart as it is, at once', async ({ page, shop }) => {
	await shop.add(72, 2);
	const count = page.locator(LINK).locator('.archipel-mini-cart__count');
	await page.addInitScript(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		addEventListener('pageshow', ({ persisted }) => {
			seen.push(`persisted ${persisted}`);
			requestAnimationFrame(() => seen.push(document.querySelector('.archipel-mini-cart__count')!.textContent!));
		});
	});
	const left = await goToProduct(page);
	await expect(count).toContainText('2');
	await shop.add(1178);
	await page.reload();
	await expect(count).toContainText('3');
	shop.forget();
	// A page from the back/forward cache is not loaded again.
	await page.goBack({ waitUntil: 'commit' });
	await expect(count).toContainText('3');
	await expectSamePlace(page, left);
	expect((await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).slice(-2)).toEqual([
		'persisted true',
		'33 articles',
	]);
	expect(shop.calls()).toEqual([]);
});
