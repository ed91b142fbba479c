import { ABOVE, chips, PLACED, query, tiles, total } from './filter-page';
import { violations } from './axe';
import { layoutShifts } from './layout-shifts';
import { closeByEscape, expect, hold, mounted, requestsOf, rewrite, settled, tabTo, test } from './harness';

const panel = '[data-archipel="filter-panel"]';

test('[FILT-08] [FILT-09] [LIST-07] [A11Y-01] typed before it came, by keyboard; axe', async ({ page, shop }) => {
	const loaded = requestsOf(page);
	const box = (name: RegExp) => page.getByRole('checkbox', { name });
	const least = page.getByRole('spinbutton', { name: 'Prix minimum' });
	await page.goto(PLACED);
	// All initial files are loaded.
	await mounted(page, 'body');
	expect(loaded.filter((url) => /rct-|fltr-pnl.*\.js|collection-data/.test(url))).toEqual([]);
	await test.step('typed before it came', async () => {
		const release = await hold(page, /fltr-pnl.*\.js/);
		await shop.hold('page-shop');
		await least.fill('30');
		release();
		await expect(page.locator(panel)).toHaveAttribute('data-archipel-state', 'mounted');
		await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
		await expect(least).toHaveValue('30');
		await expect(least).toBeFocused();
		expect(await layoutShifts(page)).toEqual([]);
		expect(
			shop
				.calls()
				.filter(({ url }) => !/collection-data|\/registry\.json$|\/boutique-filtres\/\?min_price=30$/.test(url)),
		).toEqual([]);
		await shop.heal();
		await expect.poll(() => query(page)).toEqual({ min_price: '30' });
		await settled(page);
		await expect(least).toBeFocused();
	});
	await test.step('by keyboard alone', async () => {
		await box(/^Lingerie/)
			.first()
			.focus();
		await tabTo(page, box(/^Nuisettes/));
		await page.keyboard.press('Space');
		await expect.poll(() => query(page)).toEqual({ min_price: '30', product_cat: 'nuisettes' });
		await settled(page);
		await expect(box(/^Nuisettes/)).toBeFocused();
		await tabTo(page, page.getByRole('button', { name: /^Retirer le filtre : .*Nuisettes$/ }));
		await page.keyboard.press('Enter');
		await expect.poll(() => query(page)).toEqual({ min_price: '30' });
		await settled(page);
	});
	await expect(chips(page).first()).toBeVisible();
	await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
	expect(await violations(page, panel)).toEqual([]);
	// Other widths are in large-text.spec.ts.
	await page.setViewportSize({ width: 768, height: 900 });
	await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
	expect(await page.locator(panel).evaluate((host) => host.scrollWidth - host.clientWidth)).toBeLessThanOrEqual(0);
});

test('[FILT-09] [A11Y-01] above the list its fields are a row of closed ones', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(ABOVE);
	const fold = (name: string) =>
		page.locator('.archipel-filter__fold', { has: page.locator('summary', { hasText: name }) });
	const opener = (name: string) => fold(name).locator('summary');
	const picture = tiles(page).locator('img').first();
	const row = page.locator('.archipel-filter');
	const height = (await row.boundingBox())!.height;
	expect(height).toBeLessThan(130);
	const { y } = (await picture.boundingBox())!;
	expect(y).toBeLessThan(700);
	await opener('Prix').click();
	await mounted(page, panel);
	await expect(page.getByRole('spinbutton', { name: 'Prix maximum' })).toBeVisible();
	expect(await layoutShifts(page)).toEqual([]);
	await opener('Taille').focus();
	await expect(fold('Prix')).not.toHaveAttribute('open');
	await page.keyboard.press('Enter');
	await expect(fold('Taille').locator('.archipel-filter__count').first()).toBeVisible();
	expect((await picture.boundingBox())!.y).toBe(y);
	expect(await violations(page, panel)).toEqual([]);
	const medium = page.getByRole('checkbox', { name: /^M \d/ });
	await tabTo(page, medium);
	await page.keyboard.press('Space');
	await expect.poll(() => query(page)).toEqual({ filter_taille: 'm', query_type_taille: 'or' });
	await settled(page);
	await expect(medium).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(opener('Taille')).toBeFocused();
});

test('[LIST-07] [A11Y-01] on a phone: a drawer, the list behind it, the way back', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 900 });
	// The link that filter-link.php prints if a sidebar has the panel; here inserted above the list.
	const printed = '<a class="archipel-link archipel-filter__link" href="#archipel-filters">Filtrer et trier</a>';
	await rewrite(page, PLACED, (html) => html.replace('<ul class="products', `${printed}$&`));
	await page.goto(PLACED);
	const opener = page.getByRole('button', { name: /^Filtrer/ });
	await expect(page.locator('.archipel-filter')).toBeHidden();
	await opener.click();
	const drawer = page.getByRole('dialog', { name: 'Filtrer les articles' });
	const show = drawer.getByRole('button', { name: /^Voir \d+ articles$/ });
	const before = await show.textContent();
	await drawer.getByRole('checkbox', { name: /^Noir/ }).check();
	await expect(show).not.toHaveText(before!);
	expect(query(page)).toEqual({});
	const promised = Number(/\d+/.exec((await show.textContent())!)?.[0]);
	await show.click();
	await expect(drawer).toHaveCount(0);
	expect(await total(page)).toBe(promised);
	await expect(page.getByRole('button', { name: 'Filtrer (1 choix actif)' })).toBeFocused();
	await expect(chips(page)).toHaveText(['Noir', 'Tout effacer']);
	const link = page.getByRole('link', { name: 'Filtrer et trier' });
	await link.focus();
	await tiles(page).nth(2).scrollIntoViewIfNeeded();
	expect((await link.boundingBox())!.y).toBe(0);
	await page.keyboard.press('Enter');
	await drawer.getByRole('combobox', { name: 'Trier par' }).selectOption('price');
	await drawer.getByRole('button', { name: /^Voir/ }).click();
	await expect(drawer).toHaveCount(0);
	expect(query(page)).toMatchObject({ filter_couleur: 'noir', orderby: 'price' });
	await expect(link).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
	expect(await violations(page, 'dialog')).toEqual([]);
	await closeByEscape(drawer);
	await expect(link).toBeFocused();
});

test('@noscript [LIST-07] [FILT-09] its form is there on a phone, too, without a button that would open it', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(PLACED);
	await expect(page.locator('.archipel-filter__open')).toBeHidden();
	await expect(page.getByRole('checkbox', { name: /^Noir/ })).toBeVisible();
});
