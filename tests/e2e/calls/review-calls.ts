import { expect, reach, type Page } from '../harness';
import type { ServerCall } from './server-call';

const PRODUCT = '/produit/nuisette-avec-avis/';

const comment = (page: Page) => page.locator('#comment');
const written = new WeakMap<Page, string>();

export const reviewCall: ServerCall = {
	name: 'sending a review',
	meets: 'empty',
	survives: 'truncated',
	endpoint: 'wp-comments-post',
	// A new author per test: the shop refuses a second review within 15 seconds.
	async open({ page }) {
		const name = `essai-${Date.now()}-${Math.random().toString(36).slice(2)}`;
		await reach(page, '#review_form', `${PRODUCT}#reviews`);
		await page.getByRole('radio', { name: '4 étoiles sur 5' }).check();
		await comment(page).fill(`Avis de ${name}`);
		written.set(page, `Avis de ${name}`);
		await page.locator('#author').fill(name);
		await page.locator('#email').fill(`${name}@example.test`);
	},
	act: ({ page }) => page.getByRole('button', { name: 'Envoyer l’avis' }).click(),
	kept: ({ page }) => expect(comment(page)).toHaveValue(written.get(page)!),
	async done({ page }) {
		await expect(page.getByText('Merci !').first()).toBeVisible();
		await expect(comment(page)).toHaveValue('');
		const published = await (await page.request.get(PRODUCT)).text();
		expect(published.split(written.get(page)!).length - 1, 'times that the shop has the review').toBe(1);
	},
};
