import { expect, mounted, settled, test as baseTest, type Locator, type Page, type ShopDriver } from './harness';

export const FORM = 'form.woocommerce-cart-form';

/** Products of the fixture shop. */
export const CULOTTE = { id: 1179, name: 'Culotte taille haute' };
export const SOCKS = { id: 1185, name: 'Chaussettes de nuit (remise par lot)' };
export const BODY = { id: 72, name: 'Body sexy 1' };
export const MASK = { id: 1178, name: 'Masque satin' };

type Options = Readonly<Record<string, unknown>>;

/** URL of the cart page with the owner's options of the island; updates are sent by the button. */
export const cartUrl = (options: Options = {}): string =>
	`/page-panier/?options=${encodeURIComponent(JSON.stringify({ 'cart-page': { autoUpdate: false, ...options } }))}`;

/** The cart page, by its parts. */
class CartPage {
	readonly update: Locator;
	readonly coupon: Locator;
	readonly totals: Locator;
	readonly notices: Locator;
	/** Error message of the island beside a control. */
	readonly told: Locator;

	constructor(private readonly page: Page) {
		this.update = page.locator('button[name=update_cart]');
		this.coupon = page.locator('#coupon_code');
		this.totals = page.locator('.cart_totals');
		this.notices = page.locator('.woocommerce-message, .woocommerce-error, .woocommerce-info:not(.cart-empty)');
		this.told = page.locator('.archipel-notice[data-state=error]');
	}

	/** Opens it with one piece of each product, and waits for the island. */
	async open(
		shop: ShopDriver,
		products: readonly { readonly id: number }[] = [CULOTTE, SOCKS],
		options: Options = {},
	): Promise<void> {
		for (const { id } of products) await shop.add(id);
		await this.page.goto(cartUrl(options));
		await mounted(this.page, FORM);
		await settled(this.page);
		shop.forget();
		await this.page.evaluate(() => Object.assign(window, { unloaded: false }));
	}

	/** Checks that the page has not been reloaded since it was opened. */
	async expectNoReload(): Promise<void> {
		expect(await this.page.evaluate(() => 'unloaded' in window), 'the page was loaded again').toBe(true);
	}

	line(name: string): Locator {
		return this.page
			.locator(`${FORM} tr.cart_item`)
			.filter({ has: this.page.getByRole('link', { name, exact: true }) });
	}

	quantity(name: string): Locator {
		return this.line(name).getByRole('spinbutton');
	}

	more(name: string): Locator {
		return this.page.getByRole('button', { name: `Augmenter la quantité\u00a0: ${name}` });
	}

	removeLink(name: string): Locator {
		return this.page.getByRole('button', { name: `Retirer ${name} du panier`, exact: true });
	}
}

export const cartPage = (page: Page): CartPage => new CartPage(page);

export const test = baseTest.extend<{ cart: CartPage }>({
	cart: ({ page }, use) => use(cartPage(page)),
});
