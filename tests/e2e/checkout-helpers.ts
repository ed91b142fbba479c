import type { Page } from '@playwright/test';
import { expect, mounted } from './harness';

export const FORM = 'form.checkout';

/** Address that a guest types, by field. */
export const ADDRESS = {
	billing_first_name: 'Claire',
	billing_last_name: 'Dupont',
	billing_address_1: '12 rue des Lilas',
	billing_postcode: '69001',
	billing_city: 'Lyon',
	billing_phone: '06 01 02 03 04',
	billing_email: 'claire@exemple.fr',
};

export const field = (page: Page, id: string) => page.locator(`#${id}`);

/** Waits until the totals are loaded. */
export const settled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

export async function openCheckout(page: Page, query = ''): Promise<void> {
	await page.goto(`/commande/${query}`);
	await mounted(page, FORM);
	await settled(page);
}

export async function fill(page: Page, values: Readonly<Record<string, string>> = ADDRESS): Promise<void> {
	for (const [id, value] of Object.entries(values)) await field(page, id).fill(value);
}
