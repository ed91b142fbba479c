import type { Page } from '@playwright/test';
import { expect, mounted } from './harness';
import { hold } from './hold';

export const FORM = 'form.variations_form';
export const SELECTS = '/produit/nuisette-dentelle-2/';
export const SWATCHES = '/produit/guepiere-trois-options/';
export const LARGE = '/produit/ensemble-sur-mesure/';

export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await mounted(page, FORM);
}

export const select = (page: Page, name: string) => page.getByRole('combobox', { name });
export const addButton = (page: Page) => page.locator(`${FORM} .single_add_to_cart_button`);
/** Playwright takes `aria-disabled` for disabled; a shopper can press the button all the same, and is told why it does not add. */
export async function press(page: Page): Promise<void> {
	// When it has closed the button comes up. A forced click does not wait for it to stand still: hovering does.
	await expect(panel(page)).not.toHaveAttribute('data-archipel-panel', 'closing');
	await addButton(page).hover();
	await addButton(page).click({ force: true });
}
export const panel = (page: Page) => page.locator(`${FORM} .single_variation`);
export const variationId = (page: Page) => page.locator(`${FORM} input.variation_id`);
export const swatch = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
/** Says what a screen reader was told last. */
export const announced = (page: Page) => page.locator('#archipel-announcer');

/** The page as a shop without the plugin's availability table serves it. */
export async function withoutTable(page: Page): Promise<void> {
	await page.route('**/produit/**', async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace(
			/<script type="application\/json" class="archipel-availability">[\s\S]*?<\/script>/,
			'',
		);
		await route.fulfill({ response, body });
	});
}

/** As much of jQuery as other plugins use on the form. */
export interface WithJQuery {
	jQuery: (selector: string) => JQueryObject;
}
export interface JQueryObject {
	val: (value: string) => JQueryObject;
	data: (key: string, value: unknown) => JQueryObject;
	trigger: (event: string) => JQueryObject;
	wc_variation_form: () => JQueryObject;
}

/** Holds answers to the lookup back until they are let go. */
export async function holdLookup(page: Page): Promise<() => void> {
	return hold(page, '**/?wc-ajax=get_variation');
}
