import { expect, test } from './test';

const SOCKS = 1185;
const REVIEWED = 1186;

test('[RT-14] variation-form, swatches: a variable product is bought by its swatches', async ({ tab, shop }) => {
	await tab.goto('/produit/guepiere-trois-options/');
	await tab.click('.variable-item[data-value="noir-profond"]');
	await tab.click('.variable-item[data-value="c"]');
	await expect.poll(() => tab.text('.woocommerce-variation-price .price bdi')).toMatch(/€/);
	await tab.see('.summary > .price bdi');
	expect(await tab.value('select[name=attribute_pa_bonnet]')).toBe('c');
	await tab.click('.single_add_to_cart_button');
	await expect.poll(() => shop.cart()).toEqual({ 'guepiere-trois-options': 1 });
	await tab.see('.archipel-notice[data-state=success]');
});

test('[RT-14] gallery, share, discounts, product-form, sticky-add-to-cart, tabs, reviews, recently-viewed: thumbnails move the pictures, their viewer opens and closes, the page is printed; the price follows the quantity, a form and its bar add; a review is sent in place; products looked at are found again', async ({
	tab,
	shop,
}) => {
	await tab.goto('/produit/chaussettes-de-nuit/');

	await test.step('gallery', async () => {
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
		const isCurrent = (place: number) => () =>
			tab.attribute(`li:nth-child(${place}) > .archipel-gallery__thumbnail`, 'aria-current');
		// The gallery slides to its end, then enables scroll snapping again.
		await expect.poll(() => tab.attribute('.woocommerce-product-gallery__wrapper', 'style')).not.toContain('snap');
		await tab.evaluate(() => document.querySelector('.woocommerce-product-gallery__wrapper')!.scrollTo({ left: 0 }));
		await expect.poll(isCurrent(1), { message: 'as a finger moves it' }).toBe('true');
		await tab.click('li:nth-child(3) .archipel-gallery__thumbnail');
		await expect.poll(isCurrent(3)).toBe('true');
		await tab.click('.archipel-gallery__trigger');
		await tab.see('dialog .pswp__img');
		await expect.poll(() => tab.text('dialog')).toContain('3 / 4');
		await tab.click('.pswp__button--arrow--next');
		await expect.poll(() => tab.text('dialog')).toContain('4 / 4');
		// At the end the pressed button keeps the focus, in engines that focus buttons.
		expect(await tab.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true);
		await expect.poll(() => tab.attribute('.pswp__button--arrow--next', 'aria-disabled')).toBe('true');
		await tab.click('.pswp__button--arrow--prev');
		await expect.poll(() => tab.text('dialog')).toContain('3 / 4');
		await tab.press('ArrowRight');
		await expect.poll(() => tab.text('dialog')).toContain('4 / 4');
		await tab.escape();
	});

	await test.step('share', async () => {
		await tab.hover('[data-archipel=share]');
		await tab.mounted('[data-archipel=share]');
		await tab.evaluate(() => {
			window.print = () => document.body.setAttribute('data-printed', '');
		});
		await tab.click('[data-archipel-share=print]');
		await expect.poll(() => tab.attribute('body', 'data-printed')).toBe('');
	});

	await test.step('discounts', async () => {
		await tab.see('.awdr-bulk-customizable-table button');
		await tab.fill('form.cart [name=quantity]', '5');
		await expect.poll(() => tab.text('div.product p.price ins')).toMatch(/^7,00/);
		await tab.see('div.product p.price ins bdi');
	});

	await test.step('product-form, sticky-add-to-cart', async () => {
		await tab.mounted('form.cart');
		await tab.fill('form.cart [name=quantity]', '1');
		await tab.click('form.cart .single_add_to_cart_button');
		await expect.poll(() => shop.cart()).toEqual({ 'chaussettes-de-nuit': 1 });
		await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
		await tab.click('.archipel-sticky-add-to-cart button');
		await expect.poll(() => shop.cart()).toEqual({ 'chaussettes-de-nuit': 2 });
		await expect.poll(() => tab.evaluate(() => localStorage.getItem('archipel-viewed'))).toBe(`[${SOCKS}]`);
	});

	await test.step('tabs, reviews', async () => {
		await tab.goto('/produit/nuisette-avec-avis/', '.wc-tabs-wrapper');
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
		expect(shop.asked.filter((address) => address.startsWith('/wp-comments-post.php'))).toHaveLength(1);
	});

	await test.step('recently-viewed', async () => {
		await expect.poll(() => tab.evaluate(() => localStorage.getItem('archipel-viewed'))).toBe(`[${REVIEWED},${SOCKS}]`);
		await tab.goto('/boutique/');
		await tab.click('[data-archipel="recently-viewed"] button');
		await tab.see('[data-archipel="recently-viewed"] li .price bdi');
		expect(await tab.text('[data-archipel="recently-viewed"] li')).toContain('Nuisette avec avis');
		expect(await tab.text('[data-archipel="recently-viewed"] li:nth-child(2)')).toContain('Chaussettes de nuit');
	});
});
