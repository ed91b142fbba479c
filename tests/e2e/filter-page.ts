import { visit, type Locator, type Page } from './harness';

export const PLACED = '/boutique-filtres/';
export const ABOVE = '/boutique-filtres-haut/';
export const THEMIFY = '/filtre/';
export const AUTO = '/filtre-auto/';

const HOST = '[data-archipel="filter-panel"], form.wpf_form:not([data-archipel="filter-panel"] *)';

/** Opens a page with a filter, and hovers over the panel so that it mounts. */
export const openPanel = (page: Page, address: string) => visit(page, address, HOST);

/** Products in the page's list. */
export const tiles = (page: Page) => page.locator('#primary ul.products > li');

const count = (page: Page) => page.locator('#primary .woocommerce-result-count');

/** Query parameters of the current URL. */
export const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Number of products, as the server reports it. */
export async function total(page: Page): Promise<number> {
	const numbers = ((await count(page).textContent()) ?? '').match(/\d+/g) ?? ['1'];
	return Math.max(...numbers.map(Number));
}

export const chips = (page: Page) => page.getByRole('group', { name: 'Filtres actifs' }).getByRole('button');

/** Submit button of the form; its label depends on the choice. */
export const submit = (place: Page | Locator) => place.locator('.archipel-filter__submit button');
