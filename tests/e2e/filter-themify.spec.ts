import type { Request } from '@playwright/test';
import { violations } from './axe';
import { AUTO, chips, openPanel, query, settled, submit, THEMIFY, tiles, total } from './filter-page';
import { expect, layoutShifts, mounted, rewrite, test } from './harness';

const SENT = { wpf: 'catalogue', wpf_cols: '4', wpf_page: '1' };
const panel = '[data-archipel="filter-panel"]';

test('[FILT-01] [FILT-05] [FILT-08] sends what Themify’s script sends; the address is without wpf_ajax; the button’s number is that of the list', async ({
	page,
}) => {
	await page.goto(`${THEMIFY}?product-page=3&add-to-cart=&utm=1`);
	await mounted(page, panel);
	const asked: Request[] = [];
	page.on('request', (request) => void (request.url().includes('wpf_ajax') && asked.push(request)));
	await expect(submit(page)).toHaveText('Filtrer');
	await page.getByRole('checkbox', { name: /^Bodys/ }).check();
	await page.getByRole('checkbox', { name: /^S\b/ }).check();
	await page.getByRole('checkbox', { name: /^M\b/ }).check();
	// This form has a button: nothing is listed before, and it says how many there will be.
	await expect(submit(page)).toHaveText(/^Voir \d+ articles?$/);
	const promised = Number(/\d+/.exec((await submit(page).textContent())!)![0]);
	expect(query(page)['wpf']).toBeUndefined();
	const { length } = asked;
	await submit(page).click();
	await expect.poll(() => query(page)).toEqual({ ...SENT, wpf_cat: 'bodys', wpf_pa_taille: 's,m' });
	await settled(page);
	const last = asked.at(-1)!;
	expect([last.method(), new URL(last.url()).search]).toEqual([
		'GET',
		'?wpf=catalogue&wpf_cols=4&wpf_page=1&wpf_cat=bodys&wpf_pa_taille=s%2Cm&wpf_ajax=1',
	]);
	// What was asked how many there are is what is shown.
	expect(asked).toHaveLength(length);
	expect(await total(page)).toBe(promised);
	await page.reload();
	expect(await total(page)).toBe(promised);
	await mounted(page, panel);
	await expect(page.getByRole('checkbox', { name: /^Bodys/ })).toBeChecked();
	await expect(chips(page)).toHaveText(['Bodys', 'S', 'M', 'Tout effacer']);
});

test('[FILT-05] the page is told before and after, and waits visibly', async ({ page, shop }) => {
	await openPanel(page, `${THEMIFY}?jquery=1`);
	await page.evaluate(() => {
		const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
		const jQuery = (window as unknown as { jQuery: (of: unknown) => { on: (e: string, h: () => void) => void } })
			.jQuery;
		for (const name of ['wpf_ajax_before_replace', 'wpf_ajax_success'])
			jQuery(document).on(name, () => seen.push(name));
	});
	await shop.hold('page-shop');
	await page.getByRole('checkbox', { name: /^Bodys/ }).check();
	await submit(page).click();
	await expect(page.locator('body')).toHaveClass(/wpf_loading/);
	await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
	await shop.heal();
	await settled(page);
	await expect(page.locator('body')).not.toHaveClass(/wpf_loading/);
	expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
		'wpf_ajax_before_replace',
		'wpf_ajax_success',
	]);
});

test('[FILT-05] a form that submits on change lists at once, and the way to the list is 10 px above it', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openPanel(page, AUTO);
	await page.getByRole('radio', { name: /^Bodys/ }).check();
	await expect.poll(() => query(page)).toEqual({ ...SENT, wpf: 'auto', wpf_cat: 'bodys' });
	await settled(page);
	await expect
		.poll(() => page.locator('.woocommerce.columns-4').evaluate((list) => Math.round(list.getBoundingClientRect().top)))
		.toBe(10);
	await page.getByRole('radio', { name: '20 € - 50 €' }).check();
	await expect.poll(() => query(page)).toEqual({ ...SENT, wpf: 'auto', wpf_cat: 'bodys', wpf_price: '20-50' });
});

test('[SEC-03 A2] the arrows pass over values that nobody means: the list follows when the focus leaves', async ({
	page,
}) => {
	await openPanel(page, AUTO);
	const asked: string[] = [];
	page.on('request', (request) => void (request.url().includes('wpf_ajax') && asked.push(request.url())));
	await page.locator('[name=wpf_price][value=""]').focus();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('radio', { name: '20 € - 50 €' })).toBeChecked();
	expect(asked).toEqual([]);
	await page.keyboard.press('Tab');
	await expect.poll(() => query(page)).toMatchObject({ wpf_price: '20-50' });
	expect(asked).toHaveLength(1);
});

test('[FILT-03] from ten options a list has a box to search in, by keyboard alone; fewer are a list', async ({
	page,
}) => {
	await openPanel(page, THEMIFY);
	await expect(page.getByRole('combobox', { name: 'Bonnet' })).toHaveJSProperty('localName', 'select');
	const box = page.getByRole('combobox', { name: 'Rechercher : Couleur' });
	await box.focus();
	await page.keyboard.type('emer');
	await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/Émeraude/]);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('option', { name: /Émeraude/ })).toHaveAttribute('aria-selected', 'true');
	await expect(chips(page).first()).toHaveText('Émeraude');
	expect(await violations(page, panel)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('listbox')).toHaveCount(0);
	await submit(page).press('Enter');
	await expect.poll(() => query(page)).toEqual({ ...SENT, wpf_pa_couleur: 'emeraude' });
});

test('[FILT-03] of many options those that can be seen come with the press, the others when they are there', async ({
	page,
}) => {
	await openPanel(page, THEMIFY);
	const options = page.getByRole('listbox', { name: 'Couleur' }).getByRole('option');
	const toggle = page.locator('.archipel-filter__toggle').first();
	const atOnce = await toggle.evaluate(async (button: HTMLElement) => {
		button.click();
		await Promise.resolve();
		return document.querySelectorAll('[role=option]').length;
	});
	expect(atOnce).toBe(10);
	await expect.poll(() => options.count()).toBeGreaterThan(10);
	await page.keyboard.press('End');
	await expect(options.last()).toHaveAttribute('data-current', 'true');
});

test('[FILT-02] the slider of Themify’s form: its bounds, its two names', async ({ page }) => {
	await openPanel(page, THEMIFY);
	const low = page.getByRole('slider', { name: 'Prix minimum' });
	await expect(low).toHaveAttribute('min', '4');
	await expect(low).toHaveAttribute('max', '120');
	await low.fill('30');
	await expect(low).toHaveAttribute('aria-valuetext', '30,00 €');
	await submit(page).click();
	await expect.poll(() => query(page)).toEqual({ ...SENT, 'wpf_price-from': '30' });
});

test('[FILT-02] bounds that are no whole numbers make no slider', async ({ page }) => {
	await rewrite(page, THEMIFY, (html) => html.replace('data-max="120"', 'data-max="119.99"'));
	await openPanel(page, THEMIFY);
	await expect(page.getByRole('spinbutton', { name: 'Prix minimum' })).toBeVisible();
	await expect(page.getByRole('slider')).toHaveCount(0);
});

test('[FILT-04] suggestions from the first letter; one fills the field, by keyboard alone', async ({ page, shop }) => {
	await openPanel(page, THEMIFY);
	const box = page.getByRole('combobox', { name: 'Titre du produit' });
	await box.focus();
	await page.keyboard.type('mas');
	await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
	expect(shop.calls('wpf_autocomplete').at(-1)!.fields).toEqual({
		term: 'mas',
		key: 'title',
		action: 'wpf_autocomplete',
	});
	expect(await violations(page, panel)).toEqual([]);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(box).toHaveValue('Masque satin');
	await page.keyboard.press('Enter');
	await expect.poll(() => query(page)).toEqual({ ...SENT, wpf_title: 'Masque satin' });
	await settled(page);
	await expect(tiles(page)).toHaveCount(1);
});

test('[FILT-04] a suggestion that is an address of the shop leads there; an emptied field of a form that submits on change lists all', async ({
	page,
}) => {
	await openPanel(page, `${AUTO}?wpf=auto&wpf_title=masque`);
	await page.getByRole('combobox', { name: 'Titre du produit' }).fill('');
	await expect.poll(() => query(page)['wpf_title']).toBeUndefined();
	await settled(page);
	await page.getByRole('combobox', { name: 'Titre du produit' }).fill('guêpière trois');
	await page
		.getByRole('option', { name: /noir-profond, b/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/produit\/guepiere-trois-options\/$/);
});

test('[SEC-02] [FILT-04] a hostile answer: labels are text, addresses elsewhere are not followed', async ({
	page,
	guard,
}) => {
	// The browser reports a handler also where it only reads.
	guard.allowErrors(/inline event handler|404/);
	await page.route(/admin-ajax/, (route) =>
		route.fulfill({
			contentType: 'text/html',
			body: JSON.stringify({
				1: {
					id: 1,
					label: '&lt;b&gt;gras&lt;/b&gt; <img src=x onerror="window.hacked=1">',
					value: 'javascript:window.hacked=1',
				},
				2: { id: 2, label: 'Ailleurs', value: 'https://evil.test/' },
			}),
		}),
	);
	await openPanel(page, THEMIFY);
	const box = page.getByRole('combobox', { name: 'Titre du produit' });
	await box.fill('a');
	await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['<b>gras</b>', 'Ailleurs']);
	await page.getByRole('option', { name: 'gras' }).click();
	await box.fill('ab');
	await page.getByRole('option', { name: 'Ailleurs' }).click();
	await expect(box).toHaveValue('Ailleurs');
	await expect(page).toHaveURL(new RegExp(`${THEMIFY}$`));
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('[FILT-04] suggestions that do not come are told, and the field works without', async ({ page, shop, guard }) => {
	guard.allowErrors(/500/);
	await shop.fault('wpf_autocomplete', '500');
	await openPanel(page, THEMIFY);
	const box = page.getByRole('combobox', { name: 'SKU' });
	await box.fill('CT-M');
	await expect(page.getByText('Les suggestions ne sont pas arrivées.', { exact: true }).first()).toBeVisible();
	await box.press('Enter');
	await expect.poll(() => query(page)).toEqual({ ...SENT, wpf_sku: 'CT-M' });
});

test('[FILT-07] Themify’s server says nothing where nothing is found: the form’s own words do, with a way on', async ({
	page,
	shop,
}) => {
	await openPanel(page, THEMIFY);
	await shop.hold('wpf_autocomplete');
	await page.getByRole('combobox', { name: 'Titre du produit' }).fill('zzzz');
	await page.getByRole('combobox', { name: 'Titre du produit' }).press('Enter');
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

test('[FILT-08] Themify’s form, which its own style hides, is there before the panel, and nothing moves when that comes', async ({
	page,
}) => {
	await page.goto(THEMIFY);
	await expect(page.getByRole('checkbox').first()).toBeVisible();
	await page.locator('form.wpf_form').hover({ position: { x: 5, y: 5 } });
	await expect(page.locator(panel)).toHaveAttribute('data-archipel-state', 'mounted');
	// Inside it fields find their places; what stands below does not move.
	expect(
		(await layoutShifts(page, '.woocommerce.columns-4')).filter(
			(shift) => /UL|LI|products|columns/.test(shift) && !/archipel/.test(shift),
		),
	).toEqual([]);
});

test('[LIST-07] Themify’s form on a phone: a drawer from the first paint', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(THEMIFY);
	await expect(page.locator('form.wpf_form')).toBeHidden();
	await page.getByRole('button', { name: 'Filtrer' }).click();
	const drawer = page.getByRole('dialog', { name: 'Filtrer les articles' });
	await drawer.getByRole('checkbox', { name: /^Bodys/ }).check();
	expect(await violations(page, 'dialog')).toEqual([]);
	await submit(drawer).click();
	await expect(drawer).toHaveCount(0);
	expect(query(page)).toEqual({ ...SENT, wpf_cat: 'bodys' });
	await expect(page.getByRole('button', { name: 'Filtrer (1 choix actif)' })).toBeFocused();
	// The page behind it scrolls again.
	expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
});
