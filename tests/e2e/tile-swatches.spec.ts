import { expect, test, violations, type Page } from './harness';
import { expectSameInHostileTheme } from './hostile-theme';
import { LIST, openTiles, tile } from './tiles-page';

/** Displayed in bordeaux with a price range; rouge has a single price, the other colours do not. */
const NAME = 'Nuisette Soirée';
const WANTED = `options=${encodeURIComponent(JSON.stringify({ 'product-tiles': { swatches: true } }))}`;

const card = (page: Page) => tile(page, NAME);
const row = (page: Page) => card(page).getByRole('radiogroup', { name: 'Couleur' });
const colour = (page: Page, name: string) => row(page).getByRole('radio', { name, exact: true });
const image = (page: Page) => card(page).locator('img');
const link = (page: Page) => card(page).locator('a.woocommerce-LoopProduct-link');

const seen = (page: Page) =>
	card(page).evaluate((element) => ({
		image: element.querySelector('img')!.currentSrc,
		price: element.querySelector('.price')!.innerHTML,
		links: [...element.querySelectorAll('a')].map(({ href }) => href),
	}));

test('[SW-09] [A11Y-01] [A11Y-02] a colour changes picture, price and links, and back', async ({ page }) => {
	await openTiles(page, WANTED);
	await row(page).scrollIntoViewIfNeeded();
	const before = await seen(page);
	const checked = row(page).getByRole('radio', { checked: true });
	await test.step('picture, price and links', async () => {
		expect(before.image).toContain('-bordeaux-0.svg');
		await expect(row(page).getByRole('radio')).toHaveCount(5);
		await colour(page, 'Rouge').click();
		await expect(colour(page, 'Rouge')).toBeChecked();
		await expect.poll(async () => (await seen(page)).image).toContain('-rouge-0.svg');
		expect(before.links.length).toBeGreaterThan(2);
		const wanted = before.links.map((address) =>
			address.replace(/(\/nuisette-soiree\/.*?)$/, '$1?attribute_pa_couleur=rouge'),
		);
		expect((await seen(page)).links).toEqual(wanted);

		await colour(page, 'Blanc').click();
		await expect.poll(async () => (await seen(page)).image).toContain('-blanc-0.svg');
		expect((await seen(page)).price).toBe(before.price);
		const { width, height } = (await colour(page, 'Blanc').boundingBox())!;
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
		expect(await violations(page, LIST)).toEqual([]);

		await colour(page, 'Blanc').click();
		await expect(checked).toHaveCount(0);
		await expect.poll(() => seen(page)).toEqual(before);
	});
	await test.step('the keyboard', async () => {
		const [first, last] = [row(page).getByRole('radio').first(), row(page).getByRole('radio').last()];
		const isInRow = () => row(page).evaluate((element) => element.contains(document.activeElement));
		await first.press('Shift+Tab');
		expect(await isInRow()).toBe(false);
		await page.keyboard.press('Tab');
		await expect(first).toBeFocused();
		expect(await checked.count()).toBe(0);
		await page.keyboard.press('ArrowLeft');
		await expect(last).toBeFocused();
		await expect(last).toBeChecked();
		const name = (await last.getAttribute('data-value'))!;
		await expect(image(page)).toHaveAttribute('src', new RegExp(`-${name}-0`));
		await expect(checked).toHaveCount(1);

		await page.keyboard.press('Tab');
		await expect(card(page).getByRole('link', { name: /^\+\d couleurs.: Nuisette Soirée$/ })).toBeFocused();
		await page.keyboard.press('Shift+Tab');
		await expect(last).toBeFocused();
		// Chosen already: the key clears the choice, as a press does.
		await page.keyboard.press('Space');
		await expect(last).not.toBeChecked();
		await page.keyboard.press('Enter');
		await expect(last).toBeChecked();
	});
	await test.step('a theme that styles every button and link', () => expectSameInHostileTheme(page));
	await colour(page, 'Rouge').click();
	await link(page).click();
	await expect(page).toHaveURL(/attribute_pa_couleur=rouge/);
	await expect(page.locator('select[name=attribute_pa_couleur]')).toHaveValue('rouge');
});
