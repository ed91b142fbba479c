import { expect, hasStored, mounted, settled, visit, type Page, type ShopDriver } from './harness';
import { field, openForm } from './contact-page';
import { ABOVE, openPanel } from './filter-page';
import { HEADER, LINK } from './mini-cart-helpers';
import { BODY, BRIEFS, message, openTable, row, wish } from './wishlist-list';

interface Visit {
	readonly page: Page;
	readonly shop: ShopDriver;
}

const dialogReady = (page: Page) =>
	page
		.getByRole('dialog')
		.evaluateAll((dialogs) =>
			Promise.all(dialogs.flatMap((dialog) => dialog.getAnimations().map(({ finished }) => finished.catch(() => {})))),
		);

/** States of pages with visible, usable controls of the islands: name → steps to reach the state. */
export const ourStates: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
	'a list: pressed compare buttons, a refused click, recently viewed products, and the comparison': async ({
		page,
		shop,
	}) => {
		await hasStored(page, 'archipel-viewed', [1178, 1179, 1187]);
		await hasStored(page, 'archipel-compare', [1178, 1187, 1185, 1220]);
		await shop.fault('add_to_cart', '500');
		await page.goto('/boutique/');
		await expect(page.locator('[data-archipel-compare="1178"]').first()).toHaveAttribute('aria-pressed', 'true');
		await page.getByRole('button', { name: /^Vus récemment/ }).click();
		await expect(page.locator('.archipel-recently-viewed__card')).not.toHaveCount(0);
		await mounted(page, 'ul.products');
		await page.locator('li.post-1179 .add_to_cart_button').click();
		await expect(page.locator('li.post-1179 .archipel-notice')).toBeVisible();
		await page
			.getByRole('region', { name: 'Comparateur' })
			.getByRole('button', { name: /^Comparer/ })
			.click();
		await expect(page.getByRole('table')).toBeVisible();
		await dialogReady(page);
	},
	'the quick view': async ({ page }) => {
		await page.goto('/boutique/');
		await page.locator('[data-archipel-quick-view="2100"]').first().press('Enter');
		await expect(page.locator('.archipel-quick-view')).toHaveAttribute('data-state', 'ready');
		await dialogReady(page);
	},
	'a product, and the viewer': async ({ page }) => {
		await visit(page, '/produit/nuisette-soiree/', '.woocommerce-product-gallery');
		await page.locator('#tab-title-reviews a').click();
		await mounted(page, '#review_form');
		await page.locator('.archipel-gallery__trigger').click();
		await expect(page.locator('.archipel-viewer')).toBeVisible();
	},
	'what was added to the cart': async ({ page }) => {
		await page.goto('/produit/masque-satin/');
		await page.locator('form.cart .single_add_to_cart_button').click();
		await expect(page.locator('.archipel-added')).toBeVisible();
	},
	'a popup': async ({ page }) => {
		const popup = { id: 'a', doNotShowAgain: true, title: 'La lettre' };
		await page.goto(`/fenetres/?popup=${encodeURIComponent(JSON.stringify(popup))}`);
		await page.locator('.open-own').click();
		await dialogReady(page);
	},
	'the drawer, with a removed line': async ({ page, shop }) => {
		for (const id of [1178, 1179]) await shop.add(id);
		await visit(page, '/boutique/', HEADER);
		// At large text the theme's header overflows on phones: the link is reachable by keyboard.
		await page.locator(LINK).press('Enter');
		const drawer = page.getByRole('dialog', { name: 'Votre panier' });
		await expect(drawer.getByRole('listitem')).not.toHaveCount(0);
		await dialogReady(page);
		await drawer.getByRole('button', { name: 'Retirer Masque satin du panier' }).click();
		await expect(drawer.locator('.archipel-mini-cart__undo')).toBeVisible();
		// The line is removed at once; the response adds the status message.
		await expect(drawer.locator('.archipel-last-message')).toContainText('« Masque satin » a été retiré');
	},
	'the cart page': async ({ page, shop }) => {
		await shop.add(1179);
		await visit(page, '/page-panier/', '.woocommerce-cart-form');
	},
	'the consent banner, with its purposes': async ({ page }) => {
		await page.context().clearCookies({ name: 'cookie_notice_accepted' });
		await page.goto('/iles/cookie-notice/');
		await page.getByRole('button', { name: 'Choisir' }).click();
		await expect(page.getByRole('checkbox', { name: 'Contenus d’autres sites' })).toBeVisible();
	},
	'a filter with a choice': async ({ page }) => {
		await openPanel(page, `${ABOVE}?filter_taille=xl&query_type_taille=or&min_price=10`);
		const opener = page.locator('.archipel-filter__open');
		if (await opener.isVisible()) await opener.click();
		else await page.locator('.archipel-filter__opener', { hasText: 'Couleur' }).click();
		await settled(page);
		await expect(page.locator('.archipel-filter')).toBeVisible();
		await dialogReady(page);
	},
	'a wishlist, with a product that has left it': async ({ page }) => {
		await wish(page, BODY, BRIEFS);
		await openTable(page);
		await row(page, 'Culotte').getByRole('button', { name: 'Retirer : Culotte taille haute' }).click();
		await expect(message(page).getByRole('button', { name: 'Annuler' })).toBeVisible();
	},
	'a contact form that was begun before': async ({ page }) => {
		await openForm(page);
		await field(page, 'your-name').fill('Claire');
		await openForm(page);
		await expect(page.getByRole('button', { name: 'Effacer' })).toBeVisible();
	},
	'a gallery with categories, a map, and a point of a picture with its tooltip': async ({ page }) => {
		await visit(page, '/iles/hotspots+image-gallery+store-map/', '[data-archipel=image-gallery]');
		await page.locator('[data-archipel=store-map][data-archipel-example=own]').scrollIntoViewIfNeeded();
		await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
		await page.locator('[data-archipel=hotspots][data-archipel-example=click]').scrollIntoViewIfNeeded();
		await page.locator('[data-archipel=hotspots][data-archipel-example=hover] .archipel-hotspots__pin').first().click();
		await expect(page.locator('details[open] .archipel-hotspots__text').first()).toBeVisible();
	},
	'a menu with a panel': async ({ page }) => {
		await page.goto('/iles/menu/');
		// In a small window the menu is behind a button, and its lists expand in place.
		const toggle = page.locator('.archipel-menu__toggle').first();
		if (await toggle.isVisible()) {
			await mounted(page, '[data-archipel=menu]');
			await toggle.click();
		}
		const submenu = page.getByRole('button', { name: 'Sous-menu : Ensembles' }).first();
		await submenu.click();
		await expect(submenu).toHaveAttribute('aria-expanded', 'true');
	},
	'a menu beside the page, one level down': async ({ page }) => {
		await page.goto('/iles/off-canvas-menu/');
		await page.locator('summary').click();
		await page.getByRole('button', { name: 'Ouvrir : Nuit' }).click();
		await dialogReady(page);
	},
	'a login that failed, the summary of an order, and its company': async ({ page, shop }) => {
		// The summary is collapsible on phones only.
		await page.setViewportSize({ width: Math.min(390, page.viewportSize()!.width), height: 844 });
		await shop.fault('login', '500', 1);
		await page.goto('/iles/account-login+order-pages+password-toggle/');
		const form = page.locator('form.login[data-archipel-example=woocommerce]');
		await form.locator('[name=username]').fill('cliente');
		await expect(form).toHaveJSProperty('noValidate', true);
		await form.locator('[name=password]').fill('cliente');
		await form.locator('[name=login]').click();
		await expect(page.locator('.archipel-notice').getByRole('button', { name: 'Réessayer' })).toBeVisible();
		await mounted(page, '.archipel-company');
		for (const fold of ['.archipel-company', '.archipel-order-summary']) await page.locator(`${fold} summary`).click();
		await expect(page.locator('.archipel-order-summary .archipel-list')).toBeVisible();
	},
	'a currency switcher': async ({ page }) => {
		await page.goto('/iles/currency-switcher/');
		await page.locator('.archipel-currency__summary').click();
		// A choice under the pointer is the darker one.
		await page.mouse.move(0, 0);
		// The list is positioned once the positioning code is loaded.
		await expect(page.locator('.archipel-currency__list')).toHaveCSS('position', 'fixed');
		await expect(page.getByRole('button', { name: 'USD' })).toBeVisible();
	},
	'a video that waits for consent': async ({ page }) => {
		await page.goto('/iles/video-popup/');
		await page.getByRole('link', { name: /Dans l’atelier/ }).click();
		await dialogReady(page);
	},
	'a full page': async ({ page }) => {
		await page.goto('/iles/full-page-scroll/');
		await expect(page.locator('.archipel-full-page__nav')).toHaveCount(1);
	},
};
