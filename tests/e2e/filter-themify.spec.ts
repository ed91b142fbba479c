import { AUTO, chips, openPanel, query, submit, THEMIFY, tiles, total } from './filter-page';
import { closeByEscape, expect, layoutShifts, mounted, settled, test, violations } from './harness';

const SENT = { wpf: 'catalogue', wpf_cols: '4', wpf_page: '1' };
const panel = '[data-archipel="filter-panel"]';

test('[FILT-01][FILT-04][FILT-05][FILT-07][FILT-08][LIST-07] it sends what Themify’s does', async ({ page, shop }) => {
	await page.goto(`${THEMIFY}?product-page=3&add-to-cart=&utm=1`);
	await page.locator('form.wpf_form').hover({ position: { x: 5, y: 5 } });
	await mounted(page, panel);
	// Layout shifts are allowed inside the form; the list below must not move.
	expect(
		(await layoutShifts(page, '.woocommerce.columns-4')).filter(
			(shift) => /UL|LI|products|columns/.test(shift) && !/archipel/.test(shift),
		),
	).toEqual([]);
	await test.step('above the list groups are low, and stand in columns without a hole below a short one', async () => {
		const groups = await page
			.locator('.archipel-filter__fields > .archipel-filter__field')
			.evaluateAll((all) => all.map((group) => group.getBoundingClientRect().toJSON() as DOMRect));
		expect(new Set(groups.map(({ x }) => Math.round(x))).size).toBeGreaterThan(2);
		for (const [at, { x, top }] of groups.entries()) {
			const above = groups[at - 1];
			if (above?.x === x) expect(top - above.bottom, `below group ${at}`).toBeLessThanOrEqual(20);
		}
		const lists = await page
			.locator('.archipel-filter__terms')
			.evaluateAll((all) => all.map((list) => list.clientHeight));
		expect(Math.max(...lists)).toBeLessThanOrEqual(152);
	});
	await test.step('what is sent', async () => {
		await expect(submit(page)).toHaveText('Filtrer');
		await page.getByRole('checkbox', { name: /^Bodys/ }).check();
		await page.getByRole('checkbox', { name: /^S\b/ }).check();
		await page.getByRole('checkbox', { name: /^M\b/ }).check();
		// A form with a button does not filter on change; the button shows the number of results.
		await expect(submit(page)).toHaveText(/^Voir \d+ articles?$/);
		const promised = Number(/\d+/.exec((await submit(page).textContent())!)![0]);
		expect(query(page)['wpf']).toBeUndefined();
		await submit(page).click();
		await expect.poll(() => query(page)).toEqual({ ...SENT, wpf_cat: 'bodys', wpf_pa_taille: 's,m' });
		await settled(page);
		expect(await total(page)).toBe(promised);
		await page.reload();
		expect(await total(page)).toBe(promised);
		await mounted(page, panel);
		await expect(page.getByRole('checkbox', { name: /^Bodys/ })).toBeChecked();
		await expect(chips(page)).toHaveText(['Bodys', 'S', 'M', 'Tout effacer']);
	});
	const box = page.getByRole('combobox', { name: 'Titre du produit' });
	await test.step('suggestions', async () => {
		// Applied together with the next filter.
		await page.getByRole('button', { name: 'Tout effacer' }).click();
		await box.focus();
		await page.keyboard.type('mas');
		await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
		expect(await violations(page, panel)).toEqual([]);
		for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
		await expect(box).toHaveValue('Masque satin');
		await page.keyboard.press('Enter');
		await expect.poll(() => query(page)).toEqual({ ...SENT, wpf_title: 'Masque satin' });
		await settled(page);
		await expect(tiles(page)).toHaveCount(1);
	});
	await test.step('nothing is found', async () => {
		await shop.hold('wpf_autocomplete');
		await box.fill('zzzz');
		await box.press('Enter');
		const said = page.locator('.woocommerce .wpf-no-products-found');
		await expect(said).toHaveText('Aucun produit ne correspond à votre sélection.');
		await expect(page.locator('h1')).toHaveCount(1);
		await shop.heal();
		await page.waitForLoadState('networkidle');
		await expect(page.locator('#archipel-announcer')).toContainText('Aucun produit ne correspond');
		await page.getByRole('button', { name: 'Effacer les filtres' }).click();
		await expect(tiles(page)).toHaveCount(8);
		await expect(said).toHaveCount(0);
	});
	await test.step('[LIST-07] on a phone it is a drawer, from the first paint', async () => {
		await page.setViewportSize({ width: 390, height: 800 });
		await page.goto(`${THEMIFY}?wpf=catalogue&wpf_cat=bodys&wpf_pa_taille=s`);
		await expect(page.locator('form.wpf_form')).toBeHidden();
		const opener = page.getByRole('button', { name: 'Filtrer (2 choix actifs)' });
		await opener.click();
		await expect(page.getByRole('dialog').getByRole('slider', { name: 'Prix minimum' })).toBeVisible();
		expect(await violations(page, 'dialog')).toEqual([]);
		await closeByEscape(page.getByRole('dialog'));
		await expect(opener).toBeFocused();
	});
});

test('[FILT-05] [A11Y-03] a form that submits on change lists at once, from the start of the list; its mark', async ({
	page,
	shop,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openPanel(page, AUTO);
	await shop.hold('page-shop');
	await page.getByRole('radio', { name: /^Bodys/ }).check();
	await expect(page.locator('body')).toHaveClass(/wpf_loading/);
	const mark = () =>
		submit(page).evaluate((button) => {
			const { width, borderTopWidth, borderTopColor, animationName } = getComputedStyle(button, '::after');
			return [width, borderTopWidth, borderTopColor, animationName];
		});
	expect(await mark()).toEqual(['12px', '2px', 'rgba(0, 0, 0, 0)', 'none']);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	expect((await mark())[3]).toBe('archipel-filter-turn');
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await shop.heal();
	await expect.poll(() => query(page)).toEqual({ ...SENT, wpf: 'auto', wpf_cat: 'bodys' });
	await settled(page);
	await expect
		.poll(() => page.locator('.woocommerce.columns-4').evaluate((list) => Math.round(list.getBoundingClientRect().top)))
		.toBe(10);
});
