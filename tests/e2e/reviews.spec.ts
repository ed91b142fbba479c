import type { Page } from '@playwright/test';
import { atRest, distFile, expect, hold, layoutShifts, mounted, reach, test, violations, visit } from './harness';

const PRODUCT = '/produit/nuisette-avec-avis/';

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer l’avis' });

test('[REV-01] [REV-02] [A11Y-01] stars by keyboard, a review that is sent', async ({ page }) => {
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
		await send(page).click();
		await expect(star('1 étoile sur 5')).toBeFocused();
		expect(await violations(page, '#review_form')).toEqual([]);
	});

	await test.step('by keyboard alone', async () => {
		for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
		await expect(star('3 étoiles sur 5')).toBeChecked();
		await expect(page.locator('#rating')).toHaveValue('3');
	});

	await test.step('it is sent', async () => {
		await star('4 étoiles sur 5').check();
		await page.locator('#comment').fill('Avis de Claire');
		await page.locator('#author').fill('Claire');
		await page.locator('#email').fill(`claire-${Date.now()}@example.test`);
		await send(page).click();
		await expect(page.getByText('Merci ! Votre avis est en ligne.').first()).toBeVisible();
		await expect(page.locator('.commentlist').getByText('Avis de Claire')).toBeVisible();
	});
});

test('@noscript [TAB-01] [REV-02] every panel is readable, the form is as ever', async ({ page }) => {
	await page.goto(PRODUCT);
	for (const id of ['description', 'additional_information']) await expect(page.locator(`#tab-${id}`)).toBeVisible();
	await page.locator('#rating').selectOption('5');
	await expect(page.locator('#submit')).toBeVisible();
});

test('[REV-01] in English the stars say so, and are large enough for a finger @phone', async ({ page }) => {
	await reach(page, '#review_form', `${PRODUCT}?lang=en#reviews`);
	const star = page.getByRole('radio', { name: '5 stars out of 5' });
	expect((await star.boundingBox())!.width).toBeGreaterThanOrEqual(44);
	await star.tap();
	await expect(page.locator('#rating')).toHaveValue('5');
});
