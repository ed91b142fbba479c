import type { Tab } from './tab';
import { examples, expect, test } from './test';

const LINK = '[data-archipel="mini-cart"][data-archipel-props*="dropdown"] a';
const REMOVE = 'tr.cart_item a.remove';
const SEARCH = 'header input[type=search]';

const settled = (tab: Tab) => tab.miss('[aria-busy=true]');

test('[A11Y-02] [WL-10] [RT-14] cart-page, mini-cart: quantity, coupon and removal without a reload, the focus then in the list, unless somebody writes elsewhere; the dropdown opens and closes; a line and all of the cart go to the list', async ({
	tab,
	shop,
}) => {
	await test.step('cart-page: quantity, coupon, removals, the focus; a line goes to the list', async () => {
		const others = { 'chaussettes-de-nuit': 1, 'masque-satin': 1 };
		await tab.put(1179, 1185, 1178);
		await tab.goto('/page-panier/', 'form.woocommerce-cart-form');
		await tab.evaluate(() => void Object.assign(window, { isSamePage: true }));
		await tab.fill('tr.cart_item input.qty', '3');
		await tab.focus('tr.cart_item input.qty');
		await tab.press('Enter');
		await expect.poll(() => shop.cart()).toEqual({ 'culotte-taille-haute': 3, ...others });
		await settled(tab);
		await tab.fill('#coupon_code', 'bienvenue10');
		await tab.click('button[name=apply_coupon]');
		await tab.see('.cart_totals .cart-discount');
		await settled(tab);
		await tab.click(REMOVE);
		await expect.poll(() => shop.cart()).toEqual(others);
		await settled(tab);
		expect(await tab.count(`${REMOVE}:focus`), 'the focus in the list').toBe(1);
		await tab.evaluate(
			(remove, search) => {
				document.querySelector<HTMLElement>(remove)!.click();
				document.querySelector<HTMLElement>(search)!.focus();
			},
			REMOVE,
			SEARCH,
		);
		await expect.poll(() => tab.count('tr.cart_item')).toBe(1);
		await settled(tab);
		expect(await tab.count(`${SEARCH}:focus`), 'the focus elsewhere').toBe(1);
		expect(await tab.evaluate(() => 'isSamePage' in window)).toBe(true);
		await tab.click('[data-archipel-to-wishlist]');
		await tab.see('.archipel-notice[data-state=success]');
	});

	await test.step('mini-cart', async () => {
		await tab.put(1186);
		await tab.goto(examples('mini-cart'));
		await tab.click(LINK);
		await tab.see('.archipel-mini-cart__dropdown');
		await tab.escape('.archipel-mini-cart__dropdown');
		await expect.poll(() => tab.attribute(LINK, 'aria-expanded')).toBe('false');
		await tab.click('header [data-archipel="mini-cart"] > a');
		await tab.click('.archipel-mini-cart__to-wishlist');
		await tab.see('dialog .archipel-notice[data-state=success]');
	});
});

test('[CART-07] [RT-14] mini-cart: Back shows the number of the cart as it is now', async ({ tab, shop, guard }) => {
	// Back restores the same nodes with their islands.
	guard.allow(/mounted twice/);
	const count = 'header .archipel-mini-cart__count';
	shop.serve(
		'/frames.js',
		'text/javascript',
		`const shown = window.shown = new Set();
		const look = () => { shown.add(document.querySelector('${count}')?.textContent); requestAnimationFrame(look); };
		look();
		addEventListener('pagehide', () => shown.clear());
		// Firefox may give a page of its back/forward cache the tab's storage as it was: then only the server knows the cart.
		addEventListener('pageshow', ({ persisted }) => {
			const hash = /woocommerce_cart_hash=(\\w+)/.exec(document.cookie)?.[1];
			window.isOld = persisted && !Object.values(sessionStorage).includes(hash);
		});`,
	);
	shop.rewrite((html) => html.replace(/<head[^>]*>/, (head) => `${head}<script src="/frames.js"></script>`));
	await tab.put(1185, 1186);
	await tab.goto('/boutique/');
	await expect.poll(() => tab.text(count)).toContain('2');
	// A timer, because the driver would wait for a navigation that starts during the evaluation.
	await tab.evaluate(() => void setTimeout(() => location.assign('/produit/culotte-taille-haute/')));
	await tab.arrive('/produit/culotte-taille-haute/');
	await tab.click('form.cart .single_add_to_cart_button');
	await tab.see('.archipel-notice[data-state=success]');
	await tab.evaluate(() => void setTimeout(() => history.back()));
	await tab.arrive('/boutique/');
	await expect.poll(() => tab.text(count)).toContain('3');
	const frames = await tab.evaluate(() => [...(window as unknown as { shown: Set<string | undefined> }).shown]);
	const isOld = await tab.evaluate(() => (window as unknown as { isOld: boolean }).isOld);
	expect(frames.filter(Boolean)).toEqual(isOld ? ['22 articles', '33 articles'] : ['33 articles']);
});
