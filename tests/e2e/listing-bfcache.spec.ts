import { wholeBrowserPath } from '../setup/browser';
import { expect, test } from './harness';
import { expectSamePlace, goToProduct, listCalls } from './listing-page';

// Playwright switches the back/forward cache off, and the headless shell has none.
test.use({
	launchOptions: async ({ launchOptions }, use) =>
		use({
			...launchOptions,
			executablePath: wholeBrowserPath(),
			ignoreDefaultArgs: ['--disable-back-forward-cache'],
		}),
});

test('[LIST-11] Back brings the very page', async ({ page, shop }) => {
	await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
	const left = await goToProduct(page);
	shop.forget();
	await page.goBack({ waitUntil: 'commit' });
	await expectSamePlace(page, left);
	expect(await page.evaluate(() => (window as unknown as { persisted: boolean }).persisted)).toBe(true);
	expect(listCalls(shop)).toEqual([]);
});
