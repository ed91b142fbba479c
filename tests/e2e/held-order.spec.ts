import { addressFile, caught, comeAlone, expect, hasCome, hold, mounted, test, type Page } from './harness';
import { addButton, chosen, GUEPIERE, item, LIST, OWN } from './swatch-page';

/** Opens the product page with the form mounted and the swatch files pending. */
async function openWithoutSwatches(page: Page, path: string): Promise<() => Promise<void>> {
	await comeAlone(page, 'swatches');
	const release = await hold(page, `**/${addressFile('islands/swatches')}*`);
	await page.goto(path, { waitUntil: 'commit' });
	await mounted(page, 'form.variations_form');
	return async () => {
		release();
		await expect(page.locator(`${LIST}, .archipel-swatches`).first()).toHaveAttribute('data-archipel-state', 'mounted');
	};
}

const calls = 'archipel_add_to_cart';

test('[RT-03] a click on a swatch before its island is there is carried out', async ({ page }) => {
	const release = await hold(page, '**/dist/**/*.js*', (request) => !request.url().includes('archipel.js'));
	await page.goto(GUEPIERE, { waitUntil: 'commit' });
	await caught(page);
	await item(page, 'rouge-cerise').click();
	await item(page, 'b').hover();
	await page.mouse.down();
	release();
	await hasCome(page, 'islands/swatches');
	// A long press: an island that did not wait for its end would be mounted by now.
	await page.waitForTimeout(500);
	await page.mouse.up();
	await expect(item(page, 'b')).toHaveClass(/selected/);
	await expect(item(page, 'rouge-cerise')).toHaveClass(/selected/);
	await expect(chosen(page, 'attribute_pa_teinte')).toHaveValue('rouge-cerise');
});

test('[RT-13] what is done before the swatches have come is carried out in its order', async ({ page, shop }) => {
	const arrive = await openWithoutSwatches(page, GUEPIERE);
	const swatches = (list: number) => page.locator(LIST).nth(list).locator('.variable-item');
	for (const at of [0, 1]) await swatches(0).nth(at).click();
	for (const [list, key] of ['Space', 'Enter'].entries()) {
		await swatches(list).first().press(key);
		await expect(swatches(list).first()).toHaveAttribute('aria-checked', 'true');
	}
	const wanted = {
		attribute_pa_teinte: (await swatches(0).first().getAttribute('data-value'))!,
		attribute_pa_bonnet: (await swatches(1).first().getAttribute('data-value'))!,
	};
	await addButton(page).click();
	await expect.poll(() => shop.calls(calls).length).toBe(1);
	await arrive();
	await expect(swatches(0).nth(0)).toHaveClass(/selected/);
	await expect(swatches(0).nth(1)).not.toHaveClass(/selected/);
	expect(shop.calls(calls).map(({ fields }) => fields)).toEqual([expect.objectContaining(wanted)]);
	await expect.poll(async () => Object.values(await shop.cart())).toEqual([1]);
	await expect(page.locator('.archipel-notice[data-state=error]')).toHaveCount(0);
});

test('[RT-13] our own swatches, radio buttons before they are there: both choices are judged', async ({
	page,
	shop,
}) => {
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
	await arrive();
	expect(shop.calls(calls)).toEqual([]);
	// The chosen combination is not available: the message is about both choices, not about a missing one.
	await expect(form.locator('.archipel-notice')).toContainText('combinaison');
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
