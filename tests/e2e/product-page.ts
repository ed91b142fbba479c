import { expect, visit, type Page } from './harness';

export const SIMPLE = '/produit/culotte-taille-haute/';
export const GROUPED = '/produit/coffret-trio/';
export const VARIABLE = '/produit/nuisette-dentelle-2/';

export const open = (page: Page, path: string) => visit(page, path, 'form.cart');
export const addButton = (page: Page) => page.locator('form.cart .single_add_to_cart_button');
export const notice = (page: Page) => page.locator('.archipel-notice');

export async function chooseVariation(page: Page): Promise<void> {
	await open(page, VARIABLE);
	await page.getByRole('combobox', { name: 'Couleur' }).selectOption('noir');
	await page.getByRole('combobox', { name: 'Taille' }).selectOption('m');
	await expect(addButton(page)).not.toHaveAttribute('aria-disabled');
}
export const CHOSEN = 'Nuisette dentelle 2 - Noir, M';
