import { answerWith, expect, mounted, test, visit, type Page } from './harness';

/* Tests for any shop, based on WooCommerce's own markup: the fixture shop and, with STORE_URL, a real store. */

// TI Wishlist's script throws on product pages of a real store, with or without Archipel.
test.beforeEach(({ guard }) => guard.allowErrors(/reading 'products'/));

const LIST = 'ul.products:has(.ajax_add_to_cart)';
const ADD = `${LIST} a.ajax_add_to_cart`;
const CART = '/page-panier/';
const FORM = 'form.woocommerce-cart-form';

const lines = (page: Page) => page.locator(`${FORM} tr.cart_item:has(input.qty:not([type=hidden]))`);
const quantities = (page: Page) => lines(page).locator('input.qty');
const pieces = async (cart: () => Promise<Record<string, number>>) =>
	Object.values(await cart()).reduce((sum, count) => sum + count, 0);

/** Opens the listing and waits for its islands; its first products have one-click buttons. */
const openListing = (page: Page) => visit(page, '/boutique/', LIST);

test.describe('[REL-03] adding', () => {
	test('a double click is one piece; presses in turn on two buttons are all counted', async ({ page, shop }) => {
		await openListing(page);
		const button = page.locator(ADD).first();
		await button.dblclick();
		await expect(button).toHaveClass(/\badded\b/);
		expect(shop.calls('add_to_cart')).toHaveLength(1);
		expect(await pieces(shop.cart)).toBe(1);
		shop.forget();
		await page.evaluate((selector) => {
			const buttons = [...document.querySelectorAll<HTMLElement>(selector)].slice(1, 3);
			for (let click = 0; click < 6; click++) buttons[click % 2]!.click();
		}, ADD);
		// The cart is not requested in between: a concurrent request could undo one of the page's changes in WooCommerce's session.
		for (const at of [1, 2]) await expect(page.locator(ADD).nth(at)).toHaveClass(/\badded\b/, { timeout: 20_000 });
		expect(Object.values(await shop.cart())).toEqual([1, 3, 3]);
		expect(shop.calls('add_to_cart').map(({ fields }) => fields['quantity'])).toEqual(['1', '1', '2', '2']);
	});

	test('two tabs at the same moment: the cart has what both asked', async ({ page, context, shop }) => {
		await openListing(page);
		const other = await context.newPage();
		await openListing(other);
		const clicked = (tab: Page, at: number) =>
			tab
				.locator(ADD)
				.nth(at)
				.evaluate((element: HTMLElement) => element.click());
		await Promise.all([clicked(page, 0), clicked(other, 1)]);
		await expect(page.locator(ADD).first()).toHaveClass(/\badded\b/);
		await expect(other.locator(ADD).nth(1)).toHaveClass(/\badded\b/);
		expect(Object.values(await shop.cart())).toEqual([1, 1]);
	});
});

test('[REL-03] the cart page: two tabs that change different lines, then the same one, end as asked', async ({
	page,
	shop,
}) => {
	await openListing(page);
	// The first products may be sold individually.
	for (let at = 0; at < 4; at++) {
		await page.locator(ADD).nth(at).click();
		await expect(page.locator(ADD).nth(at)).toHaveClass(/\badded\b/);
	}
	const other = await page.context().newPage();
	for (const tab of [page, other]) {
		await tab.goto(CART);
		await mounted(tab, FORM);
		await expect(tab.locator('[aria-busy=true]')).toHaveCount(0);
	}
	const [one, two] = (await lines(page).locator('.product-name a').allInnerTexts()).map((name) => name.trim());
	await quantities(page).nth(0).fill('3');
	await quantities(other).nth(1).fill('4');
	await Promise.all([quantities(page).nth(0), quantities(other).nth(1)].map((field) => field.press('Enter')));
	await expect.poll(shop.cart).toMatchObject({ [one!]: 3, [two!]: 4 });
	for (const tab of [page, other]) {
		await expect(quantities(tab).nth(0)).toHaveValue('3');
		await expect(quantities(tab).nth(1)).toHaveValue('4');
	}
	for (const tab of [page, other]) await expect(tab.locator('[aria-busy=true]')).toHaveCount(0);
	await quantities(page).nth(0).fill('5');
	// The tabs' requests follow each other in the order in which they were begun, which is all that tabs know of each other.
	const isBegun = page.waitForRequest((request) => request.method() === 'POST');
	await quantities(page).nth(0).press('Enter');
	await isBegun;
	// In one task: `fill` selects and types, and the other tab's update could arrive in between.
	await quantities(other)
		.nth(0)
		.evaluate((field: HTMLInputElement) => {
			field.value = '2';
			field.dispatchEvent(new Event('input', { bubbles: true }));
		});
	await quantities(other).nth(0).press('Enter');
	await expect.poll(shop.cart).toMatchObject({ [one!]: 2, [two!]: 4 });
	for (const tab of [page, other]) await expect(quantities(tab).nth(0)).toHaveValue('2');
});

test('[CART-14] [VAR-01] a variation is chosen and added without a reload', async ({ page, shop }) => {
	await page.goto('/boutique/');
	await page.locator('ul.products a.product_type_variable').first().click();
	await mounted(page, 'form.variations_form');
	await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
	const selects = page.locator('form.variations_form .variations select');
	for (let at = 0; at < (await selects.count()); at++) await chooseFirstInStock(page, at);
	await expect(page.locator('form.variations_form [name=variation_id]')).toHaveValue(/^[1-9]\d*$/);
	await page.locator('form.variations_form .single_add_to_cart_button').click();
	await expect(page.locator('.archipel-notice[data-state=success]').first()).toBeVisible();
	expect(await pieces(shop.cart)).toBe(1);
	expect(shop.calls('archipel_add_to_cart')).toHaveLength(1);
	expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

/** Chooses a value by swatch, or by the select without swatches. */
async function chooseFirstInStock(page: Page, at: number): Promise<void> {
	const select = page.locator('form.variations_form .variations select').nth(at);
	if (await select.isVisible()) return void (await select.selectOption({ index: 1 }));
	const name = await select.getAttribute('name');
	await page
		.locator(`form.variations_form [data-attribute_name="${name}"]`)
		.getByRole('radio')
		.and(page.locator(':not([aria-disabled=true]):not([aria-label*="puisé"])'))
		.first()
		.click();
}

test('[CF-01] [REL-01] a contact form out of a cache loses nothing typed', async ({ page, context, guard, shop }) => {
	guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
	// Emulates a shared page cache: another visitor's page with an expired quiz answer.
	const kept = await (await context.request.get('/contact-complet/')).text();
	await answerWith(page, '**/contact-complet/', {
		contentType: 'text/html',
		body: kept.replace(/(name="_wpcf7_quiz_answer_your-quiz" value=")\w+/, '$1old'),
	});
	await page.goto('/contact-complet/');
	const box = '.wpcf7:has([name="your-quiz"])';
	const form = page.locator(`${box} form`);
	const field = (name: string) => form.locator(`[name="${name}"]`);
	const status = () => form.getAttribute('data-status');
	const texts = { 'your-name': 'Claire Dupont', 'your-email': 'claire@', 'your-tel': '+33 6 01 02 03 04' };
	await form.scrollIntoViewIfNeeded();
	await mounted(page, box);
	expect(await page.evaluate(() => document.querySelector('#contact-form-7-js, #swv-js'))).toBeNull();
	for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
	await expect(field('_wpcf7_quiz_answer_your-quiz')).not.toHaveValue('old');
	await field('your-quiz').fill(/1\+1/.test((await form.locator('.wpcf7-quiz-label').textContent())!) ? '2' : 'Paris');
	await field('your-message').fill('Bonjour, une question.');
	await field('your-interests[]').first().check();
	await field('your-file').setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('bonjour') });
	await field('your-consent').check();
	const send = form.locator('.wpcf7-submit');
	await send.click();
	await expect.poll(status).toBe('invalid');
	await expect(form.locator('.wpcf7-not-valid-tip')).toHaveCount(1);
	await expect(field('your-email')).toBeFocused();
	for (const [name, text] of Object.entries(texts)) await expect(field(name)).toHaveValue(text);
	await field('your-email').fill('claire@example.test');
	await context.setOffline(true);
	await send.click();
	const retry = form.locator('.archipel-notice button');
	await expect(retry).toBeVisible();
	await expect.poll(status).toBe('failed');
	await expect(field('your-message')).toHaveValue('Bonjour, une question.');
	await context.setOffline(false);
	shop.forget();
	await retry.click();
	await expect.poll(status).toBe('sent');
	await expect(field('your-message')).toHaveValue('');
	expect(shop.calls().filter(({ url }) => url.endsWith('/feedback'))).toHaveLength(1);
	await expect
		.poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => /contact/.test(key))))
		.toBe(false);
});

test('@noscript [WP-01] products go into the cart by links, and the cart page updates them', async ({ page }) => {
	for (let at = 0; at < 2; at++) {
		await page.goto('/boutique/');
		await page.locator(ADD).nth(at).click();
	}
	await page.goto(CART);
	await expect(quantities(page).first()).toHaveValue('1');
	await quantities(page).first().fill('2');
	await page.locator(`${FORM} [name=update_cart]`).click();
	await expect(quantities(page).first()).toHaveValue('2');
});
