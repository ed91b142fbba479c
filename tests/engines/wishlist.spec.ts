import { expect, test } from './test';

const HEART = 'li.product .tinvwl_add_to_wishlist_button[data-tinv-wl-product="1178"]';
const COUNTER = 'a.wishlist_products_counter';

test('[RT-14] wishlist-button, wishlist-counter: a heart puts a product aside, the number and the preview follow', async ({
	tab,
}) => {
	await tab.goto('/boutique/');
	await tab.click(HEART);
	await tab.see(`${HEART}[aria-pressed=true]`);
	await tab.see('.archipel-notice--floating');
	await expect.poll(() => tab.text('.wishlist_products_counter_number')).toBe('1');
	await tab.see(`${COUNTER}[data-archipel-state="mounted"]`);
	await tab.hover(COUNTER);
	await tab.see('.archipel-wishlist-counter__panel li');
});
