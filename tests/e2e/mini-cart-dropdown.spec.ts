import { expect, test, violations, type Page } from './harness';
import { controls } from './mini-cart-helpers';

/** The first host on the page of examples, a dropdown. */
const host = (page: Page) => page.locator('main [data-archipel="mini-cart"]').first();
const link = (page: Page) => host(page).locator('> a');
const panel = (page: Page) => host(page).getByRole('region', { name: 'Votre panier' });

test('[CART-12] [SEC-03 A11] [ACC-02] [A11Y-02] a dropdown: opened, closed, above its link', async ({ page, shop }) => {
	await shop.add(72, 2);
	await shop.add(1178);
	await page.goto('/iles/mini-cart/');
	const open = async () => {
		await link(page).click();
		await expect(panel(page)).toBeVisible();
	};
	const isClosed = async () => {
		await expect(panel(page)).toHaveCount(0);
		await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
	};
	await test.step('by the keyboard', async () => {
		await link(page).press('Enter');
		await expect(link(page)).toBeFocused();
		await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
		await expect(panel(page)).toHaveAttribute('id', (await link(page).getAttribute('aria-controls'))!);
		await page.keyboard.press('Tab');
		await expect(panel(page).getByRole('button', { name: 'Fermer' })).toBeFocused();
		expect(await violations(page, '.archipel-mini-cart__dropdown')).toEqual([]);
	});
	await test.step('it closes', async () => {
		await link(page).click();
		await isClosed();

		await open();
		await panel(page).getByRole('button', { name: 'Fermer' }).click();
		await isClosed();
		await expect(link(page)).toBeFocused();

		await open();
		await controls(panel(page), 'Masque satin').remove.press('Escape');
		await isClosed();
		await expect(link(page)).toBeFocused();

		await open();
		await page.mouse.click(1270, 890);
		await isClosed();

		await open();
		await panel(page).getByRole('button', { name: 'Ajouter tout le panier aux favoris' }).press('Tab');
		await isClosed();
	});
	await test.step('above its link', async () => {
		await host(page).evaluate((element) =>
			Object.assign(element.style, { position: 'fixed', bottom: '20px', left: '600px' }),
		);
		await open();
		await expect(panel(page)).toHaveAttribute('data-placement', /^top/);
		await expect(controls(panel(page), 'Masque satin').remove).toBeVisible();
		// In the same frame, because the panel is repositioned afterwards.
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
});
