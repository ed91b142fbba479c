import { addressFile, comeAlone, expect, hold, mounted, test, type Page } from './harness';
import { addButton, GUEPIERE, LIST, OWN } from './swatch-page';

/** Opens the product page with the form mounted and the swatch files pending. @returns Lets them come, or fail. */
async function openWithoutSwatches(page: Page, path: string) {
	await comeAlone(page, 'swatches');
	const release = await hold(page, `**/${addressFile('islands/swatches')}*`);
	await page.goto(path, { waitUntil: 'commit' });
	await mounted(page, 'form.variations_form');
	return async (state: 'mounted' | 'failed') => {
		release(state === 'mounted' ? 'continue' : 'abort');
		await expect(page.locator(`${LIST}, .archipel-swatches`).first()).toHaveAttribute('data-archipel-state', state);
	};
}

const calls = 'archipel_add_to_cart';

test('[RT-13] our own swatches, radios before they come: both choices are judged', async ({ page, shop }) => {
	const arrive = await openWithoutSwatches(page, OWN);
	const form = page.locator('form.variations_form').first();
	const lists = form.locator('.archipel-swatches');
	const radios = [lists.nth(0).getByRole('radio').first(), lists.nth(1).getByRole('radio').first()];
	await lists.nth(0).locator('.archipel-swatches__item').first().click();
	await expect(radios[0]!).toBeChecked();
	await radios[1]!.press('Space');
	await expect(radios[1]!).toBeChecked();
	await expect(form.locator('select').nth(0)).toHaveValue('noir');
	await expect(form.locator('select').nth(1)).toHaveValue('46');
	// By key, because the choice moves the button away from the pointer.
	await form.locator('.single_add_to_cart_button').press('Enter');
	await arrive('mounted');
	expect(shop.calls(calls)).toEqual([]);
	// The chosen combination is not available: the message is about both choices, not about a missing one.
	await expect(form.locator('.archipel-notice')).toContainText('combinaison');
});

test('[RT-05] [RT-13] swatches are lost: the selects show what Space has chosen', async ({ page, shop, guard }) => {
	guard.allowErrors(/Failed to load resource|swatches: files did not load/);
	const end = await openWithoutSwatches(page, GUEPIERE);
	const list = page.locator(LIST).first();
	const first = list.locator('.variable-item').first();
	await first.press('Space');
	await expect(first).toHaveAttribute('aria-checked', 'true');
	const value = (await first.getAttribute('data-value'))!;
	await end('failed');
	const select = page.locator('.variations select').first();
	await expect(select).toBeVisible();
	await expect(select).toHaveValue(value);
	await expect(list).toBeHidden();
	const other = page.locator('.variations select').nth(1);
	await expect(other).toBeVisible();
	await other.selectOption({ index: 1 });
	await addButton(page).click();
	await expect.poll(() => shop.calls(calls).length).toBe(1);
});

test.describe('[RT-05] swatches whose files hang', () => {
	// Without files from a previous page.
	test.use({ firstVisit: true });

	test('where nothing answers a press, the selects are there after eight seconds', async ({ page }) => {
		await page.route('**/dist/archipel.js*', () => new Promise(() => {}));
		for (const path of [GUEPIERE, OWN])
			await test.step(path, async () => {
				await page.goto(path, { waitUntil: 'commit' });
				const form = page.locator('form.variations_form').first();
				const select = form.locator('.variations select').first();
				await expect(select).toBeHidden();
				await expect.poll(() => form.evaluate((element) => element.getAnimations().length)).toBe(1);
				const patience = await form.evaluate((element) => {
					const [animation] = element.getAnimations();
					const delay = animation!.effect!.getTiming().delay!;
					animation!.currentTime = delay;
					return delay;
				});
				expect(patience).toBe(8000);
				await expect(select).toBeVisible({ timeout: 3_000 });
			});
	});
});
