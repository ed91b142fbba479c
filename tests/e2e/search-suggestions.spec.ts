import { violations } from './axe';
import { expect, mounted, rewrite, test } from './harness';
import { field, marked, options, panel, PRODUCTS, said, searched, type, typeAndPause } from './search-page';

test('[SRCH-02] [RT-02] before the shopper turns to the field nothing of it is asked for, and React never by itself', async ({
	page,
	shop,
}) => {
	const scripts: string[] = [];
	page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
	await page.goto('/boutique/');
	await page.waitForLoadState('networkidle');
	expect(scripts.filter((url) => /\/srch-|\/rct-/.test(url))).toEqual([]);
	await field(page).hover();
	await expect.poll(() => scripts.some((url) => url.includes('/srch-'))).toBe(true);
	expect(scripts.filter((url) => url.includes('/rct-'))).toEqual([]);
	expect(shop.calls()).toEqual([]);
	await field(page).focus();
	await expect(field(page)).toHaveRole('combobox');
	expect(shop.calls()).toEqual([]);
});

test('[SRCH-02] more than two characters are asked for once, 300 ms after the last, the count is said, and Enter opens what is marked', async ({
	page,
	shop,
}) => {
	await page.clock.install();
	await page.goto('/boutique/');
	await type(page, 'gu');
	await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
	await typeAndPause(page, field(page), 'epiere', 300, () => shop.calls(PRODUCTS));
	await expect(options(page)).toHaveCount(8);
	await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
	await expect(said(page)).toContainText('7 suggestions');
	const [call, ...others] = shop.calls(PRODUCTS);
	const asked = new URL(call!.url).searchParams;
	// By our plugin's answer: what the page of results finds.
	expect([asked.get('search'), asked.get('archipel_search')]).toEqual(['guepiere', '1']);
	expect(others).toEqual([]);
	await expect(panel(page).getByRole('group').nth(0)).toHaveAccessibleName('Catégories');
	const product = panel(page).getByRole('group', { name: 'Produits' }).getByRole('option').first();
	await expect(product).toHaveAccessibleName(/Guêpière trois options.*45,00.*En stock/);
	await expect(product.locator('mark')).toHaveText('Guêpière');
	await expect(product.locator('img')).toBeVisible();
	await expect(options(page).last()).toHaveText(/^Voir les \d+ résultats$/);

	await expect(marked(page)).toHaveCount(0);
	await page.keyboard.press('ArrowDown');
	await expect(marked(page)).toHaveText('Guêpières');
	await expect(field(page)).toHaveAttribute('aria-activedescendant', (await marked(page).getAttribute('id'))!);
	await page.keyboard.press('End');
	await expect(marked(page)).toHaveText(/^Voir les/);
	await page.keyboard.press('Home');
	await page.keyboard.press('ArrowDown');
	await expect(marked(page)).toContainText('Guêpière trois options');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/produit\/guepiere-trois-options\//);
});

test('[SRCH-02] what was typed before it was there is kept with focus and caret, and suggested for', async ({
	page,
}) => {
	let arrive = () => {};
	const late = new Promise<void>((resolve) => (arrive = resolve));
	await page.route(/\/islands\/srch-/, async (route) => {
		await late;
		await route.continue();
	});
	await page.goto('/boutique/');
	await type(page, 'masque');
	await page.keyboard.press('ArrowLeft');
	arrive();
	await expect(options(page).first()).toBeVisible();
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveValue('masque');
	expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
});

test('[SRCH-02] Enter before it is there, and without a mark, submits the form as ever', async ({ page }) => {
	await page.route(/\/islands\/srch-/, () => {});
	await page.goto('/boutique/');
	await type(page, 'masque');
	await page.keyboard.press('Enter');
	// One result: the shop goes to the product.
	await expect(page).toHaveURL(/\/produit\/masque-satin\//);
	await page.unroute(/\/islands\/srch-/);
	await page.goto('/boutique/');
	await type(page, 'nuisette');
	await expect(options(page).first()).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\?s=nuisette&post_type=product/);
});

test('[SRCH-02] a known term makes no request, and an old answer is never painted', async ({ page, shop }) => {
	await page.goto('/boutique/');
	await type(page, 'masque');
	await expect(options(page).first()).toContainText('Masque');
	await field(page).fill('nuisette');
	await expect(options(page).first()).toContainText('Nuisettes');
	shop.forget();
	await field(page).fill('masque');
	await expect(options(page).first()).toContainText('Masque');
	expect(shop.calls()).toEqual([]);

	await shop.latency('store-products', 5000);
	const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('search=kimono'));
	await field(page).fill('kimono');
	await expect.poll(() => shop.calls(PRODUCTS).length).toBe(1);
	await shop.heal();
	await field(page).fill('guepiere');
	await givenUp;
	await expect(options(page).first()).toContainText('Guêpière');
	await expect(panel(page).getByText('Kimono')).toHaveCount(0);

	// Words in any order, in the plural.
	await field(page).fill('dentelles nuisette');
	await expect(options(page).first().locator('mark')).toHaveText(['Nuisette', 'dentelle']);
});

test('[SRCH-02] Escape closes it and keeps the term; Tab and a press elsewhere leave it; arrow down opens it again', async ({
	page,
	isMobile,
}) => {
	expect(isMobile ?? false).toBe(false);
	await page.goto('/boutique/');
	await type(page, 'nuisette');
	await expect(options(page).first()).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(panel(page)).toHaveCount(0);
	await expect(field(page)).toHaveValue('nuisette');
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
});

test('[SRCH-02] it comes and goes within 300 ms, at once for who wants no motion, is 500 px high at most and as wide as its field, and cuts no row', async ({
	page,
}) => {
	await page.goto('/boutique/');
	await type(page, 'nuisette');
	await expect(options(page).first()).toBeVisible();
	await expect(panel(page)).toHaveCSS('transition-duration', /^0\.3s/);
	expect((await panel(page).boundingBox())!.height).toBeLessThanOrEqual(500);
	// However long the list is, the way to all of it is in sight, and no row is cut.
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
	// As wide as the field, or wide enough to be read.
	const [list, input] = await Promise.all([panel(page).boundingBox(), field(page).boundingBox()]);
	expect(Math.round(list!.width)).toBe(Math.max(320, Math.round(input!.width)));
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const duration = await panel(page).evaluate((element) => getComputedStyle(element).transitionDuration);
	expect(Number.parseFloat(duration)).toBeLessThan(0.001);
});

test('[SRCH-04] searches are remembered in this browser only, offered in the empty field, and erased one by one and all', async ({
	page,
	shop,
}) => {
	await page.goto('/boutique/');
	for (const term of ['body', 'nuisette']) {
		await type(page, term);
		await mounted(page, 'header form:has(input[name=s])');
		await page.keyboard.press('Enter');
		await page.waitForURL(new RegExp(`s=${term}`));
		await page.goto('/boutique/');
	}
	shop.forget();
	await field(page).focus();
	await expect(options(page)).toHaveText(['nuisette', 'body']);
	await expect(said(page)).toContainText('2 recherches récentes');
	expect(shop.calls()).toEqual([]);
	expect(await page.context().cookies()).not.toContainEqual(
		expect.objectContaining({ value: expect.stringMatching(/nuisette/) }),
	);

	// By keyboard: past the form's button.
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Effacer « nuisette » des recherches récentes' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(options(page)).toHaveText(['body']);
	await expect(field(page)).toBeFocused();
	await expect(said(page)).toContainText('« nuisette » : effacé');

	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(field(page)).toHaveValue('body');
	await expect(panel(page).getByRole('group', { name: 'Produits' })).toBeVisible();
	await field(page).fill('');
	await panel(page).getByRole('button', { name: 'Tout effacer' }).click();
	await expect(panel(page)).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem('archipel-searches'))).toBeNull();
});

test('[SRCH-04] in place of results, what was searched for stands from its first frame where it can be pressed', async ({
	page,
}) => {
	await searched(page, ['nuisette']);
	await page.goto('/boutique/');
	await type(page, 'body');
	await expect(panel(page).getByRole('group', { name: 'Produits' })).toBeVisible();
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
	const [option, cross] = await Promise.all([
		options(page).first().boundingBox(),
		panel(page).getByRole('button', { name: 'Effacer « nuisette » des recherches récentes' }).boundingBox(),
	]);
	expect(cross!.y).toBe(option!.y);
	expect(cross!.x).toBeGreaterThanOrEqual(option!.x + option!.width);
});

test('[SRCH-04] what was searched for before the island was there is remembered from its results, once, and stays erased', async ({
	page,
}) => {
	const kept = () => page.evaluate(() => localStorage.getItem('archipel-searches'));
	await page.goto('/?s=nuisette&post_type=product');
	await field(page).focus();
	await expect.poll(kept).toBe('["nuisette"]');
	await field(page).fill('');
	await panel(page).getByRole('button', { name: 'Effacer « nuisette » des recherches récentes' }).click();
	expect(await kept()).toBeNull();
	await page.reload();
	await field(page).focus();
	await mounted(page, 'header form:has(input[name=s])');
	expect(await kept()).toBeNull();
	await page.goto('/boutique/');
	await field(page).focus();
	await mounted(page, 'header form:has(input[name=s])');
	expect(await kept()).toBeNull();
});

test('[SRCH-04] [PRIV-01] they go with the visitor’s other traces', async ({ page }) => {
	await searched(page, ['nuisette']);
	await page.goto('/iles/forget/');
	await field(page).focus();
	await expect(options(page)).toHaveText(['nuisette']);
	await page.locator('.archipel-forget').first().click();
	// A click that comes before its island is kept until then.
	await expect.poll(() => page.evaluate(() => localStorage.getItem('archipel-searches'))).toBeNull();
	await field(page).focus();
	await expect(options(page)).toHaveCount(0);
});

test('[SRCH-04] an empty result helps on: spelling, categories, recent searches, the shop', async ({ page }) => {
	await searched(page, ['nuisette']);
	await page.goto('/boutique/');
	await type(page, 'zzzz');
	await expect(panel(page)).toContainText('Aucun produit ne correspond à « zzzz ». Vérifiez l’orthographe');
	await expect(said(page)).toContainText('Aucun produit ne correspond');
	await expect(panel(page).getByRole('group', { name: 'Parcourir les catégories' }).getByRole('option')).toHaveCount(6);
	await expect(panel(page).getByRole('group', { name: 'Recherches récentes' }).getByRole('option')).toHaveText([
		'nuisette',
	]);
	await expect(options(page).last()).toHaveText('Voir toute la boutique');
	expect(await violations(page, 'header')).toEqual([]);
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/boutique\/$/);
});

test('[SRCH-04] the owner’s options: fewer products, nothing remembered', async ({ page }) => {
	await searched(page, ['nuisette']);
	await page.goto(`/boutique/?options=${encodeURIComponent('{"search":{"suggestions":2,"recent":0}}')}`);
	await type(page, 'nuisette');
	await expect(panel(page).getByRole('group', { name: 'Produits' }).getByRole('option')).toHaveCount(2);
	expect(await page.evaluate(() => localStorage.getItem('archipel-searches'))).toBeNull();
});

for (const width of [1280, 390])
	test(`[SRCH-02] [A11Y-07] no barrier in the open panel, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await searched(page, ['body', 'nuisette']);
		await page.goto('/boutique/');
		await field(page).focus();
		await expect(options(page)).toHaveCount(2);
		expect(await violations(page, 'header')).toEqual([]);
		await field(page).fill('nuisette');
		await expect(options(page).last()).toHaveText(/^Voir/);
		await page.keyboard.press('ArrowDown');
		expect(await violations(page, 'header')).toEqual([]);
		const box = (await panel(page).boundingBox())!;
		expect(box.x).toBeGreaterThanOrEqual(0);
		expect(box.x + box.width).toBeLessThanOrEqual(width);
	});

test('[SRCH-02] in English', async ({ page }) => {
	await page.goto('/boutique/?lang=en');
	await type(page, 'basque');
	await expect(said(page)).toContainText(/\d suggestions/);
	await expect(panel(page).getByRole('group', { name: 'Products' })).toBeVisible();
	await expect(options(page).last()).toHaveText(/^See all \d+ results$/);
	await field(page).fill('zzzz');
	await expect(panel(page)).toContainText('No product matches “zzzz”. Check the spelling');
});

test('[SRCH-02] a link is a link: the list opens in another tab as any other', async ({ page, context }) => {
	await page.goto('/boutique/');
	await type(page, 'nuisette');
	const [opened] = await Promise.all([
		context.waitForEvent('page'),
		panel(page).getByRole('group', { name: 'Produits' }).getByRole('option').first().click({ button: 'middle' }),
	]);
	await expect(opened).toHaveURL(/\/produit\//);
	await expect(page).toHaveURL(/\/boutique\//);
});

test('[SRCH-02] the server’s field stays: other scripts hear it, and get back what it was', async ({ page }) => {
	await rewrite(page, '/boutique/', (html) =>
		html.replace('id="woocommerce-product-search-field-0"', 'id="own" autocomplete="on"'),
	);
	await page.goto('/boutique/');
	await page.evaluate(() => {
		document.querySelector('header input[name=s]')!.addEventListener('input', () => (document.title += '!'));
	});
	await type(page, 'nui');
	await expect(field(page)).toHaveRole('combobox');
	expect(await page.title()).toMatch(/!!!$/);
	await page.evaluate(() => {
		const form = document.querySelector('header form[role=search]')!;
		const place = form.parentElement!;
		form.remove();
		setTimeout(() => place.append(form), 100);
	});
	await expect(field(page)).toHaveAttribute('autocomplete', 'on');
	await expect(field(page)).toHaveAttribute('id', 'own');
	await expect(field(page)).not.toHaveAttribute('role');
});
