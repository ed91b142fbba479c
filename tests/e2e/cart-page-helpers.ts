import { expect, mounted, type Locator, type Page, type ShopDriver } from './harness';

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

/** Waits until no cart request is pending. */
export async function settled(page: Page): Promise<void> {
	await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
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

/** Records everything that live regions announce from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
	await page.evaluate(() => {
		const said: string[] = [];
		Object.assign(window, { said });
		new MutationObserver((records) => {
			for (const { target } of records) {
				const region = (target instanceof Element ? target : target.parentElement)?.closest(
					'#archipel-announcer > [aria-live]',
				);
				if (region?.textContent) said.push(region.textContent);
			}
		}).observe(document, { childList: true, characterData: true, subtree: true });
	});
	return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Fields of each request of this visitor to an endpoint, in order. */
export async function received(page: Page, endpoint: string): Promise<Record<string, string>[]> {
	const cookies = await page.context().cookies();
	const session = cookies.find(({ name }) => name.startsWith('wp_woocommerce_session_'))?.value ?? '';
	const id = decodeURIComponent(session).split('|')[0]!;
	const reply = await page.context().request.get(`/__shop/state?session=${encodeURIComponent(id)}`);
	const { requests } = (await reply.json()) as {
		requests: { endpoints: string[]; fields: [string, string][]; query: Record<string, string> }[];
	};
	return requests
		.filter(({ endpoints }) => endpoints.includes(endpoint))
		.map(({ fields, query }) => ({ ...query, ...Object.fromEntries(fields) }));
}

/** Records DOM events of these names at the document from now on. */
export async function recordEvents(page: Page, names: readonly string[]): Promise<() => Promise<string[]>> {
	await page.evaluate((wanted) => {
		const events: string[] = [];
		Object.assign(window, { events });
		for (const name of wanted) document.addEventListener(name, () => events.push(name));
	}, names);
	return () => page.evaluate(() => (window as unknown as { events: string[] }).events);
}

const escaped = (text: string): string => text.replaceAll(/[()]/g, String.raw`\$&`);
