import { expect, test } from './test';

test('[RT-14] variation-form, swatches: a variable product is bought by its swatches', async ({ tab, shop }) => {
	await tab.goto('/produit/guepiere-trois-options/');
	await tab.click('.variable-item[data-value="noir-profond"]');
	await tab.click('.variable-item[data-value="c"]');
	await tab.see('.woocommerce-variation-price .price bdi');
	expect(await tab.value('select[name=attribute_pa_bonnet]')).toBe('c');
	await tab.click('.single_add_to_cart_button');
	await expect.poll(() => shop.cart()).toEqual({ 'guepiere-trois-options': 1 });
	await tab.see('.archipel-notice[data-state=success]');
});

test('[RT-14] product-form, sticky-add-to-cart: a simple product is added by its form and by the bar', async ({
	tab,
	shop,
}) => {
	await tab.goto('/produit/culotte-taille-haute/');
	await tab.mounted('form.cart');
	await tab.click('form.cart .single_add_to_cart_button');
	await expect.poll(() => shop.cart()).toEqual({ 'culotte-taille-haute': 1 });
	await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
	await tab.click('.archipel-sticky-add-to-cart button');
	await expect.poll(() => shop.cart()).toEqual({ 'culotte-taille-haute': 2 });
});

test('[RT-14] gallery: thumbnails move it, the viewer opens and closes', async ({ tab }) => {
	await tab.goto('/produit/nuisette-soiree/');
	await tab.mounted('.woocommerce-product-gallery');
	await tab.click('li:nth-child(3) .archipel-gallery__thumbnail');
	await expect
		.poll(() =>
			tab.evaluate(() => {
				const row = document.querySelector('.woocommerce-product-gallery__wrapper')!;
				return Math.round(row.scrollLeft / row.clientWidth);
			}),
		)
		.toBe(2);
	await tab.click('.archipel-gallery__trigger');
	await tab.see('dialog .pswp__img');
	await expect.poll(() => tab.text('dialog')).toContain('3 / 4');
	await tab.click('.pswp__button--arrow--next');
	await expect.poll(() => tab.text('dialog')).toContain('4 / 4');
	// At the end too the button that was pressed has the focus, where the engine gives it any.
	expect(await tab.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true);
	await expect.poll(() => tab.attribute('.pswp__button--arrow--next', 'aria-disabled')).toBe('true');
	await tab.click('.pswp__button--arrow--prev');
	await expect.poll(() => tab.text('dialog')).toContain('3 / 4');
	await tab.press('ArrowRight');
	await expect.poll(() => tab.text('dialog')).toContain('4 / 4');
	await tab.press('Escape');
	await tab.miss('dialog');
});

test('[RT-14] lightbox: a link to a picture opens it in the viewer', async ({ tab, guard }) => {
	guard.allow(/\[archipel\] lightbox: property "titleSource"|404/);
	await tab.goto('/iles/lightbox/');
	await tab.click('a[href$=".svg"]');
	await tab.see('dialog .pswp__img');
	await tab.press('Escape');
	await tab.miss('dialog');
});

test('[RT-14] tabs, reviews: the reviews open, and one is sent in place', async ({ tab, shop }) => {
	await tab.goto('/produit/nuisette-avec-avis/');
	await tab.mounted('.wc-tabs-wrapper');
	await tab.click('.wc-tabs a[href="#tab-reviews"]');
	await tab.see('#tab-reviews');
	await tab.focus('#comment');
	await tab.mounted('#review_form');
	await tab.click('#review_form input[type=radio][value="4"]');
	await tab.fill('#comment', 'Très belle coupe');
	await tab.fill('#author', 'Claire');
	await tab.fill('#email', 'claire@example.test');
	await tab.click('#review_form [type=submit]');
	await expect.poll(() => tab.text('.commentlist')).toContain('Très belle coupe');
	expect(await tab.path()).toMatch(/^\/produit\/nuisette-avec-avis\//);
	expect(shop.log.asked.filter((address) => address.startsWith('/wp-comments-post.php'))).toHaveLength(1);
});

test('[RT-14] discounts: the price follows the quantity', async ({ tab }) => {
	await tab.goto('/produit/chaussettes-de-nuit/');
	await tab.see('.awdr-bulk-customizable-table button');
	await tab.fill('form.cart [name=quantity]', '5');
	await expect.poll(() => tab.text('div.product p.price ins')).toMatch(/^7,00/);
	await tab.see('div.product p.price ins bdi');
});

test('[RT-14] share: the page is printed by its button', async ({ tab }) => {
	await tab.goto('/produit/nuisette-soiree/');
	await tab.hover('[data-archipel=share]');
	await tab.mounted('[data-archipel=share]');
	await tab.evaluate(() => {
		window.print = () => document.body.setAttribute('data-printed', '');
	});
	await tab.click('[data-archipel-share=print]');
	await expect.poll(() => tab.attribute('body', 'data-printed')).toBe('');
});
