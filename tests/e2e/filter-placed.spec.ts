import { violations } from './axe';
import { chips, count, openPanel, PLACED, query, said, settled, submit, tiles, total } from './filter-page';
import { expect, layoutShifts, mounted, rewrite, test } from './harness';
import { tabTo } from './tab-to';

const panel = '[data-archipel="filter-panel"]';

/** Id of a product without a piece in XL. */
const SOLD_OUT = '26000';

test('[FILT-09] [FILT-08] a choice lists at once, has an address of WooCommerce’s own, and a reload gives the same', async ({
	page,
}) => {
	await openPanel(page, PLACED);
	await page.getByRole('checkbox', { name: /^Noir/ }).check();
	await expect.poll(() => query(page)).toEqual({ filter_couleur: 'noir', query_type_couleur: 'or' });
	await page.getByRole('checkbox', { name: /^Rouge/ }).check();
	await expect.poll(() => query(page)).toEqual({ filter_couleur: 'noir,rouge', query_type_couleur: 'or' });
	await page.getByRole('checkbox', { name: /^Bodys/ }).check();
	await expect.poll(() => query(page)).toMatchObject({ product_cat: 'bodys' });
	await settled(page);
	const [shown, names] = [await count(page).textContent(), await tiles(page).locator('h2').allTextContents()];
	expect(names.length).toBeGreaterThan(0);
	await page.reload();
	await expect(count(page)).toHaveText(shown!);
	expect(await tiles(page).locator('h2').allTextContents()).toEqual(names);
	await expect(page.locator(panel).getByRole('checkbox', { name: /^Noir/ })).toBeChecked();
});

test('[FILT-08] counts follow the other choices; a term without any is out of reach and says so in words', async ({
	page,
	shop,
}) => {
	await openPanel(page, PLACED);
	const noir = page.getByRole('checkbox', { name: /^Noir/ });
	await expect(noir).toHaveAccessibleName(/^Noir \d+ articles$/);
	const before = await noir.getAttribute('name');
	expect(before).toBe('filter_couleur');
	await page.getByRole('checkbox', { name: /^5XL/ }).check();
	await settled(page);
	await expect(page.getByRole('checkbox', { name: /^Champagne/ })).toHaveAccessibleName('Champagne aucun article');
	await expect(page.getByRole('checkbox', { name: /^Champagne/ })).toBeDisabled();
	// Its own field counts without its own choice.
	await expect(page.getByRole('checkbox', { name: /^M \d/ })).toBeEnabled();
	const said = await noir.evaluate((input) => (input as HTMLInputElement).labels![0]!.textContent);
	shop.forget();
	await noir.check();
	await settled(page);
	expect(await total(page)).toBe(Number(/\d+/.exec(said!)?.[0]));
	// The same address is not asked twice.
	await expect.poll(() => shop.calls().filter(({ url }) => url.includes('collection-data')).length).toBeGreaterThan(0);
	await noir.uncheck();
	await settled(page);
	const asked = shop.calls().filter(({ url }) => url.includes('collection-data')).length;
	await noir.check();
	await settled(page);
	await page.waitForTimeout(600);
	expect(shop.calls().filter(({ url }) => url.includes('collection-data'))).toHaveLength(asked);
});

test('[FILT-08] counts that do not come are left out, and the filter works without', async ({ page, shop, guard }) => {
	guard.allowErrors(/500/);
	await shop.fault('collection-data', '500');
	await openPanel(page, PLACED);
	await page.getByRole('checkbox', { name: 'Noir', exact: true }).check();
	await expect.poll(() => query(page)).toMatchObject({ filter_couleur: 'noir' });
	await settled(page);
	await expect(page.locator('.archipel-filter__count')).toHaveCount(0);
	await expect(page.locator('.archipel-notice')).toHaveCount(0);
});

test('[FILT-08] chips: one goes, the focus is on the next; all go; the result is said', async ({ page }) => {
	await openPanel(
		page,
		`${PLACED}?filter_couleur=noir,rouge&query_type_couleur=or&min_price=20&max_price=60&on_sale=1`,
	);
	await expect(chips(page)).toHaveText(['Noir', 'Rouge', '20,00 € – 60,00 €', 'En promotion', 'Tout effacer']);
	await expect(chips(page).first()).toHaveAccessibleName('Retirer le filtre : Couleur : Noir');
	await chips(page).first().click();
	await expect.poll(() => query(page)).toMatchObject({ filter_couleur: 'rouge' });
	await expect(chips(page).first()).toBeFocused();
	await expect(chips(page).first()).toHaveText('Rouge');
	await settled(page);
	await expect(said(page)).toContainText('résultat');
	await page.keyboard.press('Enter');
	await expect(chips(page).first()).toBeFocused();
	await expect.poll(() => query(page)).toEqual({ min_price: '20', max_price: '60', on_sale: '1' });
	await page.getByRole('button', { name: 'Tout effacer' }).click();
	await expect.poll(() => query(page)).toEqual({});
	await expect(chips(page)).toHaveCount(0);
	await expect(page.getByRole('group', { name: 'Filtres actifs' })).toBeFocused();
});

test('[FILT-02] two thumbs and two fields say the same range; thumbs never cross', async ({ page }) => {
	await openPanel(page, PLACED);
	const low = page.getByRole('slider', { name: 'Prix minimum' });
	await expect(low).toBeVisible();
	const [from, to] = [
		page.getByRole('spinbutton', { name: 'Prix minimum' }),
		page.getByRole('spinbutton', { name: 'Prix maximum' }),
	];
	await to.fill('40');
	await to.press('Enter');
	await expect.poll(() => query(page)).toEqual({ max_price: '40' });
	await expect(page.getByRole('slider', { name: 'Prix maximum' })).toHaveValue('40');
	await low.focus();
	for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
	await expect(from).not.toHaveValue('');
	// Keys pass over what nobody means: the list follows when the focus leaves.
	expect(query(page)).toEqual({ max_price: '40' });
	await page.keyboard.press('End');
	await expect(from).toHaveValue('40');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect.poll(() => query(page)).toEqual({ min_price: '40', max_price: '40' });
});

test('[FILT-07] where nothing is found there is a way on', async ({ page }) => {
	await openPanel(page, `${PLACED}?min_price=5000`);
	await expect(page.locator('#primary .woocommerce-info')).toBeVisible();
	await page.getByRole('button', { name: 'Effacer les filtres' }).click();
	await expect(tiles(page).first()).toBeVisible();
	expect(query(page)).toEqual({});
	await expect(page.getByRole('button', { name: 'Effacer les filtres' })).toHaveCount(0);
});

test('[FILT-10] a size is kept with one press, in this browser only, and asks for what is in stock in it', async ({
	page,
	shop,
}) => {
	await openPanel(page, PLACED);
	await page.getByRole('checkbox', { name: /^XL/ }).check();
	await settled(page);
	const without = await total(page);
	await page.getByRole('button', { name: 'Retenir XL comme ma taille' }).click();
	await expect.poll(() => page.evaluate(() => localStorage.getItem('archipel-size'))).toBe('xl');
	expect(shop.calls().filter(({ method }) => method === 'POST')).toEqual([]);
	await page.goto(PLACED);
	await mounted(page, panel);
	const mine = page.getByRole('button', { name: 'En stock dans ma taille : XL' });
	await expect(mine).toHaveAttribute('aria-pressed', 'false');
	await mine.click();
	await expect
		.poll(() => query(page))
		.toEqual({
			filter_taille: 'xl',
			query_type_taille: 'or',
			filter_stock_status: 'instock',
		});
	await settled(page);
	await expect(mine).toHaveAttribute('aria-pressed', 'true');
	expect(await total(page)).toBeLessThanOrEqual(without);
	await page.evaluate(() => document.dispatchEvent(new CustomEvent('archipel:forget-visitor', { detail: {} })));
	await expect(mine).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem('archipel-size'))).toBeNull();
});

test('[FILT-10] what is sold out in my size is not in stock for me, and the button has the number of what is', async ({
	page,
}) => {
	/** Whether the address of the panel lists it, on any page. */
	const lists = async (id: string) => {
		await settled(page);
		const all = await page.request.get(`${page.url()}&par-page=1000`);
		return (await all.text()).includes(`post-${id} `);
	};
	const choose = async (name: RegExp) => {
		await page.getByRole('checkbox', { name }).check();
		await settled(page);
	};
	const mine = page.getByRole('button', { name: /^En stock dans ma taille/ });
	await page.addInitScript(() => localStorage.setItem('archipel-size', 'xl'));
	await openPanel(page, PLACED);
	// Its other sizes are there, and XL was sold: it lists among both, and not among what is in stock in XL.
	await choose(/^XL/);
	expect(await lists(SOLD_OUT)).toBe(true);
	await page.getByRole('checkbox', { name: /^XL/ }).uncheck();
	await choose(/^En stock/);
	expect(await lists(SOLD_OUT)).toBe(true);
	await page.getByRole('checkbox', { name: /^En stock/ }).uncheck();
	await settled(page);
	await mine.click();
	await expect.poll(() => query(page)).toMatchObject({ filter_taille: 'xl', filter_stock_status: 'instock' });
	expect(await lists(SOLD_OUT)).toBe(false);
	await expect(submit(page)).toHaveText(`Voir ${await total(page)} articles`);
	await expect(tiles(page).first()).toBeVisible();
});

test('[FILT-05] two fast choices paint only the last', async ({ page, shop }) => {
	await openPanel(page, PLACED);
	const before = await page.evaluate(() => history.length);
	await shop.hold('page-shop');
	await page.getByRole('checkbox', { name: /^Noir/ }).check();
	await page.getByRole('checkbox', { name: /^Bodys/ }).check();
	await shop.heal();
	await expect.poll(() => query(page)).toMatchObject({ product_cat: 'bodys', filter_couleur: 'noir' });
	await settled(page);
	const shown = await total(page);
	await page.waitForLoadState('networkidle');
	expect(await total(page)).toBe(shown);
	// The first was never listed: one entry of the history is between.
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('[FILT-09] [A11Y-08] without scripts it is a form, and its address is a clean one', async ({
	browser,
	baseURL,
}) => {
	const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
	await page.goto(PLACED);
	await expect(page.locator('.archipel-filter__open')).toBeHidden();
	await page.getByRole('checkbox', { name: /^Noir/ }).check();
	await page.getByRole('checkbox', { name: /^Rouge/ }).check();
	await page.getByRole('button', { name: 'Voir les articles' }).click();
	expect(query(page)).toEqual({ filter_couleur: 'noir,rouge', query_type_couleur: 'or' });
	await expect(page.getByRole('checkbox', { name: /^Noir/ })).toBeChecked();
	await expect(tiles(page).first()).toBeVisible();
	await page.setViewportSize({ width: 390, height: 800 });
	await expect(page.getByRole('checkbox', { name: /^Noir/ })).toBeVisible();
	// What is chosen stands there with the page, as links.
	await page.getByRole('link', { name: 'Retirer le filtre : Couleur : Noir' }).click();
	await expect.poll(() => query(page)).toEqual({ filter_couleur: 'rouge', query_type_couleur: 'or' });
	await page.getByRole('link', { name: 'Tout effacer' }).click();
	await expect.poll(() => query(page)).toEqual({});
	await page.close();
});

test('[LIST-07] nothing of it comes by itself, and nothing moves when it does', async ({ page, shop }) => {
	const loaded: string[] = [];
	page.on('request', (request) => void loaded.push(request.url()));
	await page.goto(PLACED);
	await page.waitForLoadState('networkidle');
	expect(loaded.filter((url) => /rct-|fltr-pnl.*\.js|collection-data/.test(url))).toEqual([]);
	await page.locator(panel).hover();
	await expect(page.locator(panel)).toHaveAttribute('data-archipel-state', 'mounted');
	await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
	expect(await layoutShifts(page)).toEqual([]);
	expect(shop.calls().filter(({ url }) => !/collection-data|\/registry\.json$/.test(url))).toEqual([]);
});

test('[LIST-07] what was typed and ticked before it came is there, and the focus too', async ({ page }) => {
	await page.goto(PLACED);
	await page.route(/fltr-pnl.*\.js/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 700));
		await route.continue();
	});
	await page.getByRole('spinbutton', { name: 'Prix minimum' }).fill('30');
	await expect(page.locator(panel)).toHaveAttribute('data-archipel-state', 'mounted');
	await expect(page.getByRole('spinbutton', { name: 'Prix minimum' })).toHaveValue('30');
	await expect(page.getByRole('spinbutton', { name: 'Prix minimum' })).toBeFocused();
	await expect.poll(() => query(page)).toEqual({ min_price: '30' });
});

test('[LIST-07] [A11Y-01] nothing is wrong with it at 1280, 768 and 390 px, and at 200 % of the text', async ({
	page,
}) => {
	test.slow();
	await openPanel(page, `${PLACED}?filter_couleur=noir&query_type_couleur=or`);
	await expect(chips(page).first()).toBeVisible();
	const enlarge = (size: string) =>
		page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
	for (const width of [1280, 768, 390]) {
		await enlarge('');
		await page.setViewportSize({ width, height: 900 });
		if (width === 390) {
			await page.getByRole('button', { name: /^Filtrer/ }).click();
			await expect(page.getByRole('dialog')).toBeVisible();
		}
		await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
		const place = width === 390 ? 'dialog' : panel;
		expect(await violations(page, place), `${width} px`).toEqual([]);
		await enlarge('200%');
		const overflow = await page.locator(place).evaluate((host) => host.scrollWidth - host.clientWidth);
		expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
		expect(await violations(page, place), `${width} px, 200 %`).toEqual([]);
	}
});

test('[LIST-07] a phone: a drawer, « Voir … articles » follows, the list is behind it, the focus comes back', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(PLACED);
	const opener = page.getByRole('button', { name: /^Filtrer/ });
	await expect(page.locator('.archipel-filter')).toBeHidden();
	await opener.click();
	const drawer = page.getByRole('dialog', { name: 'Filtrer les articles' });
	const show = drawer.getByRole('button', { name: /^Voir \d+ articles$/ });
	await expect(show).toBeVisible();
	const before = await show.textContent();
	await drawer.getByRole('checkbox', { name: /^Noir/ }).check();
	await expect(show).not.toHaveText(before!);
	expect(query(page)).toEqual({});
	const promised = Number(/\d+/.exec((await show.textContent())!)?.[0]);
	await show.click();
	await expect(drawer).toHaveCount(0);
	expect(await total(page)).toBe(promised);
	await expect(page.getByRole('button', { name: 'Filtrer (1 choix actif)' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(drawer).toBeVisible();
	// Who leaves without listing has chosen nothing.
	await drawer.getByRole('checkbox', { name: /^Blanc/ }).check();
	await page.keyboard.press('Escape');
	await expect(drawer).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Filtrer (1 choix actif)' })).toBeFocused();
	await expect(chips(page)).toHaveText(['Noir', 'Tout effacer']);
});

test('[FILT-08] by keyboard alone: to a term, chosen, its chip, gone', async ({ page }) => {
	await page.goto(PLACED);
	await page.locator('.archipel-filter input').first().focus();
	await expect(page.locator(panel)).toHaveAttribute('data-archipel-state', 'mounted');
	const noir = page.getByRole('checkbox', { name: /^Noir/ });
	await tabTo(page, noir);
	await page.keyboard.press('Space');
	await expect.poll(() => query(page)).toMatchObject({ filter_couleur: 'noir' });
	await expect(noir).toBeFocused();
	await tabTo(page, chips(page).first());
	await page.keyboard.press('Enter');
	await expect.poll(() => query(page)).toEqual({});
});

test('[I18N-01] [FILT-08] in English', async ({ page }) => {
	await openPanel(page, `${PLACED}?lang=en&filter_couleur=noir&query_type_couleur=or`);
	await expect(page.getByRole('button', { name: 'Remove filter: Colour : Black' })).toBeVisible();
	await expect(page.getByRole('button', { name: /^Show \d+ items$/ })).toBeVisible();
	await page.getByRole('button', { name: 'Clear all' }).click();
	await expect.poll(() => query(page)).toEqual({ lang: 'en' });
});

test('[SEC-01] [SEC-03 S13] names of terms are text, and an address brings nothing but its filters', async ({
	page,
}) => {
	const evil = '&lt;img src=x onerror=&quot;window.hacked=1&quot;&gt;';
	await rewrite(page, PLACED, (html) => html.replaceAll('<span>Noir</span>', `<span>${evil}</span>`));
	await openPanel(
		page,
		`${PLACED}?filter_couleur=noir,%3Cscript%3Ealert(1)%3C/script%3E&query_type_couleur=or&add-to-cart=1178&_wpnonce=x&key=k`,
	);
	await expect(chips(page).first()).toHaveText('<img src=x onerror="window.hacked=1">');
	// What the form does not have, nobody has chosen.
	await expect(chips(page)).toHaveCount(2);
	await page.getByRole('checkbox', { name: /^Rouge/ }).check();
	await expect.poll(() => query(page)['filter_couleur']).toBe('noir,rouge');
	expect(Object.keys(query(page)).sort()).toEqual(['filter_couleur', 'query_type_couleur']);
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
