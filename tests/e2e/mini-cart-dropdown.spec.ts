import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './harness';
import { controls } from './mini-cart-helpers';

/** The first host of the page of examples is a dropdown. */
const host = (page: Page) => page.locator('main [data-archipel="mini-cart"]').first();
const link = (page: Page) => host(page).locator('> a');
const panel = (page: Page) => host(page).getByRole('region', { name: 'Votre panier' });

/** Pixels from the lower edge of the panel to its link. */
const distance = (page: Page) =>
	host(page).evaluate((element) => {
		const [to, from] = [element.querySelector('a')!, element.querySelector('.archipel-popover')!];
		return Math.round(to.getBoundingClientRect().top - from.getBoundingClientRect().bottom);
	});

test.beforeEach(async ({ page, shop, guard }) => {
	guard.allowErrors(/mini-cart: property "display"/);
	await shop.add(72, 2);
	await shop.add(1178);
	await page.goto('/iles/mini-cart/');
	await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
});

test('[CART-12] [SEC-03 A11] opens under its link without taking focus, and the keyboard goes on into it', async ({
	page,
}) => {
	await link(page).focus();
	await page.keyboard.press('Enter');
	await expect(panel(page)).toBeVisible();
	await expect(link(page)).toBeFocused();
	await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
	await expect(panel(page)).toHaveAttribute('id', (await link(page).getAttribute('aria-controls'))!);
	await page.keyboard.press('Tab');
	await expect(panel(page).getByRole('button', { name: 'Fermer' })).toBeFocused();
	expect(await violations(page, '.archipel-mini-cart__dropdown')).toEqual([]);
});

test('[CART-12] above its link it grows away from it, not over it', async ({ page }) => {
	await host(page).evaluate((element) =>
		Object.assign(element.style, { position: 'fixed', bottom: '20px', left: '600px' }),
	);
	await link(page).click();
	await expect(panel(page)).toHaveAttribute('data-placement', /^top/);
	await expect(panel(page).getByRole('listitem')).toHaveCount(2);
	await expect.poll(() => distance(page)).toBe(12);
	// In the same frame: afterwards it is placed anew.
	const grown = await host(page).evaluate((element) => {
		const box = element.querySelector('.archipel-popover')!;
		const before = box.getBoundingClientRect();
		element.querySelector<HTMLElement>('.archipel-popover [role=listitem]')!.style.paddingBlockEnd = '6rem';
		const now = box.getBoundingClientRect();
		return { by: now.height - before.height, over: now.bottom - before.bottom };
	});
	expect(grown.by).toBeGreaterThan(50);
	expect(grown.over).toBe(0);
});

test('[CART-12] closes by its link, its button, Escape, a press elsewhere, and when focus leaves it', async ({
	page,
}) => {
	const open = async () => {
		await link(page).click();
		await expect(panel(page)).toBeVisible();
	};
	const isClosed = async () => {
		await expect(panel(page)).toHaveCount(0);
		await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
	};
	await open();
	await link(page).click();
	await isClosed();

	await open();
	await panel(page).getByRole('button', { name: 'Fermer' }).click();
	await isClosed();
	await expect(link(page)).toBeFocused();

	await open();
	await controls(panel(page), 'Masque satin').remove.focus();
	await page.keyboard.press('Escape');
	await isClosed();
	await expect(link(page)).toBeFocused();

	await open();
	await page.mouse.click(1270, 890);
	await isClosed();

	await open();
	await panel(page).getByRole('button', { name: 'Ajouter tout le panier aux favoris' }).focus();
	await page.keyboard.press('Tab');
	await isClosed();
});

test('[ACC-02] points at the middle of its link', async ({ page }) => {
	await link(page).click();
	const arrow = await panel(page).evaluate((element) => {
		const left = Number.parseFloat(element.style.getPropertyValue('--archipel-arrow'));
		return element.getBoundingClientRect().left + left;
	});
	const box = (await link(page).boundingBox())!;
	expect(Math.abs(arrow - (box.x + box.width / 2))).toBeLessThan(1.5);
});

test('[CART-12] [A11Y-02] a change inside keeps it open, and a removal keeps focus inside', async ({ page, shop }) => {
	await link(page).click();
	await controls(panel(page), 'Masque satin').remove.click();
	await expect(controls(panel(page), 'Body sexy 1').remove).toBeFocused();
	await expect(panel(page)).toBeVisible();
	await expect.poll(() => shop.cart()).toEqual({ 'Body sexy 1': 2 });
	await expect(link(page)).toContainText('2');
});

test('[CART-12] @phone stays inside the window', async ({ page }) => {
	await link(page).click();
	const box = (await panel(page).boundingBox())!;
	expect(box.x).toBeGreaterThanOrEqual(0);
	expect(box.x + box.width).toBeLessThanOrEqual(390);
	expect(box.y + box.height).toBeLessThanOrEqual(844);
	await expect(panel(page).getByRole('link', { name: 'Commander' })).toBeInViewport();
});

test('[CART-12] opens after an add if the owner wants that: one panel, and focus goes into the drawer', async ({
	page,
	shop,
}) => {
	await shop.add(1179);
	await page.evaluate(() =>
		document.body.dispatchEvent(
			new CustomEvent('archipel:added-to-cart', {
				bubbles: true,
				detail: { fragments: {}, cartHash: '', button: undefined, data: {} },
			}),
		),
	);
	const drawer = page.getByRole('dialog', { name: 'Votre panier' });
	await expect(drawer).toHaveCount(1);
	await expect(drawer).toBeFocused();
});
