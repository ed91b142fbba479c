import { each, expect, visit, type Page } from './harness';

export const GUEPIERE = '/produit/guepiere-trois-options/';
export const OWN = '/iles/swatches/';
export const LIST = 'form.variations_form ul.variable-items-wrapper';

/** Opens a product with the owner's options of the swatches. */
export async function open(page: Page, path: string, options: object = {}): Promise<void> {
	const told = `options=${encodeURIComponent(JSON.stringify({ swatches: options }))}`;
	await visit(page, `${path}${path.includes('?') ? '&' : '?'}${told}`, 'form.variations_form');
	for (const list of await each(page.locator(`${LIST}, .archipel-swatches:not([data-archipel-example])`))) {
		await expect(list).toHaveAttribute('data-archipel-state', 'mounted');
	}
}

export const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
export const item = (page: Page, value: string) => page.locator(`[data-value="${value}"]`).first();
export const chosen = (page: Page, name: string) => page.locator(`select[name="${name}"]`);
export const addButton = (page: Page) => page.locator('.single_add_to_cart_button').first();
