import { neutralName } from '../../src/build/file-names';
import type { Tab } from './tab';
import { expect, test } from './test';

const FILE = new RegExp(neutralName('fallback-sanitizer'));

/** Only an engine without a sanitizer of its own asks for the file. */
const lacksSanitizer = (tab: Tab) => tab.evaluate(() => !('setHTML' in Element.prototype));

test.describe('[RT-14] where the file of the sanitizer does not come', () => {
	test.beforeEach(({ shop, guard }) => {
		shop.block(FILE);
		// What the browser, the door and the runtime say of a file that is cut off, and its second try.
		guard.allow(FILE);
		guard.allow(/retry=|NetworkError|could not be loaded|Failed to load resource/);
	});

	test('a variable product is bought all the same; its price is text, and the theme’s cart stays what it is', async ({
		tab,
		shop,
	}) => {
		await tab.goto('/produit/guepiere-trois-options/');
		const isShut = await lacksSanitizer(tab);
		await tab.click('.variable-item[data-value="noir-profond"]');
		await tab.click('.variable-item[data-value="c"]');
		await expect.poll(() => tab.text('.single_variation')).toMatch(/\d,\d\d\s€/);
		expect((await tab.count('.single_variation bdi')) > 0).toBe(!isShut);
		const links = await tab.count('header a');
		await tab.click('.single_add_to_cart_button');
		await expect.poll(() => shop.cart()).toEqual({ 'guepiere-trois-options': 1 });
		await tab.see('.archipel-notice[data-state=success]');
		expect(await tab.count('header a')).toBe(links);
		expect(shop.refused.some((line) => FILE.test(line))).toBe(isShut);
	});

	test('the cart page updates by the browser’s own submit', async ({ tab, shop }) => {
		await tab.goto('/produit/culotte-taille-haute/');
		await tab.click('form.cart .single_add_to_cart_button');
		await expect.poll(() => shop.cart()).toEqual({ 'culotte-taille-haute': 1 });
		await tab.goto('/page-panier/');
		await tab.fill('tr.cart_item input.qty', '3');
		// Where the island is, it updates by itself; elsewhere its button is there, and Enter alone would press the coupon's.
		if (await lacksSanitizer(tab)) await tab.click('button[name=update_cart]');
		else await tab.press('Enter');
		await expect.poll(() => shop.cart()).toEqual({ 'culotte-taille-haute': 3 });
		await expect.poll(() => tab.value('tr.cart_item input.qty').catch(() => null)).toBe('3');
	});

	test('the quick view is the product’s own page', async ({ tab }) => {
		await tab.goto('/categorie-produit/accessoires/?par-page=48');
		const isShut = await lacksSanitizer(tab);
		await tab.hover('[data-archipel-quick-view="1187"]');
		await tab.click('[data-archipel-quick-view="1187"]');
		if (isShut) await tab.arrive('/produit/guepiere-trois-options/');
		else await tab.see('dialog[open] form.cart');
	});

	test('a review is sent by the browser', async ({ tab }) => {
		await tab.goto('/produit/nuisette-avec-avis/#reviews');
		await tab.focus('#comment');
		await tab.mounted('#review_form');
		await tab.click('#review_form input[type=radio][value="4"]');
		await tab.fill('#comment', 'Très belle coupe');
		await tab.fill('#author', 'Claire');
		await tab.fill('#email', 'claire@example.test');
		await tab.click('#review_form [type=submit]');
		await expect.poll(() => tab.text('.commentlist').catch(() => '')).toContain('Très belle coupe');
	});
});
