import type { Page } from '@playwright/test';
import { atRest, distFile, expect, hold, layoutShifts, mounted, reach, test, violations, visit } from './harness';

const PRODUCT = '/produit/nuisette-avec-avis/';
const POST = '/wp-comments-post.php';

/** A new author per test: the shop refuses a second review within 15 seconds. */
async function fill(page: Page, name: string): Promise<void> {
	await page.getByRole('radio', { name: '4 étoiles sur 5' }).check();
	await page.locator('#comment').fill(`Avis de ${name}`);
	await page.locator('#author').fill(name);
	await page.locator('#email').fill(`${name}-${Date.now()}@example.test`);
}
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer l’avis' });

test('[REV-01] [REV-02] [REL-01] [REL-03] [A11Y-01] stars by keyboard, a draft, one review', async ({ page, shop }) => {
	const star = (label: string) => page.getByRole('radio', { name: label });

	await test.step('they come without moving anything', async () => {
		const release = await hold(page, `**/${distFile('islands/reviews')}*`);
		await visit(page, `${PRODUCT}#reviews`, '.wc-tabs-wrapper');
		await page.locator('#review_form').scrollIntoViewIfNeeded();
		await atRest(page);
		// Chromium ignores shifts below three pixels.
		const places = () =>
			page
				.locator('#review_form :is(label, textarea, input:not([type=radio]))')
				.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
		const before = await places();
		release();
		await mounted(page, '#review_form');
		await expect(star('4 étoiles sur 5')).toBeVisible();
		expect(await places()).toEqual(before);
		expect(await layoutShifts(page, '#review_form')).toEqual([]);
	});

	await test.step('a missing rating', async () => {
		await page.locator('#comment').fill('Sans note');
		await send(page).click();
		await expect(page.locator('#archipel-rating-error')).toHaveText('Veuillez sélectionner une note');
		await expect(star('1 étoile sur 5')).toBeFocused();
		expect(await violations(page, '#review_form')).toEqual([]);
	});

	await test.step('by keyboard alone; a reload', async () => {
		for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
		await expect(star('3 étoiles sur 5')).toBeChecked();
		await expect(page.locator('#rating')).toHaveValue('3');
		await page.reload();
		await reach(page, '#review_form');
		await expect(page.locator('#comment')).toHaveValue('Sans note');
		await expect(star('3 étoiles sur 5')).toBeChecked();
	});

	await test.step('it is sent once', async () => {
		await fill(page, 'claire');
		await shop.latency('wp-comments-post', 600);
		shop.forget();
		await send(page).dblclick();
		await expect(page.getByText('Merci ! Votre avis est en ligne.').first()).toBeVisible();
		await expect(page.locator('.commentlist').getByText('Avis de claire')).toBeVisible();
		await expect(page.locator('#comment')).toHaveValue('');
		const calls = shop.calls(POST);
		expect(calls).toHaveLength(1);
		expect(Object.keys(calls[0]!.fields).filter((name) => name.includes('archipel'))).toEqual([]);
	});
});

test('@noscript [TAB-01] [REV-02] every panel is readable, the form posts as ever', async ({ page }) => {
	await page.goto(PRODUCT);
	for (const id of ['description', 'additional_information']) await expect(page.locator(`#tab-${id}`)).toBeVisible();
	await page.locator('#rating').selectOption('5');
	await page.locator('#comment').fill('Sans script');
	await page.locator('#author').fill('Fanny');
	await page.locator('#email').fill(`fanny-${Date.now()}@example.test`);
	await page.locator('#submit').click();
	await expect(page.locator('.commentlist').getByText('Sans script')).toBeVisible();
});

test('[REV-01] in English the stars say so, and are large enough for a finger @phone', async ({ page }) => {
	await reach(page, '#review_form', `${PRODUCT}?lang=en#reviews`);
	const star = page.getByRole('radio', { name: '5 stars out of 5' });
	expect((await star.boundingBox())!.width).toBeGreaterThanOrEqual(44);
	await star.tap();
	await expect(page.locator('#rating')).toHaveValue('5');
});
