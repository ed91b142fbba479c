import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, mounted, rewrite, test, type Fault, type ShopDriver } from './harness';
import { field, options, panel, PRODUCTS, said, searched, type, typeAndPause } from './search-page';

const ADVANCED = '/wp-json/shopengine/v1/advanced-search/';
const THEME = `/boutique/?options=${encodeURIComponent('{"search":{"source":"theme"}}')}`;
const advanced = (page: Page) => page.locator('.shopengine-advanced-search-input');
const form = (page: Page) => page.locator('form.shopengine-search-form');
const wrongProp = /search: property "skin"/;

/** Something is asked for, and the shop does not answer before it is healed. */
async function askInVain(page: Page, shop: ShopDriver): Promise<void> {
	await page.goto('/iles/search/');
	await shop.hold('rest/shopengine/v1/advanced-search/');
	await advanced(page).click();
	await advanced(page).fill('nuisette');
	await expect(form(page)).toHaveClass(/is-loading/);
}

test('[SRCH-01] the advanced search sends its form and its nonce once, 500 ms after the last key, and not what is empty or unchanged', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(wrongProp);
	const nonces: (string | undefined)[] = [];
	page.on('request', (request) => request.url().includes(ADVANCED) && nonces.push(request.headers()['x-wp-nonce']));
	await page.clock.install();
	await page.goto('/iles/search/');
	await advanced(page).click();
	await expect(advanced(page)).toHaveRole('combobox');
	await typeAndPause(page, advanced(page), 'masque', 500, () => shop.calls(ADVANCED));
	await expect(options(page)).toHaveText([/Masques/, /Masque satin/, /Voir tous les résultats/]);
	const [call, ...others] = shop.calls(ADVANCED);
	expect(others).toEqual([]);
	const sent = Object.fromEntries(new URL(call!.url).searchParams);
	expect(sent).toMatchObject({ s: 'masque', post_type: 'product', product_cat: '', _wp_http_referer: '/iles/search/' });
	expect(nonces).toEqual([sent['nonce']]);
	expect((await panel(page).boundingBox())!.height).toBeLessThanOrEqual(500);
	expect(await violations(page, '.shopengine-advanced-search')).toEqual([]);

	// Unchanged: sent again by Enter, and typed again. The builder's own script, whose listeners are these, hears none of it.
	await form(page).evaluate((element) => {
		for (const type of ['keyup', 'change', 'submit'])
			element.addEventListener(type, () => document.body.classList.add('theirs'));
	});
	await page.keyboard.press('Enter');
	await advanced(page).fill('');
	await page.keyboard.press('Enter');
	await expect(options(page)).toHaveText(['masque']);
	await advanced(page).fill('masque');
	await expect(options(page)).toHaveCount(3);
	expect(shop.calls(ADVANCED)).toHaveLength(1);
	await expect(page).toHaveURL(/\/iles\/search\/$/);

	// A category is another question; one letter is enough for it.
	await page.locator('.shopengine-ele-nav-search-select').selectOption({ label: 'Accessoires' });
	await expect.poll(() => shop.calls(ADVANCED).length).toBe(2);
	await expect(options(page)).toHaveCount(3);
	await expect(page.locator('body')).not.toHaveClass(/theirs/);
	await page.mouse.click(5, 800);
	await expect(panel(page)).toHaveCount(0);
});

test('[SRCH-01] the form shows that it is loading; what the shop has is on its search page', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(wrongProp);
	await askInVain(page, shop);
	await shop.heal();
	await expect(options(page).first()).toBeVisible();
	await expect(form(page)).not.toHaveClass(/is-loading/);
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/boutique\/\?s=nuisette&post_type=product/);
});

test('[SRCH-01] above its field the panel grows away from it: what was marked by a key stays marked below a pointer that rests', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(wrongProp);
	await askInVain(page, shop);
	const upwards = async () => {
		const [list, field] = [await panel(page).boundingBox(), await advanced(page).boundingBox()];
		return list!.y + list!.height <= field!.y;
	};
	await expect.poll(upwards, 'there is more room above').toBe(true);
	// It looks before the shop may answer: an answer that was there first would be waited for in vain.
	const seen = await advanced(page).evaluateHandle((input: HTMLInputElement) => {
		const list = document.querySelector('.archipel-search__panel')!;
		const come = new Promise<void>((resolve) => {
			const wait = new MutationObserver(() => list.querySelector('[data-kind="all"]') && resolve());
			wait.observe(list, { subtree: true, childList: true });
		});
		const watch = async () => {
			await come;
			input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
			let least = Infinity;
			for (let frames = 0; frames < 30; frames++) {
				least = Math.min(least, input.getBoundingClientRect().top - list.getBoundingClientRect().bottom);
				await new Promise(requestAnimationFrame);
			}
			return { least, marked: list.querySelector('[aria-selected="true"]')?.textContent };
		};
		return { result: watch() };
	});
	await shop.heal();
	expect(await seen.evaluate(({ result }) => result)).toEqual({ least: 6, marked: 'Voir tous les résultats' });
});

for (const [what, nonce] of [
	['none', ''],
	['one that is too old', '0123456789'],
])
	test(`[SRCH-01] a page out of a cache, with ${what} for a nonce: the Store API answers instead`, async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(wrongProp);
		guard.allowErrors(/403/);
		await page.goto('/iles/search/');
		await page
			.locator('form.shopengine-search-form [name=nonce]')
			.evaluate((input: HTMLInputElement, value) => (input.value = value), nonce!);
		await advanced(page).click();
		await advanced(page).fill('masque');
		await expect(options(page).last()).toHaveText('Voir le résultat');
		await advanced(page).fill('nuisette');
		await expect(options(page).last()).toHaveText(/Voir les \d+ résultats/);
		expect(shop.calls(ADVANCED)).toHaveLength(1);
		expect(shop.calls(PRODUCTS)).toHaveLength(2);
	});

test('[SRCH-02] the theme’s live search is asked where PHP says that there is one; its links become options', async ({
	page,
	shop,
}) => {
	await page.goto(THEME);
	await type(page, 'nuisette');
	await expect(options(page)).toHaveCount(7);
	await expect(said(page)).toContainText('6 suggestions');
	const [call] = shop.calls('osf_woo_search');
	expect(call).toMatchObject({ method: 'POST', fields: { keyword: 'nuisette' } });
	expect(shop.calls(PRODUCTS)).toEqual([]);
	const first = options(page).first();
	await expect(first.locator('mark')).toHaveText('Nuisette');
	await expect(first.locator('.price bdi').first()).toBeVisible();
	await expect(first.locator('img')).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/produit\//);
});

test('[SRCH-02] a theme that has gone since the page was cached: the Store API answers, and the theme is asked no more', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(/400/);
	await page.route('**/wp-admin/admin-ajax.php', (route) =>
		route.fulfill({ status: 400, contentType: 'text/html', body: '0' }),
	);
	await page.goto(THEME);
	await type(page, 'masque');
	await expect(options(page).first()).toContainText('Masque');
	await field(page).fill('nuisette');
	await expect(options(page).first()).toContainText('Nuisettes');
	expect(shop.calls('osf_woo_search')).toHaveLength(1);
});

const failing: [string, Fault][] = [
	['500', '500'],
	['a page for JSON', 'html'],
	['half an answer', 'truncated'],
	['a broken connection', 'drop'],
];
for (const [what, fault] of failing)
	test(`[SRCH-02] [REL-01] ${what}: said and announced, the field goes on, the next key tries again`, async ({
		page,
		shop,
		guard,
	}) => {
		guard.allowErrors(/500|ERR_|Failed to load/);
		await page.goto('/boutique/');
		await shop.fault('store-products', fault);
		await type(page, 'nuisett');
		await expect(panel(page)).toContainText('Les suggestions n’ont pas pu être affichées.');
		await expect(page.locator('#archipel-announcer [aria-live=assertive]')).toContainText('suggestions n’ont pas pu');
		await expect(field(page)).toBeFocused();
		expect(await violations(page, 'header')).toEqual([]);
		await shop.heal();
		await page.keyboard.press('e');
		await expect(options(page).first()).toContainText('Nuisettes');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/s=nuisette/);
	});

test('[SRCH-02] [REL-01] offline: said, « Réessayer » asks once more; without our files the field is the server’s', async ({
	page,
	context,
}) => {
	await page.goto('/boutique/');
	await type(page, 'masque');
	await expect(options(page).first()).toBeVisible();
	await context.setOffline(true);
	await field(page).fill('nuisette');
	await expect(panel(page)).toContainText('hors ligne');
	await context.setOffline(false);
	await panel(page).getByRole('button', { name: 'Réessayer' }).click();
	await expect(options(page).first()).toContainText('Nuisettes');
	await expect(field(page)).toBeFocused();
});

test('[SRCH-02] [REL-01] a shop that does not answer is given up after ten seconds', async ({ page, shop }) => {
	await page.clock.install();
	await page.goto('/boutique/');
	await shop.fault('store-products', 'timeout');
	await field(page).click();
	await field(page).fill('nuisette');
	await page.clock.runFor(400);
	await expect.poll(() => shop.calls(PRODUCTS).length).toBe(1);
	await page.clock.runFor(10_500);
	await expect(panel(page)).toContainText('Le serveur met trop de temps à répondre');
});

test('[SRCH-02] [REL-01] without the panel’s files the form works as the server made it; without a connection either that is said, until they come', async ({
	page,
	context,
	guard,
}) => {
	guard.allowErrors(/ERR_FAILED|ERR_INTERNET|Failed to load/);
	await page.goto('/boutique/');
	await mounted(page, 'header form:has(input[name=s])');
	await page.route(/\/chunks\/pnl-/, (route) => route.abort());
	await context.setOffline(true);
	await type(page, 'nui');
	const failure = page.getByRole('alert').filter({ hasText: 'vérifiez votre connexion' });
	await expect(failure).toHaveCount(1);
	await context.setOffline(false);
	await page.unroute(/\/chunks\/pnl-/);
	await page.keyboard.press('s');
	await expect(options(page).first()).toBeVisible();
	await expect(failure).toHaveCount(0);

	await page.route(/\/chunks\/pnl-/, (route) => route.abort());
	await page.goto('/boutique/');
	await type(page, 'nuisette');
	await expect(page.getByRole('alert')).toHaveCount(0);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/s=nuisette/);
});

/** What the browser says when hostile markup is read, and its pictures are not there. */
const PROVOKED = /Executing inline event handler violates|404/;
const HOSTILE = '<img src=x onerror="window.hacked=1"><b>Nuisette</b>';

test('[SRCH-02] [SEC-01] names, prices and addresses of a hostile answer do nothing', async ({ page, guard }) => {
	guard.allowErrors(PROVOKED);
	await page.route(`**${PRODUCTS}?**`, (route) =>
		route.fulfill({
			json: [
				{
					id: 1,
					name: HOSTILE,
					permalink: '/produit/masque-satin/',
					price_html: `${HOSTILE}<script>window.hacked=1</script>`,
				},
				{ id: 2, name: 'Nuisette piège', permalink: 'javascript:window.hacked=1' },
				{ id: 3, name: 'Nuisette ailleurs', permalink: 'https://mauvais.example/' },
			],
		}),
	);
	await page.goto('/boutique/');
	await type(page, 'nuisette');
	const products = panel(page).getByRole('group', { name: 'Produits' }).getByRole('option');
	await expect(products).toHaveCount(1);
	await expect(products.locator('[onerror], script')).toHaveCount(0);
	await expect(products.locator('mark')).toHaveText('Nuisette');
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('[SRCH-02] [SEC-03 S6] a hostile reply of osf_woo_search: its text and its safe links are all that comes of it', async ({
	page,
	guard,
}) => {
	guard.allowErrors(PROVOKED);
	await page.route('**/wp-admin/admin-ajax.php', (route) =>
		route.fulfill({
			contentType: 'text/html',
			body: `<script>window.hacked=1</script><ul><li><a href="javascript:window.hacked=1">Piège</a></li>
				<li><a href="//mauvais.example/">Ailleurs</a></li>
				<li><a href="/produit/masque-satin/" onclick="window.hacked=1"><img src="javascript:1" onerror="window.hacked=1">
				<span class="title">&lt;img src=x onerror=window.hacked=1&gt; Masque</span><span class="price"><img src=x onerror="window.hacked=1">12 €</span></a></li></ul>`,
		}),
	);
	await page.goto(THEME);
	await type(page, 'masque');
	await expect(options(page)).toHaveText([/<img src=x onerror=window.hacked=1> Masque.*12 €/, /Voir tous/]);
	await expect(panel(page).locator('[onclick], [onerror], script')).toHaveCount(0);
	await options(page).first().click();
	await expect(page).toHaveURL(/\/produit\/masque-satin\//);
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('[SRCH-04] [REL-02] what somebody else wrote among the recent searches is text, or nothing', async ({ page }) => {
	await searched(page, [
		HOSTILE,
		7,
		null,
		{ a: 1 },
		'',
		'x'.repeat(500),
		...Array.from({ length: 200 }, (_, at) => `terme ${at}`),
	]);
	await page.goto('/boutique/');
	await field(page).focus();
	await expect(options(page)).toHaveCount(5);
	await expect(options(page).first()).toHaveText(HOSTILE);
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('[SRCH-02] a search for something else than products, and the block editor’s search, which names no type', async ({
	page,
	shop,
}) => {
	await rewrite(page, '/boutique/', (html) =>
		html
			.replace('name="post_type" value="product"', 'name="post_type" value="post"')
			.replace(
				'<main ',
				'<form role="search" class="wp-block-search" action="/"><input type="search" name="s" aria-label="Bloc" required></form><main ',
			),
	);
	await page.goto('/boutique/');
	await type(page, 'nuisette');
	await expect(page.locator('header form[role=search]')).toHaveAttribute('data-archipel-state', 'mounted');
	await expect(field(page)).not.toHaveAttribute('role');
	expect(shop.calls()).toEqual([]);
	const block = page.getByLabel('Bloc');
	await block.click();
	await block.pressSequentially('nuisette');
	await expect(options(page).first()).toContainText('Nuisettes');
});
