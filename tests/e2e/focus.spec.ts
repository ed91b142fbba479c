import { BODY, cartPage } from './cart-page-helpers';
import { closeByEscape, expect, hasStored, settled, test, type Page, type ShopDriver } from './harness';
import { controls, openDrawer } from './mini-cart-helpers';
import { CULOTTE, addButton, openTiles, tile } from './tiles-page';

const MASK = 1178;
const BRIEFS = 1179;

/** Milliseconds of each response: many frames in which the focus could be lost. */
const ANSWER = 300;

/**
 * Counts losses of the focus on the open page: after the first focus, the body was active for three frames.
 *
 * @returns Does a task that begins at what has the focus, while the endpoints that it requests answer late; checks that the focus was never lost.
 */
async function watchFocus(page: Page, shop: ShopDriver) {
	await page.evaluate(() => {
		let frames = 0;
		const root = document.documentElement;
		root.dataset['focusLost'] = '0';
		const look = () => {
			const isNowhere = !document.activeElement || document.activeElement === document.body;
			frames = isNowhere ? frames + 1 : 0;
			if (frames === 3) root.dataset['focusLost'] = String(Number(root.dataset['focusLost']) + 1);
			requestAnimationFrame(look);
		};
		look();
	});
	/** Losses since the last call. */
	const lost = () =>
		page.evaluate(() => {
			const root = document.documentElement;
			const count = Number(root.dataset['focusLost']);
			root.dataset['focusLost'] = '0';
			return count;
		});
	const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);

	return (name: string, endpoints: readonly string[], act: () => Promise<unknown>) =>
		test.step(name, async () => {
			for (const endpoint of endpoints) await shop.latency(endpoint, ANSWER);
			expect(await hasFocus(), `before ${name}`).toBe(true);
			await lost();
			await act();
			// Waits for a delayed loss of the focus.
			await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
			expect(await lost(), `lost by ${name}`).toBe(0);
			expect(await hasFocus(), `after ${name}`).toBe(true);
		});
}

test('[A11Y-02] in the shop the focus is never lost, not even while the shop answers', async ({ page, shop }) => {
	await hasStored(page, 'archipel-compare', [MASK, BRIEFS]);
	await hasStored(page, 'archipel-viewed', [MASK, BRIEFS]);
	for (const id of [BODY.id, MASK]) await shop.add(id);
	await openTiles(page);
	const keepsFocus = await watchFocus(page, shop);
	const dialog = page.getByRole('dialog');
	const press = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

	await controls(await openDrawer(page), BODY.name).remove.focus();
	await keepsFocus('removing every line of the drawer, and closing it', ['remove_from_cart'], async () => {
		const drawer = page.getByRole('dialog', { name: 'Votre panier' });
		await page.keyboard.press('Enter');
		await expect(controls(drawer, BODY.name).remove).toHaveCount(0);
		await page.keyboard.press('Enter');
		await expect(drawer.getByText('Votre panier est vide.')).toBeVisible();
		await closeByEscape(drawer, 'stays');
	});

	await addButton(page, CULOTTE).focus();
	await keepsFocus('adding from a tile', ['add_to_cart'], async () => {
		await page.keyboard.press('Enter');
		await expect(tile(page, CULOTTE).getByRole('link', { name: 'Voir le panier' })).toBeVisible();
	});

	await page.getByRole('region', { name: 'Comparateur' }).getByRole('button', { name: 'Comparer' }).click();
	await page.getByRole('button', { name: 'Retirer Masque satin de la comparaison' }).focus();
	await keepsFocus('removing every product of the comparison, and closing it', [], async () => {
		await page.keyboard.press('Enter');
		await expect(page.getByRole('columnheader', { name: 'Masque satin' })).toHaveCount(0);
		await press(`Retirer ${CULOTTE} de la comparaison`);
		await expect(dialog).toContainText('Aucun produit à comparer');
		await closeByEscape(dialog, 'stays');
	});

	await page.locator('[data-archipel-quick-view="2100"]').first().focus();
	await keepsFocus('opening and closing the quick view', ['archipel_quick_view'], async () => {
		await page.keyboard.press('Enter');
		await expect(page.locator('.archipel-quick-view')).toHaveAttribute('data-state', 'ready');
		await closeByEscape(dialog, 'stays');
	});

	await press(/^Vus récemment/);
	await page.getByRole('button', { name: 'Retirer Masque satin des produits vus récemment' }).focus();
	await keepsFocus('removing every product looked at', [], async () => {
		const seen = page.locator('[data-archipel="recently-viewed"]').first().getByRole('listitem');
		await page.keyboard.press('Enter');
		await expect(seen).toHaveCount(1);
		await press(`Retirer ${CULOTTE} des produits vus récemment`);
		await expect(seen).toHaveCount(0);
	});
});

test('[A11Y-02] on the cart page the focus is never lost, not even while the shop answers', async ({ page, shop }) => {
	const cart = cartPage(page);
	await cart.open(shop);
	const keepsFocus = await watchFocus(page, shop);

	await cart.coupon.fill('bienvenue10');
	const endpoints = ['apply_coupon', 'remove_coupon', 'get_cart_totals'];
	await keepsFocus('applying and removing a coupon', endpoints, async () => {
		await page.keyboard.press('Enter');
		const remove = page.getByRole('button', { name: /^Retirer le code promo/ });
		await expect(remove).toBeVisible();
		await settled(page);
		await remove.press('Enter');
		await expect(remove).toHaveCount(0);
		await settled(page);
	});

	await cart.removeLink(CULOTTE).focus();
	await keepsFocus('removing every line of the cart page', ['page-cart'], async () => {
		await page.keyboard.press('Enter');
		await expect(cart.removeLink(CULOTTE)).toHaveCount(0);
		await settled(page);
		await page.keyboard.press('Enter');
		await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
	});
});
