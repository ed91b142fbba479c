import type { Page, Request } from '@playwright/test';
import { violations } from './axe';
import { distFile } from './dist-file';
import { expect, layoutShifts, mounted, rewrite, test } from './harness';
import { tabTo } from './tab-to';

const PAGE = '/iles/loop-filter/';
const ROUTE = '/wp-json/elementor-pro/v1/refresh-loop';
const FILTER = '.elementor-widget-taxonomy-filter';
const LOOP = 'e-filter-f14fd03';

const term = (page: Page, name: string) => page.locator(FILTER).getByRole('button', { name, exact: true }).first();
const colour = (page: Page, name: string) => page.locator(FILTER).nth(1).getByRole('button', { name, exact: true });
const items = (page: Page) => page.locator('.elementor-widget-loop-grid .e-loop-item');
const titles = (page: Page) => page.locator('.e-loop-item .product-title').allTextContents();
const search = (page: Page) => new URL(page.url()).search;
const pressed = (page: Page) =>
	page.locator(`${FILTER} [aria-pressed=true]`).evaluateAll((buttons) => buttons.map(({ textContent }) => textContent));
const said = (page: Page) => page.locator('#archipel-announcer [aria-live=polite]');
const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;

async function open(page: Page, query = ''): Promise<void> {
	await page.goto(PAGE + query);
	await mounted(page, FILTER);
}

test.beforeEach(({ guard }) => guard.allowErrors(/loop-filter: property "choiceInUrl"/));

test('[LOOP-02] a term shows its products without a reload; the request is the specification’s, the count is said', async ({
	page,
	shop,
}) => {
	await open(page);
	const before = await titles(page);
	const sent = page.waitForRequest((request) => request.url().endsWith(ROUTE));
	await page.evaluate(() => (document.title = 'same page'));
	await term(page, 'Bodys').click();
	await expect.poll(() => titles(page)).not.toEqual(before);
	expect(bodyOf(await sent)).toEqual({
		post_id: 77,
		widget_filters: { taxonomy: { product_cat: { terms: ['bodys'], logicalJoin: 'AND' } } },
		widget_id: 'f14fd03',
		pagination_base_url: new URL(PAGE, page.url()).href,
	});
	expect(search(page)).toBe(`?${LOOP}-product_cat=bodys`);
	expect(await pressed(page)).toEqual(['Bodys', 'Tout', 'Tout']);
	await expect(said(page)).toHaveText('6 articles affichés');
	await expect(term(page, 'Bodys')).toBeFocused();
	expect(await page.title()).toBe('same page');
	// A guest needs no nonce.
	expect(shop.calls('archipel_nonces')).toEqual([]);
	// The address shows the same to whoever opens it.
	const shown = await titles(page);
	await page.reload();
	expect(await titles(page)).toEqual(shown);
});

test('[LOOP-01] several colours are joined by ~, beside the category; « Tout » takes its own filter back', async ({
	page,
}) => {
	await open(page);
	await term(page, 'Bodys').click();
	await expect.poll(() => search(page)).toBe(`?${LOOP}-product_cat=bodys`);
	await colour(page, 'Noir').click();
	await expect.poll(() => search(page)).toContain('pa_couleur=noir');
	await colour(page, 'Rouge').click();
	await expect.poll(() => search(page)).toBe(`?${LOOP}-product_cat=bodys&${LOOP}-pa_couleur=noir~rouge`);
	expect(await pressed(page)).toEqual(['Bodys', 'Noir', 'Rouge', 'Tout']);
	await term(page, 'Tout').click();
	await expect.poll(() => search(page)).toBe(`?${LOOP}-pa_couleur=noir~rouge`);
});

test('[LOOP-01] a change drops page, paged, e-page and what no list has, and leaves what another filter has chosen to the letter', async ({
	page,
}) => {
	await open(page, '?e-page-f14fd03=2&page=3&paged=4&q=a&e-filter-autre-tag=x~y+z');
	await term(page, 'Bodys').click();
	await expect.poll(() => search(page)).toBe(`?e-filter-autre-tag=x~y+z&${LOOP}-product_cat=bodys`);
	// The links to its pages keep the filter.
	await expect(page.locator('.elementor-pagination a').first()).toHaveAttribute(
		'href',
		/e-filter-autre-tag=x~y\+z&.*product_cat=bodys&e-page-f14fd03=2$/,
	);
});

test('[LOOP-01] Back and forward show what they showed, with the same elements and no request', async ({
	page,
	shop,
}) => {
	await open(page);
	const first = await titles(page);
	await term(page, 'Bodys').click();
	await expect.poll(() => search(page)).toContain('bodys');
	const second = await titles(page);
	await term(page, 'Nuisettes').click();
	await expect.poll(() => search(page)).toContain('nuisettes');
	shop.forget();
	await page.goBack();
	await expect.poll(() => titles(page)).toEqual(second);
	expect(await pressed(page)).toEqual(['Bodys', 'Tout', 'Tout']);
	await page.goBack();
	await expect.poll(() => titles(page)).toEqual(first);
	await page.goForward();
	await expect.poll(() => titles(page)).toEqual(second);
	expect(shop.calls(ROUTE)).toEqual([]);
	// An entry from before a reload has its list asked for.
	await page.reload();
	await mounted(page, FILTER);
	await page.goBack();
	await expect.poll(() => titles(page)).toEqual(first);
	expect(shop.calls(ROUTE)).toHaveLength(1);
});

test('[LOOP-02] of two fast choices only the last is shown, though the first is answered later', async ({ page }) => {
	await open(page);
	let isFirst = true;
	const held: (() => void)[] = [];
	await page.route(`**${ROUTE}`, async (route) => {
		if (isFirst) {
			isFirst = false;
			await new Promise<void>((resolve) => held.push(resolve));
		}
		await route.continue().catch(() => {});
	});
	await term(page, 'Bodys').click();
	await expect.poll(() => held.length).toBe(1);
	await expect(page.locator('.elementor-widget-loop-grid')).toHaveAttribute('aria-busy', 'true');
	await term(page, 'Nuisettes').click();
	await expect.poll(() => search(page)).toContain('nuisettes');
	held[0]!();
	const shown = await titles(page);
	await page.goto(page.url());
	expect(await titles(page)).toEqual(shown);
});

test('[LOOP-02] taken back before the answer: nothing changes, nothing is said', async ({ page, shop }) => {
	await open(page);
	const before = await titles(page);
	await shop.latency('rest/elementor-pro/v1/refresh-loop', 30_000);
	await term(page, 'Bodys').click();
	await expect(term(page, 'Bodys')).toHaveAttribute('aria-pressed', 'true');
	await term(page, 'Bodys').click();
	await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
	expect(await pressed(page)).toEqual(['Tout', 'Tout', 'Tout']);
	expect([await titles(page), search(page)]).toEqual([before, '']);
	await expect(page.locator('.archipel-notice')).toHaveCount(0);
});

test('[LOOP-02] a shop without the route (Elementor Pro’s 404): the list stays, the page itself is offered, and it works', async ({
	page,
	guard,
}) => {
	guard.allowErrors(/Failed to load resource/);
	await open(page);
	const before = await titles(page);
	await page.route(`**${ROUTE}`, (route) => route.fulfill({ status: 404, json: { code: 'rest_no_route' } }));
	await term(page, 'Bodys').click();
	const notice = page.locator('.archipel-notice');
	await expect(notice).toContainText('Une erreur est survenue.');
	expect([await titles(page), search(page), await pressed(page)]).toEqual([before, '', ['Tout', 'Tout', 'Tout']]);
	expect(await violations(page, '.archipel-notice')).toEqual([]);
	await notice.getByRole('link', { name: 'Ouvrir la page filtrée' }).click();
	await expect.poll(() => search(page)).toBe(`?${LOOP}-product_cat=bodys`);
	expect(await titles(page)).not.toEqual(before);
});

test('[LOOP-02] nothing matches: it is said where the list was, and to screen readers', async ({ page }) => {
	await open(page);
	await page.route(`**${ROUTE}`, (route) => route.fulfill({ json: { data: '' } }));
	await term(page, 'Bodys').click();
	await expect(page.locator('.elementor-widget-loop-grid')).toHaveText('Aucun article ne correspond à ce filtre.');
	await expect(said(page)).toHaveText('Aucun article ne correspond à ce filtre.');
	await page.goBack();
	await expect(items(page)).toHaveCount(6);
});

test('[LOOP-02] tiles that come are alive at once: one press, one piece', async ({ page, shop }) => {
	await open(page);
	const before = await titles(page);
	await term(page, 'Bodys').click();
	await expect.poll(() => titles(page)).not.toEqual(before);
	const add = items(page).locator('.ajax_add_to_cart').first();
	await expect(add).toHaveAttribute('href', /^\?add-to-cart=\d+$/);
	await add.click();
	await expect.poll(async () => Object.values(await shop.cart())).toEqual([1]);
});

test('[LOOP-02] who listens is told, Elementor’s scripts too', async ({ page }) => {
	await open(page);
	await page.evaluate(() => {
		const told: unknown[] = [];
		const elementsHandler = { runReadyTrigger: (widget: HTMLElement) => told.push(widget.dataset['id']) };
		Object.assign(window, { told, elementorFrontend: { elementsHandler } });
		document.addEventListener('archipel:widget-updated', (event) =>
			told.push((event as CustomEvent).detail, (event.target as HTMLElement).dataset['id']),
		);
	});
	await term(page, 'Bodys').click();
	await expect
		.poll(() => page.evaluate(() => (window as { told?: unknown[] }).told))
		.toEqual(['f14fd03', { mode: 'replace' }, 'f14fd03']);
});

test('[LOOP-01] by keyboard alone: to a term, pressed, taken back; the focus stays', async ({ page }) => {
	await open(page);
	await tabTo(page, term(page, 'Bodys'));
	await page.keyboard.press('Space');
	await expect.poll(() => search(page)).toContain('bodys');
	await expect(term(page, 'Bodys')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect.poll(() => search(page)).toBe('');
	await expect(term(page, 'Bodys')).toBeFocused();
});

test('[LOOP-01] a term pressed before the island has come is chosen once', async ({ page, shop }) => {
	await shop.hold(distFile('islands/loop-filter'));
	await page.goto(PAGE);
	await term(page, 'Bodys').click();
	await shop.heal();
	await expect.poll(() => search(page)).toBe(`?${LOOP}-product_cat=bodys`);
	expect(shop.calls(ROUTE)).toHaveLength(1);
});

test('[LOOP-02] a customer who is signed in asks with a nonce of the broker', async ({ page }) => {
	await rewrite(page, PAGE, (html) => html.replace('page page-iles', 'logged-in page page-iles'));
	await open(page);
	const sent = page.waitForRequest((request) => request.url().endsWith(ROUTE));
	await term(page, 'Bodys').click();
	expect((await sent).headers()['x-wp-nonce']).toMatch(/^[0-9a-f]{10}$/);
	await expect.poll(() => search(page)).toContain('bodys');
});

test.describe('attacks', () => {
	test('[SEC-01] HTML in the answer runs nothing and leads nowhere', async ({ page, guard }) => {
		// The browser says so of what it only reads.
		guard.allowErrors(/Executing inline event handler/);
		await open(page);
		await page.evaluate(() => Object.assign(window, { alert: () => ((window as { hacked?: true }).hacked = true) }));
		await page.route(`**${ROUTE}`, (route) =>
			route.fulfill({
				json: {
					data: `<div class="elementor-widget-container"><script>alert(1)</script><img src="x" onerror="alert(1)"><div class="e-loop-item"><a href="javascript:alert(1)">Lien</a><iframe srcdoc="<script>parent.alert(1)</script>"></iframe><form action="https://evil.test/"><button>Envoyer</button></form></div></div>`,
				},
			}),
		);
		await page.route('**/x', (route) => route.fulfill({ status: 200, body: '' }));
		await term(page, 'Bodys').click();
		await expect(items(page)).toHaveCount(1);
		const loop = page.locator('.elementor-widget-loop-grid');
		await expect(loop.locator('script, iframe, [onerror], [href^=javascript], [action*=evil]')).toHaveCount(0);
		await loop.getByText('Lien').click();
		expect(await page.evaluate(() => (window as { hacked?: true }).hacked)).toBeUndefined();
	});

	test('[SEC-03 S6] an answer that the gate leaves nothing of is none', async ({ page }) => {
		await open(page);
		await page.route(`**${ROUTE}`, (route) => route.fulfill({ json: { data: '<script>1</script>' } }));
		await term(page, 'Bodys').click();
		await expect(page.locator('.archipel-notice').getByRole('button', { name: 'Réessayer' })).toBeVisible();
		await expect(items(page)).toHaveCount(6);
	});

	test('[SEC-03 S4] ids and terms with the letters of selectors are only text', async ({ page }) => {
		const id = `a"],body{}*[x='`;
		const name = encodeURIComponent(`e-filter-${id}-product_cat`).replaceAll("'", '%27');
		await rewrite(page, PAGE, (html) =>
			html
				.replaceAll('data-id="f14fd03"', `data-id="${id.replaceAll('"', '&quot;')}"`)
				.replaceAll('f14fd03', JSON.stringify(id).slice(1, -1).replaceAll('"', '&quot;'))
				.replaceAll('data-filter="bodys"', `data-filter="x&quot;]~y+z&amp;page=9#"`),
		);
		await open(page);
		const sent = page.waitForRequest((request) => request.url().endsWith(ROUTE));
		await term(page, 'Bodys').click();
		expect(bodyOf(await sent)).toMatchObject({
			widget_id: id,
			widget_filters: { taxonomy: { product_cat: { terms: ['x"]~y+z&page=9#'] } } },
		});
		await expect.poll(() => search(page)).toBe(`?${name}=x%22%5D%7Ey%2Bz%26page%3D9%23`);
	});

	test('[SEC-03 S5] a page that names no post, or a number that is none, asks for post 0', async ({ page }) => {
		await rewrite(page, PAGE, (html) => html.replace('data-elementor-id="77"', 'data-elementor-id="77 or 1=1"'));
		await open(page);
		const sent = page.waitForRequest((request) => request.url().endsWith(ROUTE));
		await term(page, 'Bodys').click();
		expect(bodyOf(await sent)).toMatchObject({ post_id: 0 });
	});

	test('[SEC-02] an address of pages that leads elsewhere is not sent on', async ({ page }) => {
		await rewrite(page, PAGE, (html) =>
			html.replace(/data-base-url="[^"]*" data-page-num="1"/g, 'data-base-url="https://evil.test/" data-page-num="2"'),
		);
		await open(page);
		const sent = page.waitForRequest((request) => request.url().endsWith(ROUTE));
		await term(page, 'Bodys').click();
		expect(bodyOf(await sent)['pagination_base_url']).toBe(new URL(PAGE, page.url()).href);
	});
});

test('[A11Y-01] no axe violation, before and after a choice; nothing moves when the island comes', async ({ page }) => {
	await open(page);
	expect(await layoutShifts(page)).toEqual([]);
	expect(await violations(page, '.island-example')).toEqual([]);
	await term(page, 'Bodys').click();
	await expect.poll(() => search(page)).toContain('bodys');
	expect(await violations(page, '.island-example')).toEqual([]);
});

test('[LOOP-01] in English', async ({ page }) => {
	await open(page, '?lang=en');
	await term(page, 'Bodies').click();
	await expect(said(page)).toHaveText('6 items shown');
	expect(search(page)).toBe(`?lang=en&${LOOP}-product_cat=bodys`);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[LOOP-01] the address of a filtered list shows it, marked, and its pages go on', async ({ page }) => {
		await page.goto(`${PAGE}?${LOOP}-product_cat=bodys`);
		await expect(items(page)).toHaveCount(6);
		expect(await pressed(page)).toEqual(['Bodys', 'Tout', 'Tout']);
		await page.locator('.elementor-pagination a').first().click();
		expect(search(page)).toBe(`?${LOOP}-product_cat=bodys&e-page-f14fd03=2`);
		await expect(items(page)).not.toHaveCount(0);
	});
});
