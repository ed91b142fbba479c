import { distFile, expect, hold, mounted, test } from './harness';
import { FORM, SELECTS } from './variation-page';

test('a host of two islands has mounted with the second of them', async ({ page }) => {
	const release = await hold(page, `**/${distFile('islands/variation-form')}*`);
	await page.goto(SELECTS);
	await expect(page.locator(FORM), 'the discounts').toHaveAttribute('data-archipel-state', 'mounted');
	let isWaiting = true;
	const both = mounted(page, FORM).then(() => (isWaiting = false));
	await page.waitForTimeout(500);
	expect(isWaiting).toBe(true);
	release();
	await both;
});
