import { expect, test } from './test';

const CULOTTE = 1179;
const MASQUE = 1178;

test('[RT-14] product-tiles, mini-cart: a tile adds, the drawer shows, changes and removes it', async ({
	tab,
	shop,
}) => {
	await tab.goto('/boutique/');
	await tab.click(`.add_to_cart_button[data-product_id="${CULOTTE}"]`);
	await expect.poll(() => shop.cart()).toEqual({ 'culotte-taille-haute': 1 });
	await tab.see(`.post-${CULOTTE} .added_to_cart`);
	await tab.click('header [data-archipel="mini-cart"] > a');
	await tab.click('dialog[open] button[aria-label^="Augmenter"]');
	await expect.poll(() => shop.cart()).toEqual({ 'culotte-taille-haute': 2 });
	await tab.click('dialog[open] button[aria-label^="Retirer"]');
	await expect.poll(() => shop.cart()).toEqual({});
	await tab.press('Escape');
	await tab.miss('dialog');
});

test('[RT-14] quick-view, variation-form: a product opens above the list, and is bought there', async ({
	tab,
	shop,
}) => {
	const list = '/categorie-produit/accessoires/?par-page=48';
	await tab.goto(list);
	const trigger = '[data-archipel-quick-view="1187"]';
	await tab.hover(trigger);
	await tab.click(trigger);
	await tab.see('dialog[open] .archipel-quick-view[data-state=ready]');
	await shop.quiet();
	await tab.click('dialog[open] .variable-item[data-value="noir-profond"]');
	await tab.click('dialog[open] .variable-item[data-value="c"]');
	await tab.see('dialog[open] .woocommerce-variation-price .price bdi');
	await shop.quiet();
	await tab.click('dialog[open] .single_add_to_cart_button');
	await expect.poll(() => shop.cart()).toEqual({ 'guepiere-trois-options': 1 });
	await tab.press('Escape');
	await tab.miss('dialog');
	expect(await tab.path()).toBe(list);
});

test('[QV-03] the quick view is as high as its content, and what does not fit scrolls inside it', async ({
	tab,
	shop,
}) => {
	await tab.goto('/categorie-produit/accessoires/?par-page=48');
	await tab.hover('[data-archipel-quick-view="1187"]');
	await tab.click('[data-archipel-quick-view="1187"]');
	await tab.see('dialog[open] form.cart');
	await shop.quiet();
	const measure = () =>
		tab.evaluate(() => {
			const dialog = document.querySelector('dialog[open]')!;
			const body = dialog.querySelector('.archipel-dialog__body')!;
			const { height, top, bottom } = dialog.getBoundingClientRect();
			return { height, isInView: top >= 0 && bottom <= innerHeight, hidden: body.scrollHeight - body.clientHeight };
		});
	const { height, isInView } = await measure();
	expect(height).toBeGreaterThan(400);
	expect(isInView).toBe(true);
	await tab.evaluate(() => {
		document.querySelector<HTMLElement>('dialog[open] form.cart')!.style.paddingBlockEnd = '2000px';
	});
	const long = await measure();
	expect(long.isInView).toBe(true);
	expect(long.hidden).toBeGreaterThan(1000);
});

test('[RT-14] compare: two products are put side by side', async ({ tab }) => {
	await tab.goto('/boutique/');
	for (const id of [MASQUE, CULOTTE]) {
		await tab.hover(`.post-${id}`);
		await tab.click(`[data-archipel-compare="${id}"]`);
		await expect.poll(() => tab.attribute(`[data-archipel-compare="${id}"]`, 'aria-pressed')).toBe('true');
	}
	await tab.click('.archipel-compare__tray button, .archipel-compare__tray a');
	await tab.see('dialog[open] table');
	await expect.poll(() => tab.text('dialog[open] table thead')).toMatch(/Masque satin.*Culotte taille haute/);
	await tab.see('dialog[open] table .price bdi');
});

test('[RT-14] recently-viewed: the products looked at are found again', async ({ tab }) => {
	await tab.goto('/produit/culotte-taille-haute/');
	await expect.poll(() => tab.evaluate(() => localStorage.getItem('archipel-viewed'))).toBe(`[${CULOTTE}]`);
	await tab.goto('/boutique/');
	await tab.click('[data-archipel="recently-viewed"] button');
	await tab.see('[data-archipel="recently-viewed"] li .price bdi');
	expect(await tab.text('[data-archipel="recently-viewed"] li')).toContain('Culotte taille haute');
});

test('[RT-14] direct-checkout: a click adds the product and opens the checkout', async ({ tab, shop, guard }) => {
	guard.allow(/\[archipel\] direct-checkout: property "onTiles"/);
	// The press wakes islands, as the add does; what is on its way for them is dropped when the page is left, which may ask once more, and the checkout does.
	guard.allow(/dist\/(chunks|islands)\/[\w-]+\.js(\?retry=\d+)?$|: its files could not be loaded/);
	await tab.goto('/iles/direct-checkout/');
	await shop.quiet();
	await tab.click(`[data-archipel-direct-checkout="${CULOTTE}"]`);
	await tab.arrive('/commande/');
	expect(shop.cart()).toEqual({ 'culotte-taille-haute': 1 });
});

test.describe('a visitor who has not been asked', () => {
	test.use({ answered: false });

	test('[RT-14] cookie-notice: accepting is kept', async ({ tab }) => {
		await tab.goto('/boutique/');
		await tab.click('#cookie-notice #cn-accept-cookie');
		await tab.miss('#cookie-notice');
		await expect.poll(() => tab.evaluate(() => document.cookie)).toContain('cookie_notice_accepted=true');
		await tab.goto('/contact/');
		expect(await tab.count('#cookie-notice')).toBe(0);
	});
});
