import { expect, mounted, settled, type Locator, type Page, type ShopDriver } from './harness';

export const FORM = 'form.woocommerce-cart-form';

/** Products of the fixture shop. */
export const CULOTTE = { id: 1179, name: 'Culotte taille haute' };
export const SOCKS = { id: 1185, name: 'Chaussettes de nuit (remise par lot)' };
export const BODY = { id: 72, name: 'Body sexy 1' };
export const MASK = { id: 1178, name: 'Masque satin' };

type Options = Readonly<Record<string, unknown>>;

/** URL of the cart page with the owner's options of the island and parameters of the fixture shop; updates are sent by the button. */
export function cartUrl(options: Options = {}, knobs: Readonly<Record<string, string>> = {}): string {
	const query = new URLSearchParams(knobs);
	query.set('options', JSON.stringify({ 'cart-page': { autoUpdate: false, ...options } }));
	return `/page-panier/?${query}`;
}

/** Opens the cart page with one piece of each product, and waits for the island. */
export async function openCart(
	page: Page,
	shop: ShopDriver,
	products: readonly { readonly id: number }[] = [CULOTTE, SOCKS],
	options: Options = {},
	knobs: Readonly<Record<string, string>> = {},
): Promise<void> {
	for (const { id } of products) await shop.add(id);
	await page.goto(cartUrl(options, knobs));
	await mounted(page, products.length ? FORM : '.wc-empty-cart-message');
	await settled(page);
	shop.forget();
	await page.evaluate(() => Object.assign(window, { unloaded: false }));
}

/** Checks that the page has not been reloaded since `openCart`. */
export async function expectNoReload(page: Page): Promise<void> {
	expect(await page.evaluate(() => 'unloaded' in window), 'the page was loaded again').toBe(true);
}

export const line = (page: Page, name: string): Locator =>
	page.locator(`${FORM} tr.cart_item`).filter({ has: page.getByRole('link', { name, exact: true }) });

export const quantity = (page: Page, name: string): Locator => line(page, name).getByRole('spinbutton');

export const removeLink = (page: Page, name: string): Locator =>
	page.getByRole('button', {
		name: new RegExp(`^(Retirer ${escaped(name)} du panier|Remove ${escaped(name)} from cart)$`),
	});

export const updateButton = (page: Page): Locator => page.locator('button[name=update_cart]');

export const totals = (page: Page): Locator => page.locator('.cart_totals');

export const notices = (page: Page): Locator =>
	page.locator('.woocommerce-message, .woocommerce-error, .woocommerce-info:not(.cart-empty)');

/** Error message of the island beside a control. */
export const told = (page: Page): Locator => page.locator('.archipel-notice[data-state=error]');

/** Accessible names of the plus and minus buttons. */
export const more = (name: string): string => `Augmenter la quantité\u202f: ${name}`;
export const fewer = (name: string): string => `Diminuer la quantité\u202f: ${name}`;

const escaped = (text: string): string => text.replaceAll(/[()]/g, String.raw`\$&`);
