import type { Locator, Page } from '@playwright/test';
import { expect, mounted } from './harness';

export const PLACED = '/boutique-filtres/';
export const ABOVE = '/boutique-filtres-haut/';
export const THEMIFY = '/filtre/';
export const AUTO = '/filtre-auto/';

const HOST = '[data-archipel="filter-panel"], form.wpf_form:not([data-archipel="filter-panel"] *)';

/** A page with a filter, and the panel that a shopper has come near to. */
export async function openPanel(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await mounted(page, HOST);
}

/** The list of the page. */
export const tiles = (page: Page) => page.locator('#primary ul.products > li');

export const count = (page: Page) => page.locator('#primary .woocommerce-result-count');

/** What the address says now, decoded. */
export const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** How many there are, as the server says it. */
export async function total(page: Page): Promise<number> {
	const numbers = ((await count(page).textContent()) ?? '').match(/\d+/g) ?? ['1'];
	return Math.max(...numbers.map(Number));
}

/** The list is that of its address. */
export async function settled(page: Page): Promise<void> {
	await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export const chips = (page: Page) => page.getByRole('group', { name: 'Filtres actifs' }).getByRole('button');

/** The button of the form; its words follow the choice. */
export const submit = (place: Page | Locator) => place.locator('.archipel-filter__submit button');

/** What was said last. */
export const said = (page: Page) => page.locator('#archipel-announcer');
