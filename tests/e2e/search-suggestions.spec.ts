import { closeByEscape, expect, mounted, test, violations } from './harness';
import { field, marked, options, panel, PRODUCTS, searched, type } from './search-page';

test('[SRCH-02] [RT-02] suggestions: when asked for, how opened, closed and followed', async ({ page, shop }) => {
	const scripts: string[] = [];
	page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
	await page.goto('/boutique/');
	// All initial files are loaded.
	await mounted(page, 'body');
	expect(scripts.filter((url) => /\/srch-|\/rct-/.test(url))).toEqual([]);
	await field(page).hover();
	await expect.poll(() => scripts.some((url) => url.includes('/srch-'))).toBe(true);
	expect(scripts.filter((url) => url.includes('/rct-'))).toEqual([]);
	expect(shop.calls()).toEqual([]);
	await field(page).focus();
	await expect(field(page)).toHaveRole('combobox');
	expect(shop.calls()).toEqual([]);

	await type(page, 'guepiere');
	await expect(options(page)).toHaveCount(8);
	await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
	const asked = new URL(shop.calls(PRODUCTS).at(-1)!.url).searchParams;
	// The plugin's own search: the results match the results page.
	expect([asked.get('search'), asked.get('archipel_search')]).toEqual(['guepiere', '1']);
	const product = panel(page).getByRole('group', { name: 'Produits' }).getByRole('option').first();
	await expect(product).toHaveAccessibleName(/Guêpière trois options.*45,00.*En stock/);
	await expect(product.locator('mark')).toHaveText('Guêpière');
	await expect(product.locator('img')).toBeVisible();
	await expect(options(page).last()).toHaveText(/^Voir les \d+ résultats$/);

	await test.step('it closes, and opens again', async () => {
		await closeByEscape(panel(page));
		await expect(field(page)).toHaveValue('guepiere');
		await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
		await page.keyboard.press('ArrowDown');
		await expect(options(page).first()).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(panel(page)).toHaveCount(0);
		await expect(page.locator('header form[role=search] button[type=submit]')).toBeFocused();
		await field(page).click();
		await expect(options(page).first()).toBeVisible();
		await page.mouse.click(5, 800);
		await expect(panel(page)).toHaveCount(0);
		await field(page).click();
		await expect(options(page).first()).toBeVisible();
	});
	await expect(marked(page)).toHaveCount(0);
	await page.keyboard.press('ArrowDown');
	await expect(marked(page)).toHaveText('Guêpières');
	await expect(field(page)).toHaveAttribute('aria-activedescendant', (await marked(page).getAttribute('id'))!);
	await page.keyboard.press('End');
	await expect(marked(page)).toHaveText(/^Voir les/);
	for (const key of ['Home', 'ArrowDown']) await page.keyboard.press(key);
	await expect(marked(page)).toContainText('Guêpière trois options');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/produit\/guepiere-trois-options\//);
});

test('[SRCH-02] [SRCH-04] [A11Y-07] the panel’s size and motion; latest searches; an empty result', async ({
	page,
}) => {
	await searched(page, ['body', 'nuisette']);
	await page.goto('/boutique/');
	await type(page, 'nuisette');
	await expect(options(page).last()).toHaveText(/^Voir/);
	await expect(panel(page)).toHaveCSS('transition-duration', /^0\.3s/);
	await expect(panel(page)).toHaveCSS('max-height', '500px');
	// For any list length the link to all results is visible, and no row is cut off.
	await expect(options(page).last()).toBeInViewport({ ratio: 1 });
	const cut = () =>
		panel(page).evaluate((element) => {
			const all = element.querySelector('[data-kind=all]')!.getBoundingClientRect();
			const rows = [...element.querySelectorAll('[data-kind=product]')].map((row) => row.getBoundingClientRect());
			return {
				hasToScroll: rows.at(-1)!.bottom > all.top,
				cut: rows.filter(({ top, bottom }) => top < all.top && bottom > all.top + 1).length,
			};
		});
	await expect.poll(cut).toEqual({ hasToScroll: true, cut: 0 });
	const [list, input] = await Promise.all([panel(page).boundingBox(), field(page).boundingBox()]);
	expect(Math.round(list!.width)).toBe(Math.max(320, Math.round(input!.width)));
	// The panel is placed again in a frame after the window's new size.
	const isInside = (width: number) =>
		expect(async () => {
			const { x, width: own } = (await panel(page).boundingBox())!;
			expect(x, `${width} px`).toBeGreaterThanOrEqual(8);
			expect(x + own, `${width} px`).toBeLessThanOrEqual(width - 8);
		}).toPass({ timeout: 7000 });
	await isInside(1280);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const duration = await panel(page).evaluate((element) => getComputedStyle(element).transitionDuration);
	expect(Number.parseFloat(duration)).toBeLessThan(0.001);

	await test.step('390 px', async () => {
		await page.setViewportSize({ width: 390, height: 844 });
		await isInside(390);
		await page.keyboard.press('ArrowDown');
		expect(await violations(page, 'header'), 'results, 390 px').toEqual([]);
	});
	await test.step('latest searches, in their place from the first frame', async () => {
		await page.setViewportSize({ width: 1280, height: 900 });
		const places = field(page).evaluate(async () => {
			const find = () => document.querySelector('.archipel-search__tools button');
			while (!find()) await new Promise(requestAnimationFrame);
			const tops = new Set<number>();
			for (let frames = 0; frames < 40; frames++) {
				tops.add(find()!.getBoundingClientRect().top);
				await new Promise(requestAnimationFrame);
			}
			return [...tops];
		});
		await field(page).fill('');
		expect(await places).toHaveLength(1);
		await expect(options(page)).toHaveText(['body', 'nuisette']);
		const [option, cross] = await Promise.all([
			options(page).first().boundingBox(),
			panel(page).getByRole('button', { name: 'Effacer « body » des recherches récentes' }).boundingBox(),
		]);
		expect(cross!.y).toBe(option!.y);
		expect(cross!.x).toBeGreaterThanOrEqual(option!.x + option!.width);
	});
	await test.step('an empty result', async () => {
		await field(page).fill('zzzz');
		await expect(panel(page)).toContainText('Aucun produit ne correspond à « zzzz ». Vérifiez l’orthographe');
		const categories = panel(page).getByRole('group', { name: 'Parcourir les catégories' });
		await expect(categories.getByRole('option')).toHaveCount(6);
		await expect(options(page).last()).toHaveText('Voir toute la boutique');
		expect(await violations(page, 'header'), 'an empty result').toEqual([]);
		for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
		await expect(page).toHaveURL(/\/boutique\/$/);
	});
});
