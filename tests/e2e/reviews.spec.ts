import type { Page } from '@playwright/test';
import { violations } from './axe';
import { distFile } from './dist-file';
import { atRest, expect, layoutShifts, mounted, test } from './harness';
import { hold } from './hold';

const PRODUCT = '/produit/nuisette-avec-avis/';
const POST = '/wp-comments-post.php';

async function openForm(page: Page, query = ''): Promise<void> {
	await page.goto(`${PRODUCT}${query}#reviews`);
	await page.locator('#review_form').scrollIntoViewIfNeeded();
	await mounted(page, '#review_form');
}
/** Every test writes as somebody else: the shop refuses a second review within 15 seconds. */
async function fill(page: Page, name: string, host = 'example.test'): Promise<void> {
	await page.getByRole('radio', { name: '4 étoiles sur 5' }).check();
	await page.locator('#comment').fill(`Avis de ${name}`);
	await page.locator('#author').fill(name);
	await page.locator('#email').fill(`${name}-${Date.now()}@${host}`);
}
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer l’avis' });

test('[REV-01] stars by keyboard alone', async ({ page }) => {
	await openForm(page);
	await page.getByRole('radio', { name: '1 étoile sur 5' }).focus();
	await page.keyboard.press('Space');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('radio', { name: '3 étoiles sur 5' })).toBeChecked();
	await expect(page.locator('#rating')).toHaveValue('3');
});

test('[REV-02] a missing rating is told beside the stars, which take focus; nothing is sent', async ({
	page,
	shop,
}) => {
	await openForm(page);
	await page.locator('#comment').fill('Sans note');
	await send(page).click();
	await expect(page.locator('#archipel-rating-error')).toHaveText('Veuillez sélectionner une note');
	await expect(page.getByRole('radio', { name: '1 étoile sur 5' })).toBeFocused();
	expect(shop.calls(POST)).toEqual([]);
	expect(await violations(page, '#review_form')).toEqual([]);
});

test('[REV-02] [REL-03] a review is sent once, without leaving the page, and is in the list', async ({
	page,
	shop,
}) => {
	await openForm(page);
	await fill(page, 'claire');
	await shop.latency('wp-comments-post', 600);
	await send(page).dblclick();
	await expect(page.getByText('Merci ! Votre avis est en ligne.').first()).toBeVisible();
	await expect(page.locator('.commentlist').getByText('Avis de claire')).toBeVisible();
	await expect(page.locator('#comment')).toHaveValue('');
	const calls = shop.calls(POST);
	expect(calls).toHaveLength(1);
	expect(calls[0]!.fields).toMatchObject({ rating: '4', comment: 'Avis de claire', comment_post_ID: '1186' });
	// The stars are a view of the select and are not sent beside it.
	expect(Object.keys(calls[0]!.fields).filter((name) => name.includes('archipel'))).toEqual([]);
});

test('[REV-02] a review that a moderator reads first is told so', async ({ page }) => {
	await openForm(page);
	await fill(page, 'denise', 'moderation.test');
	await send(page).click();
	await expect(page.getByText('il paraîtra après relecture').first()).toBeVisible();
});

test('[REL-01] a refusal is told in the shop’s words and loses nothing', async ({ page, guard }) => {
	guard.allowErrors(/429/);
	await openForm(page);
	await fill(page, 'emma');
	await page.locator('#email').fill('emma-flood@example.test');
	await send(page).click();
	await expect(page.getByText('Merci !').first()).toBeVisible();
	await fill(page, 'emma');
	await page.locator('#comment').fill('Un second avis');
	await page.locator('#email').fill('emma-flood@example.test');
	await send(page).click();
	await expect(page.getByText('Vous envoyez des commentaires trop vite. Ralentissez.').first()).toBeVisible();
	await expect(page.locator('#comment')).toHaveValue('Un second avis');
});

test('[A11Y-01] no axe violation where a review could not be sent', async ({ page, shop, guard }) => {
	guard.allowErrors(/Failed to load resource/);
	await openForm(page);
	await fill(page, 'axe');
	await shop.fault('wp-comments-post', '500');
	await send(page).click();
	await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
	expect(await violations(page, '#review_form')).toEqual([]);
});

test('[RT-06] a review that is sent before the script is there is sent once', async ({ page, shop }) => {
	await page.goto('/');
	await shop.hold(distFile('islands/reviews'));
	await page.goto(`${PRODUCT}#reviews`, { waitUntil: 'domcontentloaded' });
	await page.locator('#rating').selectOption('5');
	await page.locator('#comment').fill('Avis pressé');
	await page.locator('#author').fill('Hâte');
	await page.locator('#email').fill(`hate-${Date.now()}@example.test`);
	await page.locator('#submit').click();
	await shop.heal();
	await expect(page.getByText('Merci ! Votre avis est en ligne.').first()).toBeVisible();
	expect(shop.calls(POST)).toHaveLength(1);
	expect(shop.calls(POST)[0]!.fields).toMatchObject({ rating: '5', comment: 'Avis pressé' });
});

test('[REL-01] a reload brings the draft back', async ({ page }) => {
	await openForm(page);
	await page.getByRole('radio', { name: '2 étoiles sur 5' }).check();
	await page.locator('#comment').fill('Un peu courte');
	await page.reload();
	await page.locator('#review_form').scrollIntoViewIfNeeded();
	await mounted(page, '#review_form');
	await expect(page.locator('#comment')).toHaveValue('Un peu courte');
	await expect(page.getByRole('radio', { name: '2 étoiles sur 5' })).toBeChecked();
});

test('[REV-02] without JavaScript the form posts as ever', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
	const page = await context.newPage();
	await page.goto(PRODUCT);
	await page.locator('#rating').selectOption('5');
	await page.locator('#comment').fill('Sans script');
	await page.locator('#author').fill('Fanny');
	await page.locator('#email').fill(`fanny-${Date.now()}@example.test`);
	await page.locator('#submit').click();
	await expect(page.locator('.commentlist').getByText('Sans script')).toBeVisible();
	await context.close();
});

test('[REV-01] English: the stars, and what is missing', async ({ page }) => {
	await openForm(page, '?lang=en');
	await expect(page.getByRole('radio', { name: '1 star out of 5' })).toBeVisible();
	await page.locator('#submit').click();
	await expect(page.locator('#archipel-rating-error')).toHaveText('Please select a rating');
});

test('[REV-01] the stars come without moving anything', async ({ page }) => {
	const release = await hold(page, `**/${distFile('islands/reviews')}*`);
	await page.goto(`${PRODUCT}#reviews`);
	await mounted(page, '.wc-tabs-wrapper');
	await page.locator('#review_form').scrollIntoViewIfNeeded();
	await atRest(page);
	// Chromium counts no shift below three pixels.
	const places = () =>
		page
			.locator('#review_form :is(label, textarea, input:not([type=radio]))')
			.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
	const before = await places();
	release();
	await mounted(page, '#review_form');
	await expect(page.getByRole('radio', { name: '4 étoiles sur 5' })).toBeVisible();
	expect(await places()).toEqual(before);
	expect(await layoutShifts(page, '#review_form')).toEqual([]);
});

test('[REV-01] stars are large enough for a finger @phone', async ({ page }) => {
	await openForm(page);
	const star = page.getByRole('radio', { name: '5 étoiles sur 5' });
	expect((await star.boundingBox())!.width).toBeGreaterThanOrEqual(44);
	await star.tap();
	await expect(page.locator('#rating')).toHaveValue('5');
});
