import { neutralName } from '../../src/build/file-names';
import { expect, test } from './test';

const FILE = new RegExp(neutralName('fallback-sanitizer'));

// WebKit alone has no sanitizer of its own, and asks for the file.
test('[RT-14] where the sanitizer’s file does not come all is bought the same', async ({ tab, shop, guard }) => {
	shop.block(FILE);
	// Messages of the browser, the door and the runtime about the blocked file and its retry.
	guard.allow(FILE);
	guard.allow(/retry=|NetworkError|did not load|Failed to load resource/);
	await tab.goto('/produit/guepiere-trois-options/');

	await test.step('a variable product', async () => {
		await tab.click('.variable-item[data-value="noir-profond"]');
		await tab.click('.variable-item[data-value="c"]');
		await expect.poll(() => tab.text('.single_variation')).toMatch(/\d,\d\d\s€/);
		expect(await tab.count('.single_variation bdi')).toBe(0);
		const links = await tab.count('header a');
		await tab.click('.single_add_to_cart_button');
		await expect.poll(() => shop.cart()).toEqual({ 'guepiere-trois-options': 1 });
		await tab.see('.archipel-notice[data-state=success]');
		expect(await tab.count('header a')).toBe(links);
		expect(shop.refused.some((line) => FILE.test(line))).toBe(true);
	});

	await test.step('the cart page', async () => {
		await tab.goto('/page-panier/');
		await tab.fill('tr.cart_item input.qty', '3');
		// Without the island Enter would submit the coupon.
		await tab.click('button[name=update_cart]');
		await expect.poll(() => shop.cart()).toEqual({ 'guepiere-trois-options': 3 });
		await expect.poll(() => tab.value('tr.cart_item input.qty').catch(() => null)).toBe('3');
	});

	await test.step('the quick view', async () => {
		await tab.goto('/categorie-produit/accessoires/?par-page=48');
		await tab.hover('[data-archipel-quick-view="1187"]');
		await tab.click('[data-archipel-quick-view="1187"]');
		await tab.arrive('/produit/guepiere-trois-options/');
	});
});
