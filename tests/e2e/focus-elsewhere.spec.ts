import type { Page } from '@playwright/test';
import { CULOTTE, openCart, removeLink, SOCKS } from './cart-page-helpers';
import { field, fill, openForm, send, answer as formAnswer } from './contact-page';
import { expect, test, type ShopDriver } from './harness';
import { more, openList, pageLink, PER_PAGE, SHOP, tiles, withOptions } from './listing-page';

interface Wait {
	readonly name: string;
	readonly open: (page: Page, shop: ShopDriver) => Promise<void>;
	/** What answers, late. */
	readonly endpoint: string;
	readonly ask: (page: Page) => Promise<void>;
	/** The answer is there. */
	readonly answered: (page: Page, shop: ShopDriver) => Promise<void>;
}

const coupon = (page: Page) => page.locator('#coupon_code');

/** Whose answer takes the focus where nobody has gone elsewhere. */
const waits: readonly Wait[] = [
	{
		name: 'a line of the cart that is removed',
		open: (page, shop) => openCart(page, shop),
		endpoint: 'page-cart',
		ask: (page) => removeLink(page, SOCKS.name).click(),
		async answered(page, shop) {
			await expect(removeLink(page, SOCKS.name)).toHaveCount(0);
			expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1 });
		},
	},
	{
		name: 'the last line of the cart',
		open: (page, shop) => openCart(page, shop, [SOCKS], { whenEmptied: 'swap' }),
		endpoint: 'page-cart',
		ask: (page) => removeLink(page, SOCKS.name).click(),
		answered: (page) => expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible(),
	},
	{
		name: 'a coupon that is refused',
		open: (page, shop) => openCart(page, shop),
		endpoint: 'apply_coupon',
		async ask(page) {
			await coupon(page).fill('nexistepas');
			await coupon(page).press('Enter');
		},
		answered: (page) => expect(coupon(page)).toHaveAccessibleDescription(/n’existe pas/),
	},
	{
		name: 'a page of a list',
		async open(page, shop) {
			await openList(page);
			await shop.heal();
		},
		endpoint: 'page-shop',
		ask: (page) => pageLink(page, 'Page 2').click(),
		answered: (page) => expect(page).toHaveURL(`${SHOP}page/2/`),
	},
	{
		name: 'more of a list',
		async open(page, shop) {
			await openList(page, withOptions({ pagination: 'load-more' }));
			await shop.heal();
		},
		endpoint: 'page-shop',
		ask: (page) => more(page).click(),
		answered: (page) => expect(tiles(page)).toHaveCount(2 * PER_PAGE),
	},
	{
		name: 'a message with wrong fields',
		async open(page) {
			await openForm(page);
			await fill(page);
			await field(page, 'your-name').fill('C');
		},
		endpoint: 'cf7-feedback',
		ask: (page) => send(page).click(),
		answered: (page) => expect(formAnswer(page).getByRole('link')).toHaveText(/trop court/),
	},
];

for (const { name, open, endpoint, ask, answered } of waits)
	test(`[A11Y-02] who writes elsewhere goes on there when the answer comes: ${name}`, async ({ page, shop }) => {
		await open(page, shop);
		await shop.hold(endpoint);
		await ask(page);
		const elsewhere = page.locator('header input[type=search]');
		await elsewhere.focus();
		await page.keyboard.type('de');
		await shop.heal();
		await answered(page, shop);
		await page.keyboard.type('ux');
		await expect(elsewhere).toHaveValue('deux');
		await expect(elsewhere).toBeFocused();
	});
