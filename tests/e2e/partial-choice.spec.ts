import { expect, test } from './harness';
import { hostile } from './hostile-theme';
import { SIMPLE, addButton as anyAddButton, open as openForm } from './product-page';
import { FORM, SWATCHES, addButton, open, swatch } from './variation-page';

test('[SW-10] [CART-14] the button names the open option in a hostile theme, unmoved', async ({ page, shop }) => {
	await test.step('an open option', async () => {
		const lists = page.locator(`${FORM} ul.variable-items-wrapper`);
		const look = () =>
			addButton(page).evaluate((button) => {
				const { backgroundColor, color, opacity, pointerEvents } = getComputedStyle(button);
				return { backgroundColor, color, opacity, pointerEvents };
			});
		await hostile(page, SWATCHES);
		await open(page, SWATCHES);
		await expect(addButton(page)).toHaveText('Choisir une teinte');
		await expect(addButton(page)).toHaveClass(/\bdisabled\b.*wc-variation-selection-needed/);
		await expect(addButton(page)).not.toHaveAttribute('aria-disabled');
		// The theme's transition changes colours for a while.
		await addButton(page).evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
		const open_ = await look();
		expect(open_).toMatchObject({ opacity: '1', pointerEvents: 'auto' });
		await swatch(page, 'Teinte, Noir profond').check();
		await expect(addButton(page)).toHaveText('Choisir un bonnet');
		await addButton(page).click();
		await expect(lists.nth(1).getByRole('radio').first()).toBeFocused();
		await expect(lists.nth(1)).toHaveAttribute('aria-invalid', 'true');
		await expect(lists.nth(1)).toHaveAccessibleDescription('Veuillez choisir un bonnet.');
		await swatch(page, 'Bonnet, B').check();
		await expect(addButton(page)).toHaveText('Ajouter au panier');
		await page.mouse.move(0, 0);
		await expect.poll(look).toEqual(open_);
		await swatch(page, 'Bonnet, D, épuisé').check();
		await expect(addButton(page)).toHaveClass(/wc-variation-is-unavailable/);
		await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
		await expect(addButton(page)).toHaveCSS('opacity', '0.3');
	});
	await test.step('pending and added', async () => {
		const button = anyAddButton(page);
		await hostile(page, SIMPLE);
		await openForm(page, SIMPLE);
		await shop.hold('archipel_add_to_cart');
		const box = await button.boundingBox();
		await button.press('Enter');
		const mark = button.locator('.archipel-progress');
		await expect(mark).toHaveText('Ajout…');
		expect(await button.boundingBox()).toEqual(box);
		await expect(button).toHaveCSS('opacity', '1');
		await shop.heal();
		await expect(mark).toHaveText('Ajouté');
		expect(await button.boundingBox()).toEqual(box);
		await expect(mark).toHaveCount(0);
		expect(await button.boundingBox()).toEqual(box);
		await expect(button).toBeFocused();
		await expect(page.locator('#archipel-announcer').getByRole('status')).toContainText('Culotte taille haute');
	});
});
