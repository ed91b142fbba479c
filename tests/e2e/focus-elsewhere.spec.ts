import { CULOTTE, SOCKS, cartPage } from './cart-page-helpers';
import { field, fill, openForm, send, answer as formAnswer } from './contact-page';
import { expect, test, type Page, type ShopDriver } from './harness';
import { more, openList, pageLink, PER_PAGE, SHOP, tiles, withOptions } from './listing-page';

interface Wait {
	readonly name: string;
	/** Opens another page, unless the previous wait's page is used. */
	readonly open?: (page: Page, shop: ShopDriver) => Promise<void>;
	readonly endpoint: string;
	readonly ask: (page: Page) => Promise<void>;
	readonly answered: (page: Page, shop: ShopDriver) => Promise<void>;
}

const coupon = (page: Page) => cartPage(page).coupon;

/** Actions whose response moves the focus, unless the customer has focused another element. */
const WAITS: Readonly<Record<string, readonly Wait[]>> = {
	'in the cart': [
		{
			name: 'a coupon that is refused',
			open: (page, shop) => cartPage(page).open(shop),
			endpoint: 'apply_coupon',
			async ask(page) {
				await coupon(page).fill('nexistepas');
				await coupon(page).press('Enter');
			},
			answered: (page) => expect(coupon(page)).toHaveAccessibleDescription(/n’existe pas/),
		},
		{
			name: 'a line that is removed',
			endpoint: 'page-cart',
			ask: (page) => cartPage(page).removeLink(SOCKS.name).click(),
			async answered(page, shop) {
				await expect(cartPage(page).removeLink(SOCKS.name)).toHaveCount(0);
				expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1 });
			},
		},
		{
			name: 'the last line',
			endpoint: 'page-cart',
			ask: (page) => cartPage(page).removeLink(CULOTTE.name).click(),
			answered: (page) => expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible(),
		},
	],
	'in a list': [
		{
			name: 'another page',
			async open(page, shop) {
				await openList(page);
				await shop.heal();
			},
			endpoint: 'page-shop',
			ask: (page) => pageLink(page, 'Page 2').click(),
			answered: (page) => expect(page).toHaveURL(`${SHOP}page/2/`),
		},
		{
			name: 'more',
			async open(page, shop) {
				await openList(page, withOptions({ pagination: 'load-more' }));
				await shop.heal();
			},
			endpoint: 'page-shop',
			ask: (page) => more(page).click(),
			answered: (page) => expect(tiles(page)).toHaveCount(2 * PER_PAGE),
		},
	],
	'in a form': [
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
	],
};

for (const [where, waits] of Object.entries(WAITS))
	test(`[A11Y-02] who writes elsewhere goes on there when the answer comes, ${where}: ${waits.map(({ name }) => name).join(', ')}`, async ({
		page,
		shop,
	}) => {
		for (const { name, open, endpoint, ask, answered } of waits)
			await test.step(name, async () => {
				await open?.(page, shop);
				await shop.hold(endpoint);
				await ask(page);
				const elsewhere = page.locator('header input[type=search]');
				await elsewhere.fill('');
				await page.keyboard.type('de');
				await shop.heal();
				await answered(page, shop);
				await page.keyboard.type('ux');
				await expect(elsewhere, name).toHaveValue('deux');
				await expect(elsewhere, name).toBeFocused();
			});
	});
