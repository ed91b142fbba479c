import { closeByEscape, distFile, expect, layoutShifts, test, violations, type Page } from './harness';
import { useWishlist } from './wishlist-helpers';
import { BRIEFS, MASK, wish } from './wishlist-list';

const link = (page: Page) => page.locator('a.wishlist_products_counter');
const panel = (page: Page) => page.getByRole('region', { name: 'Mes favoris' });
const show = (page: Page) => page.getByRole('button', { name: 'Afficher l’aperçu des favoris' });

async function openWithTwo(page: Page): Promise<void> {
	await useWishlist(page, 'ti.no-redirect');
	await wish(page, BRIEFS, MASK);
	await page.goto('/boutique/');
	await expect(page.locator('.wishlist_products_counter_number')).toHaveText('2');
}

test('[RT-13] [WL-07] the number, and what is in it, by keyboard and mouse', async ({ page, shop }) => {
	await openWithTwo(page);
	await expect(link(page)).toHaveAccessibleName('Favoris, 2 articles');
	// The link grows by its number, as with TI's script; nothing else shifts.
	const moved = (await layoutShifts(page)).flatMap((shift) => shift.replace(/^[\d.]+ /, '').split('; '));
	expect(moved.filter((what) => !what.startsWith('A#.wishlist_products_counter'))).toEqual([]);

	await test.step('files that fail at first come at the second try', async () => {
		await shop.fault(distFile('chunks/panel'), 'drop');
		await show(page).press('Enter');
		const retry = page.getByRole('button', { name: 'Réessayer' });
		await expect(retry).toBeVisible();
		await expect(show(page)).toHaveAttribute('aria-expanded', 'false');
		await shop.heal();
		await retry.press('Enter');
		await expect(panel(page)).toBeVisible();
		await closeByEscape(panel(page));
	});
	await test.step('by keyboard', async () => {
		await link(page).press('Tab');
		await expect(show(page)).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(panel(page)).toBeVisible();
		await expect(show(page)).toHaveAttribute('aria-expanded', 'true');
		await page.keyboard.press('Tab');
		const isInside = () => document.activeElement?.closest('.archipel-wishlist-counter__panel') !== null;
		expect(await page.evaluate(isInside)).toBe(true);
		await closeByEscape(panel(page));
		await expect(show(page)).toBeFocused();
		await show(page).blur();
	});
	await test.step('by mouse', async () => {
		await link(page).hover();
		await expect(panel(page).getByRole('listitem')).toHaveCount(2);
		// The keyboard button is visible on focus only, and takes no space in the header.
		expect((await show(page).boundingBox())?.width).toBe(1);
		expect(await violations(page, '.archipel-wishlist-counter__panel')).toEqual([]);
		for (const name of ['Masque satin', 'Culotte taille haute'])
			await panel(page)
				.getByRole('button', { name: `Retirer ${name} des favoris` })
				.click();
		await expect(page.locator('.wishlist_products_counter_number')).toHaveText('0');
		await expect(show(page)).toBeFocused();
		await page.mouse.move(2, 700);
		await expect(panel(page)).toHaveCount(0);
		await expect(show(page)).toBeHidden();
		await expect(link(page)).toBeFocused();
	});
});
