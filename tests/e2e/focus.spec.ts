import { BODY, cartPage } from './cart-page-helpers';
import { closeByEscape, expect, hasStored, settled, test, type Page, type ShopDriver } from './harness';
import { controls, openDrawer } from './mini-cart-helpers';
import { CULOTTE, addButton, openTiles, tile } from './tiles-page';

const MASK = 1178;
const BRIEFS = 1179;

interface Task {
	readonly name: string;
	readonly begin: (page: Page) => Promise<void>;
	readonly act: (page: Page) => Promise<void>;
	/** Endpoints that the task requests; each gets a delay, so that a lost focus is detectable. */
	readonly waitsFor?: readonly string[];
}

const inTheShop: readonly Task[] = [
	{
		name: 'removing every line of the drawer, and closing it',
		waitsFor: ['remove_from_cart'],
		begin: async (page) => controls(await openDrawer(page), BODY.name).remove.focus(),
		async act(page) {
			const drawer = page.getByRole('dialog', { name: 'Votre panier' });
			await page.keyboard.press('Enter');
			await expect(controls(drawer, BODY.name).remove).toHaveCount(0);
			await page.keyboard.press('Enter');
			await expect(drawer.getByText('Votre panier est vide.')).toBeVisible();
			await closeByEscape(drawer, 'stays');
		},
	},
	{
		name: 'adding from a tile',
		waitsFor: ['add_to_cart'],
		begin: (page) => addButton(page, CULOTTE).focus(),
		async act(page) {
			await page.keyboard.press('Enter');
			await expect(tile(page, CULOTTE).getByRole('link', { name: 'Voir le panier' })).toBeVisible();
		},
	},
	{
		name: 'removing every product of the comparison, and closing it',
		async begin(page) {
			await page.getByRole('region', { name: 'Comparateur' }).getByRole('button', { name: 'Comparer' }).click();
			await page.getByRole('button', { name: 'Retirer Masque satin de la comparaison' }).focus();
		},
		async act(page) {
			await page.keyboard.press('Enter');
			await expect(page.getByRole('columnheader', { name: 'Masque satin' })).toHaveCount(0);
			await page.getByRole('button', { name: `Retirer ${CULOTTE} de la comparaison` }).press('Enter');
			await expect(page.getByRole('dialog')).toContainText('Aucun produit à comparer');
			await closeByEscape(page.getByRole('dialog'), 'stays');
		},
	},
	{
		name: 'opening and closing the quick view',
		waitsFor: ['archipel_quick_view'],
		begin: (page) => page.locator('[data-archipel-quick-view="2100"]').first().focus(),
		async act(page) {
			await page.keyboard.press('Enter');
			await expect(page.locator('.archipel-quick-view')).toHaveAttribute('data-state', 'ready');
			await closeByEscape(page.getByRole('dialog'), 'stays');
		},
	},
	{
		name: 'removing every product looked at',
		async begin(page) {
			await page.getByRole('button', { name: /^Vus récemment/ }).press('Enter');
			await page.getByRole('button', { name: 'Retirer Masque satin des produits vus récemment' }).focus();
		},
		async act(page) {
			const host = page.locator('[data-archipel="recently-viewed"]').first();
			await page.keyboard.press('Enter');
			await expect(host.getByRole('listitem')).toHaveCount(1);
			await page.getByRole('button', { name: `Retirer ${CULOTTE} des produits vus récemment` }).press('Enter');
			await expect(host.getByRole('listitem')).toHaveCount(0);
		},
	},
];

const inTheCart: readonly Task[] = [
	{
		name: 'applying and removing a coupon',
		waitsFor: ['apply_coupon', 'remove_coupon', 'get_cart_totals'],
		begin: (page) => cartPage(page).coupon.fill('bienvenue10'),
		async act(page) {
			await page.keyboard.press('Enter');
			const remove = page.getByRole('button', { name: /^Retirer le code promo/ });
			await expect(remove).toBeVisible();
			await settled(page);
			await remove.press('Enter');
			await expect(remove).toHaveCount(0);
			await settled(page);
		},
	},
	{
		name: 'removing every line of the cart page',
		waitsFor: ['page-cart'],
		begin: (page) => cartPage(page).removeLink(CULOTTE).focus(),
		async act(page) {
			await page.keyboard.press('Enter');
			await expect(cartPage(page).removeLink(CULOTTE)).toHaveCount(0);
			await settled(page);
			await page.keyboard.press('Enter');
			await expect(page.getByText('Votre panier est actuellement vide.')).toBeVisible();
		},
	},
];

/** Milliseconds of each response: many frames in which the focus could be lost. */
const ANSWER = 300;

/** Counts losses of the focus since the last call: after the first focus, the body was active for three frames. */
async function watchFocus(page: Page): Promise<() => Promise<number>> {
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
	return () =>
		page.evaluate(() => {
			const root = document.documentElement;
			const lost = Number(root.dataset['focusLost']);
			root.dataset['focusLost'] = '0';
			return lost;
		});
}

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

async function follow(page: Page, shop: ShopDriver, tasks: readonly Task[]): Promise<void> {
	const lost = await watchFocus(page);
	for (const { name, begin, act, waitsFor = [] } of tasks)
		await test.step(name, async () => {
			await begin(page);
			for (const endpoint of waitsFor) await shop.latency(endpoint, ANSWER);
			expect(await hasFocus(page), `before ${name}`).toBe(true);
			await lost();
			await act(page);
			// Waits for a delayed loss of the focus.
			await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
			expect(await lost(), `lost by ${name}`).toBe(0);
			expect(await hasFocus(page), `after ${name}`).toBe(true);
		});
}

test('[A11Y-02] in the shop the focus is never lost, not even while the shop answers', async ({ page, shop }) => {
	await hasStored(page, 'archipel-compare', [MASK, BRIEFS]);
	await hasStored(page, 'archipel-viewed', [MASK, BRIEFS]);
	for (const id of [BODY.id, MASK]) await shop.add(id);
	await openTiles(page);
	await follow(page, shop, inTheShop);
});

test('[A11Y-02] on the cart page the focus is never lost, not even while the shop answers', async ({ page, shop }) => {
	await cartPage(page).open(shop);
	await follow(page, shop, inTheCart);
});
