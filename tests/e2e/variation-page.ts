import { expect, visit, type Page } from './harness';

export const FORM = 'form.variations_form';
export const SELECTS = '/produit/nuisette-dentelle-2/';
export const SWATCHES = '/produit/guepiere-trois-options/';
export const LARGE = '/produit/ensemble-sur-mesure/';

export const open = (page: Page, path: string) => visit(page, path, FORM);

export const select = (page: Page, name: string) => page.getByRole('combobox', { name });
export const addButton = (page: Page) => page.locator(`${FORM} .single_add_to_cart_button`);
/** Presses an `aria-disabled` button, which Playwright regards as disabled; customers can press it and get the reason. */
export async function press(page: Page): Promise<void> {
	// The button moves up after the panel has closed. Hovering waits for a stable position, a forced click does not.
	await expect(panel(page)).not.toHaveAttribute('data-archipel-panel', 'closing');
	await addButton(page).hover();
	await addButton(page).click({ force: true });
}
export const panel = (page: Page) => page.locator(`${FORM} .single_variation`);
export const swatch = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
