import { expect, mounted, type Locator, type Page } from './harness';

export const PAGE = '/contact-complet/';
export const FORM = '#wpcf7-f1221-p1225-o1';
export const FEEDBACK = '/wp-json/contact-form-7/v1/contact-forms/1221/feedback';

export const form = (page: Page): Locator => page.locator(`${FORM} form`);
export const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);
export const send = (page: Page): Locator => form(page).locator('.wpcf7-submit');
export const answer = (page: Page): Locator => form(page).locator('.wpcf7-response-output');
export const status = (page: Page) => expect.poll(() => form(page).getAttribute('data-status'));

/** Opens a page with the form, and waits for the island. */
export async function openForm(page: Page): Promise<void> {
	// The theme scrolls smoothly to each filled field: the next press could miss while the page still moves.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(PAGE);
	await form(page).scrollIntoViewIfNeeded();
	await mounted(page, FORM);
}

const TEXTS = {
	'your-name': 'Claire Dupont',
	'your-email': 'claire@example.test',
	'your-tel': '+33 6 01 02 03 04',
	'your-message': 'Bonjour, une question sur ma commande.',
};

/** Fills in a message that the server accepts. */
export async function fill(page: Page): Promise<void> {
	for (const [name, text] of Object.entries(TEXTS)) await field(page, name).fill(text);
	await field(page, 'your-interests[]').first().check();
	const question = await form(page).locator('.wpcf7-quiz-label').textContent();
	await field(page, 'your-quiz').fill(question === '1+1=?' ? '2' : 'Paris');
	await field(page, 'your-consent').check();
}
