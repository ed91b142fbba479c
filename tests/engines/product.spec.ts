import { expect, test } from './test';

test('[RT-14] variation-form, swatches: a variable product is bought by its swatches', async ({ tab, shop }) => {
	await tab.goto('/produit/guepiere-trois-options/');
	await tab.click('.variable-item[data-value="noir-profond"]');
	await tab.click('.variable-item[data-value="c"]');
	await tab.see('.woocommerce-variation-price');
	expect(await tab.value('select[name=attribute_pa_bonnet]')).toBe('c');
	await tab.click('.single_add_to_cart_button');
	await expect.poll(() => shop.cart()).toEqual({ 'guepiere-trois-options': 1 });
	await tab.see('.archipel-notice[data-state=success]');
});
