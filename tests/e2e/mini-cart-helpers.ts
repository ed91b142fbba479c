import { expect, mounted, rewrite, type Locator, type Page } from './harness';

/** The mini-cart of the header, a drawer. */
export const HEADER = 'header [data-archipel="mini-cart"]';

/** The mini-cart's link to the cart. */
export const LINK = `${HEADER} > a`;

/** The drawer, opened by a click on the link of the header. */
export async function openDrawer(page: Page): Promise<Locator> {
	await mounted(page, HEADER);
	await page.locator(LINK).click();
	const drawer = page.getByRole('dialog', { name: 'Votre panier' });
	await expect(drawer).toBeVisible();
	// While the drawer slides in, a press on its final position would hit the backdrop.
	await drawer.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
	return drawer;
}

/** The line of a product in a panel. */
export const line = (panel: Locator, name: string): Locator => panel.getByRole('listitem').filter({ hasText: name });

/** Controls of a cart line. */
export const controls = (panel: Locator, name: string) => ({
	more: line(panel, name).getByRole('button', { name: 'Augmenter la quantité' }),
	fewer: line(panel, name).getByRole('button', { name: 'Diminuer la quantité' }),
	quantity: line(panel, name).getByRole('spinbutton'),
	remove: panel.getByRole('button', { name: `Retirer ${name} du panier` }),
	retry: line(panel, name).getByRole('button', { name: 'Réessayer' }),
});

/** Waits until all idle-time work has started. */
export async function idle(page: Page): Promise<void> {
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 300)), { timeout: 3000 });
			}),
	);
}

/** Storefront's header cart and phone bar, printed for a cart of two pieces. */
export const STOREFRONT = `<ul id="site-header-cart" class="site-header-cart menu">
	<li><a class="cart-contents" href="/page-panier/" title="Afficher votre panier">
		<span class="woocommerce-Price-amount amount"><bdi>89,98&nbsp;<span class="woocommerce-Price-currencySymbol">€</span></bdi></span>
		<span class="count">2 articles</span></a></li>
	<li><div class="widget woocommerce widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div></li>
</ul>
<div class="storefront-handheld-footer-bar"><ul class="columns-3"><li class="cart">
	<a class="footer-cart-contents" href="/page-panier/">Panier <span class="count">2</span></a></li></ul></div>`;

/** Opens the shop page with another header. */
export const withHeader = (page: Page, header: string) =>
	rewrite(page, '/boutique/', (html) => html.replace('<main', `${header}<main`));
