import { examples, expect, test } from './test';

const CULOTTE = 1179;
const MASQUE = 1178;
const HEART = '.tinvwl_add_to_wishlist_button';
const OWN_HEART = `li.product ${HEART}[data-tinv-wl-product="${MASQUE}"]`;
const COUNTER = 'a.wishlist_products_counter';

test('[TILE-01] [RT-14] product-tiles, mini-cart, compare, wishlist-button, wishlist-counter: a tooltip shows; a tile adds, the drawer shows, changes and removes it; a message is seen though its control is in a closed part; two products are put side by side; a heart puts a product aside, the number and the preview follow', async ({
	tab,
	shop,
}) => {
	await tab.goto('/boutique/');

	await test.step('a tooltip', async () => {
		// The first pointer contact mounts the island.
		await tab.hover(HEART);
		await tab.mounted('ul.products');
		await tab.hover('h1');
		await tab.hover(HEART);
		await tab.see('[role=tooltip]');
	});

	await test.step('product-tiles, mini-cart', async () => {
		await tab.click(`.add_to_cart_button[data-product_id="${CULOTTE}"]`);
		await expect.poll(() => shop.cart()).toEqual({ 'culotte-taille-haute': 1 });
		await tab.see(`.post-${CULOTTE} .added_to_cart`);
		await tab.click('header [data-archipel="mini-cart"] > a');
		await tab.click('dialog[open] button[aria-label^="Augmenter"]');
		await expect.poll(() => shop.cart()).toEqual({ 'culotte-taille-haute': 2 });
		await tab.click('dialog[open] button[aria-label^="Retirer"]');
		await expect.poll(() => shop.cart()).toEqual({});
		await tab.escape();
	});

	await test.step('compare', async () => {
		for (const id of [MASQUE, CULOTTE]) {
			await tab.hover(`.post-${id}`);
			await tab.click(`[data-archipel-compare="${id}"]`);
			await expect.poll(() => tab.attribute(`[data-archipel-compare="${id}"]`, 'aria-pressed')).toBe('true');
		}
		await tab.click('.archipel-compare__tray button, .archipel-compare__tray a');
		await tab.see('dialog[open] table');
		await expect.poll(() => tab.text('dialog[open] table thead')).toMatch(/Masque satin.*Culotte taille haute/);
		await tab.see('dialog[open] table .price bdi');
		await tab.escape();
	});

	await test.step('wishlist-button, wishlist-counter', async () => {
		// Last, because this shop opens the list some seconds later.
		await tab.click(OWN_HEART);
		await tab.see(`${OWN_HEART}[aria-pressed=true]`);
		await tab.see('.archipel-notice--floating');
		await expect.poll(() => tab.text('.wishlist_products_counter_number')).toBe('1');
		await tab.evaluate((selector) => {
			const heart = document.querySelector<HTMLElement>(selector)!;
			const details = document.createElement('details');
			heart.before(details);
			details.append(heart);
			heart.click();
		}, `li.product ${HEART}[data-tinv-wl-product="${CULOTTE}"]`);
		await tab.see('details + .archipel-notice--floating');
		await expect.poll(() => tab.text('.wishlist_products_counter_number')).toBe('2');
		await tab.see(`${COUNTER}[data-archipel-state="mounted"]`);
		await tab.hover(COUNTER);
		await tab.see('.archipel-wishlist-counter__panel li');
	});
});

test('[QV-03] [RT-14] quick-view, variation-form: a product opens, and is bought there', async ({ tab, shop }) => {
	const list = '/categorie-produit/accessoires/?par-page=48';
	await tab.goto(list);
	const trigger = '[data-archipel-quick-view="1187"]';
	await tab.hover(trigger);
	await tab.click(trigger);
	await tab.see('dialog[open] .archipel-quick-view[data-state=ready]');
	await tab.see('dialog[open] form.cart');
	await shop.quiet();

	const inner = (padding: string) =>
		tab.evaluate((value) => {
			const dialog = document.querySelector('dialog[open]')!;
			dialog.querySelector<HTMLElement>('form.cart')!.style.paddingBlockEnd = value;
			const body = dialog.querySelector('.archipel-dialog__body')!;
			const { height, top, bottom } = dialog.getBoundingClientRect();
			return { height, isInView: top >= 0 && bottom <= innerHeight, hidden: body.scrollHeight - body.clientHeight };
		}, padding);
	const long = await inner('2000px');
	expect(long.isInView).toBe(true);
	expect(long.hidden).toBeGreaterThan(1000);
	const { height, isInView } = await inner('');
	expect(height).toBeGreaterThan(400);
	expect(isInView).toBe(true);

	await tab.click('dialog[open] .variable-item[data-value="noir-profond"]');
	await tab.click('dialog[open] .variable-item[data-value="c"]');
	await expect.poll(() => tab.text('dialog[open] .woocommerce-variation-price .price bdi')).toMatch(/€/);
	await tab.see('dialog[open] .summary > .price bdi');
	await shop.quiet();
	await tab.click('dialog[open] .single_add_to_cart_button');
	await expect.poll(() => shop.cart()).toEqual({ 'guepiere-trois-options': 1 });
	await tab.escape();
	expect(await tab.path()).toBe(list);
});

test('[RT-14] direct-checkout: a click adds the product and opens the checkout', async ({ tab, shop, guard }) => {
	// The press loads islands, whose requests are cancelled by the navigation and may be retried; so may the checkout page's.
	guard.allow(/dist\/(chunks|islands)\/[\w-]+\.js(\?retry=\d+)?$|: files did not load/);
	await tab.goto(examples('direct-checkout'));
	await shop.quiet();
	await tab.click(`[data-archipel-direct-checkout="${CULOTTE}"]`);
	await tab.arrive('/commande/');
	expect(shop.cart()).toEqual({ 'culotte-taille-haute': 1 });
});

test.describe('a visitor who has not been asked', () => {
	test.use({ answered: false });

	test('[RT-14] cookie-notice, popup, attribution, analytics: after accepting', async ({ tab }) => {
		const popup = encodeURIComponent(JSON.stringify({ id: 'a', exitIntent: true }));
		await tab.goto(`/fenetres/?utm_source=lettre&popup=${popup}`);
		expect(await tab.evaluate(() => document.cookie)).not.toContain('sbjs_');
		const leave = () =>
			tab.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
		await leave();
		await tab.click('#cookie-notice #cn-accept-cookie');
		await tab.miss('#cookie-notice');
		expect(await tab.count('dialog')).toBe(0);
		await leave();
		await tab.see('dialog.archipel-popup[open] form');
		await expect.poll(() => tab.evaluate(() => document.cookie)).toContain('cookie_notice_accepted=true');
		await tab.goto('/contact/');
		expect(await tab.count('#cookie-notice')).toBe(0);
		const kept = () => tab.evaluate(() => decodeURIComponent(document.cookie));
		await expect.poll(kept).toMatch(/src=lettre.*pgs=2/s);
		await tab.goto(examples('analytics'));
		const told = () => tab.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? []));
		await expect.poll(told).toContain('"event":"view_item"');
	});
});
