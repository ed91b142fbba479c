import { hasStored, type Page } from './harness';

/** Search field in the header. */
export const field = (page: Page) => page.locator('header input[name=s]');
export const panel = (page: Page) => page.locator('.archipel-search__panel:popover-open');
export const options = (page: Page) => panel(page).getByRole('option');
export const marked = (page: Page) => panel(page).getByRole('option', { selected: true });

/** Focuses the field and types. */
export async function type(page: Page, text: string): Promise<void> {
	await field(page).click();
	await field(page).pressSequentially(text);
}

/** A visitor with stored searches. */
export const searched = (page: Page, kept: unknown) => hasStored(page, 'archipel-searches', kept);

export const PRODUCTS = '/wp-json/wc/store/v1/products';
