import type { Page } from '@playwright/test';
import { distFile, hasCome } from './dist-file';
import { caught, each, expect, mounted, test } from './harness';
import { addButton, chosen, GUEPIERE, LIST, OWN } from './swatch-page';
import { hold } from './hold';

/** The product page with the form mounted and the files of the swatches still to come. */
async function openWithoutSwatches(page: Page, path: string): Promise<() => Promise<void>> {
	const release = await hold(page, `**/${distFile('islands/swatches')}*`);
	await page.goto(path, { waitUntil: 'commit' });
	await mounted(page, 'form.variations_form');
	return async () => {
		release();
		await expect(page.locator(`${LIST}, .archipel-swatches`).first()).toHaveAttribute('data-archipel-state', 'mounted');
	};
}

const calls = 'archipel_add_to_cart';

test('[RT-03] a press on a swatch counts during which the swatches come', async ({ page }) => {
	const release = await hold(page, `**/${distFile('islands/swatches')}*`);
	await page.goto(GUEPIERE, { waitUntil: 'commit' });
	await caught(page);
	const first = page.locator(`${LIST} .variable-item`).first();
	await first.hover();
	await page.mouse.down();
	release();
	await hasCome(page, 'islands/swatches');
	// A slow finger: an island that did not wait for it would be there by now.
	await page.waitForTimeout(500);
	await page.mouse.up();
	await expect(first).toHaveClass(/selected/);
});

test.describe('[RT-13] what is done before the swatches have come is carried out in its order', () => {
	test('choose, choose, add by clicks: both choices are kept, and one is added', async ({ page, shop }) => {
		const arrive = await openWithoutSwatches(page, GUEPIERE);
		const names = await page
			.locator('.variations select')
			.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).name));
		const wanted: Record<string, string> = {};
		for (const name of names) {
			const list = page.locator(`select[name="${name}"] + ul .variable-item`);
			if (await list.count()) {
				await list.first().click();
				wanted[name] = (await list.first().getAttribute('data-value'))!;
			} else {
				await page.locator(`select[name="${name}"]`).selectOption({ index: 1 });
				wanted[name] = await chosen(page, name).inputValue();
			}
		}
		// The form knows the choice: the purchase waits for nothing.
		await addButton(page).click();
		await expect.poll(() => shop.calls(calls).length).toBe(1);
		await arrive();
		expect(shop.calls(calls)[0]!.fields).toMatchObject(wanted);
		await expect.poll(async () => Object.values(await shop.cart())).toEqual([1]);
		await expect(page.locator('.archipel-notice[data-state=error]')).toHaveCount(0);
	});

	test('by keys alone: Space and Enter on printed swatches, Enter on the button', async ({ page, shop }) => {
		const arrive = await openWithoutSwatches(page, GUEPIERE);
		const lists = page.locator(LIST);
		const wanted: string[] = [];
		for (let at = 0; at < (await lists.count()); at++) {
			const first = lists.nth(at).locator('.variable-item').first();
			wanted.push((await first.getAttribute('data-value'))!);
			await first.focus();
			await page.keyboard.press(at ? 'Enter' : 'Space');
			await expect(first).toHaveAttribute('aria-checked', 'true');
		}
		expect(wanted).not.toEqual([]);
		for (const select of await page.locator('.variations select:visible').all())
			await select.selectOption({ index: 1 });
		await addButton(page).focus();
		await page.keyboard.press('Enter');
		await arrive();
		await expect.poll(() => shop.calls(calls).length).toBe(1);
		expect(Object.values(shop.calls(calls)[0]!.fields)).toEqual(expect.arrayContaining(wanted));
	});

	test('the last of several choices counts', async ({ page }) => {
		const arrive = await openWithoutSwatches(page, GUEPIERE);
		const swatches = page.locator(LIST).first().locator('.variable-item');
		for (const at of [0, 1, 0]) await swatches.nth(at).click();
		await arrive();
		await expect(swatches.nth(0)).toHaveClass(/selected/);
		await expect(swatches.nth(1)).not.toHaveClass(/selected/);
	});

	test('swatches that never come: the selects are there, the purchase is judged, and it is said what was not done', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/Failed to load resource|swatches: files could not be loaded/);
		await page.route(`**/${distFile('islands/swatches')}*`, (route) => route.abort());
		await page.goto(GUEPIERE);
		await mounted(page, 'form.variations_form');
		await expect(page.locator(LIST).first()).toHaveAttribute('data-archipel-state', 'failed');
		for (const select of await each(page.locator('.variations select'))) {
			await expect(select).toBeVisible();
			await select.selectOption({ index: 1 });
		}
		await addButton(page).click();
		await expect.poll(() => shop.calls(calls).length).toBe(1);
	});
});

test.describe('[RT-13] our own swatches, which are radio buttons before they are there', () => {
	test('choose, choose, add: the browser checks them at once, and both choices are what is judged', async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/stockLabelThreshold/);
		const arrive = await openWithoutSwatches(page, OWN);
		const form = page.locator('form.variations_form').first();
		const lists = form.locator('.archipel-swatches');
		const radios = [lists.nth(0).getByRole('radio').first(), lists.nth(1).getByRole('radio').first()];
		await lists.nth(0).locator('.archipel-swatches__item').first().click();
		await expect(radios[0]!).toBeChecked();
		await radios[1]!.focus();
		await page.keyboard.press('Space');
		await expect(radios[1]!).toBeChecked();
		await expect(form.locator('select').nth(0)).toHaveValue('noir');
		await expect(form.locator('select').nth(1)).toHaveValue('46');
		// By key: the choice moves the button, and a pointer would miss it.
		await form.locator('.single_add_to_cart_button').press('Enter');
		await arrive();
		expect(shop.calls(calls)).toEqual([]);
		// The example cannot be bought: it is judged by both choices, not by one that is missing.
		await expect(form.locator('.archipel-notice')).toContainText('combinaison');
	});
});

test.describe('[RT-05] swatches whose files hang', () => {
	// Nothing that a page before has fetched.
	test.use({ firstVisit: true });
	for (const [kind, path] of [
		['of the plugin', GUEPIERE],
		['of our own', OWN],
	] as const)
		test(`where nothing answers a press, the selects are there after eight seconds (${kind})`, async ({ page }) => {
			await page.route('**/dist/archipel.js*', () => new Promise(() => {}));
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
