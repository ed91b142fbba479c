import { CULOTTE, SOCKS, cartPage } from './cart-page-helpers';
import { field, fill, openForm, send, answer as formAnswer } from './contact-page';
import { expect, test, type Page, type ShopDriver } from './harness';
import { more, openList, pageLink, PER_PAGE, SHOP, tiles, withOptions } from './listing-page';

/**
 * Asks for something whose answer moves the focus, unless the customer has focused another element, and begins to write in the header's search.
 *
 * @returns Goes on writing, after the answer; checks that all is written there.
 */
async function writeElsewhere(page: Page, shop: ShopDriver, endpoint: string, ask: () => Promise<void>) {
	const elsewhere = page.locator('header input[type=search]');
	await shop.hold(endpoint);
	await ask();
	await elsewhere.fill('');
	await page.keyboard.type('de');
	await shop.heal();
	return async () => {
		await page.keyboard.type('ux');
		await expect(elsewhere).toHaveValue('deux');
		await expect(elsewhere).toBeFocused();
	};
}

test('[A11Y-02] who writes elsewhere goes on there when the answer comes, in the cart: a coupon that is refused, a line that is removed, the last line', async ({
	page,
	shop,
}) => {
	const cart = cartPage(page);
	await cart.open(shop);
	await cart.coupon.fill('nexistepas');
	let goOn = await writeElsewhere(page, shop, 'apply_coupon', () => cart.coupon.press('Enter'));
	await expect(cart.coupon).toHaveAccessibleDescription(/n’existe pas/);
	await goOn();
	goOn = await writeElsewhere(page, shop, 'page-cart', () => cart.removeLink(SOCKS.name).click());
	await expect(cart.removeLink(SOCKS.name)).toHaveCount(0);
	expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1 });
	await goOn();
	goOn = await writeElsewhere(page, shop, 'page-cart', () => cart.removeLink(CULOTTE.name).click());
	await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
	await goOn();
});

test('[A11Y-02] who writes elsewhere goes on there when the answer comes, in a list: another page, more', async ({
	page,
	shop,
}) => {
	await openList(page);
	let goOn = await writeElsewhere(page, shop, 'page-shop', () => pageLink(page, 'Page 2').click());
	await expect(page).toHaveURL(`${SHOP}page/2/`);
	await goOn();
	await openList(page, withOptions({ pagination: 'load-more' }));
	goOn = await writeElsewhere(page, shop, 'page-shop', () => more(page).click());
	await expect(tiles(page)).toHaveCount(2 * PER_PAGE);
	await goOn();
});

test('[A11Y-02] who writes elsewhere goes on there when the answer comes, in a form: a message with wrong fields', async ({
	page,
	shop,
}) => {
	await openForm(page);
	await fill(page);
	await field(page, 'your-name').fill('C');
	const goOn = await writeElsewhere(page, shop, 'cf7-feedback', () => send(page).click());
	await expect(formAnswer(page).getByRole('link')).toHaveText(/trop court/);
	await goOn();
});
