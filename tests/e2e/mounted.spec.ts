import { distFile } from './dist-file';
import { expect, mounted, test } from './harness';
import { FORM, SELECTS } from './variation-page';

test('a host of two islands has mounted with the second of them', async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route(`**/${distFile('islands/variation-form')}*`, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(SELECTS);
	await expect(page.locator(FORM), 'the discounts').toHaveAttribute('data-archipel-state', 'mounted');
	let isWaiting = true;
	const both = mounted(page, FORM).then(() => (isWaiting = false));
	await page.waitForTimeout(500);
	expect(isWaiting).toBe(true);
	release();
	await both;
});
