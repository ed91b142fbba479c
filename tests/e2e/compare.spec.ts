import type { Page } from '@playwright/test';
import { violations } from './axe';
import { distFile } from './dist-file';
import { each, expect, rewrite, test } from './harness';

const CORSET = 1187;
const BRIEFS = 1179;
const MASK = 1178;

/** Pixels between the tray and what is below it. */
const GAP = 8;

/** As Storefront has it. */
const BUTTONS_OF_A_THEME =
	'button { display: inline-block; border: 0; background: none #43454b; color: #fff; padding: 0.6em 1.4em } a { color: #7f54b3 }';

const toggle = (page: Page, id: number) => page.locator(`[data-archipel-compare="${id}"]`).first();
const tray = (page: Page) => page.getByRole('region', { name: 'Comparateur' });
const table = (page: Page) => page.getByRole('table');
const column = (page: Page, name: string) => table(page).getByRole('columnheader', { name });

/** A visitor who has been comparing. */
async function compares(page: Page, ids: unknown): Promise<void> {
	await page.addInitScript(
		(value) => {
			if (sessionStorage.getItem('begun')) return;
			sessionStorage.setItem('begun', '1');
			localStorage.setItem('archipel-compare', value);
		},
		typeof ids === 'string' ? ids : JSON.stringify(ids),
	);
}

async function expectNoViolations(page: Page, within: string): Promise<void> {
	expect(await violations(page, within)).toEqual([]);
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('archipel-compare'));

test('[TILE-03] a tile’s button puts its product in, and takes it out again; the tray counts', async ({
	page,
	shop,
}) => {
	await page.goto('/boutique/');
	await expect(tray(page)).toHaveCount(0);
	await expect(toggle(page, MASK)).toHaveAccessibleName('Comparer : Masque satin');
	await toggle(page, MASK).focus();
	await page.keyboard.press('Enter');
	await expect(toggle(page, MASK)).toHaveAttribute('aria-pressed', 'true');
	await expect(tray(page)).toContainText('1 produit à comparer (4 au plus)');
	await toggle(page, BRIEFS).click();
	await expect(tray(page)).toContainText('2 produits à comparer');
	await expectNoViolations(page, '.archipel-compare__tray');
	await toggle(page, MASK).click();
	await expect(toggle(page, MASK)).toHaveAttribute('aria-pressed', 'false');
	await expect(tray(page)).toContainText('1 produit');
	expect(await kept(page)).toBe(`[${BRIEFS}]`);
	expect(shop.calls()).toEqual([]);
});

test.describe('in a theme with strong rules for buttons', () => {
	test.use({ bypassCSP: true });

	test.beforeEach(({ page }) =>
		rewrite(page, '/boutique/', (html) => html.replace('</head>', `<style>${BUTTONS_OF_A_THEME}</style></head>`)),
	);

	test('[TILE-01] the small buttons of a tile look like each other, and what is hidden is', async ({ page }) => {
		await page.goto('/boutique/');
		const row = page.locator('.archipel-tile-actions').filter({ has: toggle(page, MASK) });
		const looks = await row.locator('> *').evaluateAll((buttons) =>
			buttons.map((button) => {
				const { display, blockSize, inlineSize, backgroundColor: ink } = getComputedStyle(button, '::before');
				const { color, backgroundColor } = getComputedStyle(button);
				const { top, height } = button.getBoundingClientRect();
				return JSON.stringify([top, height, display, blockSize, inlineSize, ink, color, backgroundColor]);
			}),
		);
		expect(looks.length).toBeGreaterThan(1);
		expect(new Set(looks).size).toBe(1);
		await toggle(page, MASK).evaluate((button) => button.toggleAttribute('hidden', true));
		await expect(toggle(page, MASK)).toBeHidden();
	});

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('[TILE-03] there is no button that does nothing there either', async ({ page }) => {
			await page.goto('/boutique/');
			expect((await page.locator('head style').allTextContents()).join()).toContain(BUTTONS_OF_A_THEME);
			await expect(toggle(page, MASK)).toBeHidden();
		});
	});
});

test('[TILE-03] the table: headers, rows, differences in words, the first column stays in sight', async ({
	page,
	shop,
}) => {
	await compares(page, [CORSET, BRIEFS]);
	await page.goto('/boutique/');
	await tray(page)
		.getByRole('button', { name: /^Comparer/ })
		.click();
	await expect(page.getByRole('dialog')).toHaveAccessibleName('Comparer les produits');
	await expect(column(page, 'Guêpière trois options')).toBeVisible();
	const [call] = shop.calls('/wp-json/wc/store/v1/products');
	expect(new URL(call!.url).searchParams.get('include')).toBe(`${CORSET},${BRIEFS}`);
	const price = table(page).getByRole('row', { name: /^Prix/ });
	await expect(price.getByRole('rowheader')).toContainText('différent');
	await expect(price.getByText('différent')).not.toHaveClass(/visually-hidden/);
	await expect(price.getByRole('cell')).toHaveCount(2);
	const choose = page.getByRole('link', { name: /^Choisir.: Guêpière trois options$/ });
	await expect(choose).toHaveText('Choisir');
	await expect(choose).toHaveAttribute('href', /\/produit\/guepiere-trois-options\/$/);
	expect((await choose.boundingBox())!.height).toBe(48);
	await expect(table(page).getByRole('rowheader').first()).toHaveCSS('position', 'sticky');
	await expectNoViolations(page, 'dialog');

	const all = await table(page).getByRole('row').count();
	await page.getByRole('checkbox', { name: 'Seulement les différences' }).check();
	await expect.poll(() => table(page).getByRole('row').count()).toBeLessThan(all);
	for (const row of await each(table(page).locator('tbody tr'))) await expect(row).toHaveAttribute('data-differs');

	await page.keyboard.press('Escape');
	await expect(tray(page).getByRole('button', { name: /^Comparer/ })).toBeFocused();
});

test('[TILE-03][A11Y-02] a product is removed in the table, without another request; the focus stays in the dialog', async ({
	page,
	shop,
}) => {
	await compares(page, [CORSET, BRIEFS, MASK]);
	await page.goto('/boutique/');
	await tray(page)
		.getByRole('button', { name: /^Comparer/ })
		.click();
	await page.getByRole('button', { name: 'Retirer Masque satin de la comparaison' }).press('Enter');
	await expect(column(page, 'Masque satin')).toHaveCount(0);
	expect(await page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true);
	expect(shop.calls('/wp-json/wc/store/v1/products')).toHaveLength(1);
	await page.getByRole('button', { name: 'Effacer la comparaison' }).click();
	await expect(page.getByRole('dialog')).toContainText('Aucun produit à comparer');
	await expectNoViolations(page, 'dialog');
	await page.keyboard.press('Escape');
	await expect(tray(page)).toHaveCount(0);
	await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('[TILE-03] a fifth product is refused in place, with a way to the table', async ({ page }) => {
	await compares(page, [2000, 2100, 3000, MASK]);
	await page.goto('/boutique/');
	await expect(tray(page)).toContainText('4 produits');
	await toggle(page, BRIEFS).click();
	const notice = page.locator('.archipel-notice');
	await expect(notice).toContainText('Le comparateur contient déjà 4 produits');
	await expect(toggle(page, BRIEFS)).toHaveAttribute('aria-pressed', 'false');
	await notice.getByRole('button', { name: 'Voir la comparaison' }).click();
	await expect(table(page).getByRole('columnheader')).toHaveCount(5);
	await page.keyboard.press('Escape');
	await expect(toggle(page, BRIEFS)).toBeFocused();
});

test('[TILE-03] the product page has a button too, and buttons that come later are right at once', async ({ page }) => {
	await compares(page, [CORSET]);
	await page.goto('/produit/guepiere-trois-options/');
	await expect(page.locator('.archipel-compare-toggle')).toHaveAttribute('aria-pressed', 'true');
	await page.evaluate((id) => {
		const button = document.createElement('button');
		button.dataset['archipelCompare'] = String(id);
		button.id = 'later';
		document.querySelector('main')!.append(button);
	}, CORSET);
	await expect(page.locator('#later')).toHaveAttribute('aria-pressed', 'true');
});

test('[A11Y-02] the tray covers nothing that has the focus, and leaves room at the end of the page', async ({
	page,
}) => {
	// The theme scrolls smoothly otherwise, and nothing tells when it is there.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await compares(page, [CORSET]);
	await page.goto('/boutique/');
	await expect(tray(page)).toBeVisible();
	const top = (await tray(page).boundingBox())!.y;
	const links = page.locator('li.product a:visible');
	for (let at = 0; at < 24; at += 3) {
		const link = links.nth(at);
		// As the Tab key does it.
		await link.evaluate((element) => element.focus());
		const box = await link.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
		expect(box.top).toBeLessThan(top);
	}
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	const end = await page.evaluate(() => document.querySelector('footer')!.getBoundingClientRect().bottom);
	expect(end).toBeLessThanOrEqual(top + 1);
});

test('[A11Y-02] the tray stands above what else is fixed to the bottom of the window, until that is closed', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await compares(page, [CORSET]);
	await page.goto('/boutique/');
	// WooCommerce's store notice, as WooCommerce's own styles place it.
	await page.evaluate(() => {
		const bar = document.createElement('p');
		bar.id = 'bar';
		Object.assign(bar.style, { position: 'fixed', inset: 'auto 0 0', blockSize: '58px', margin: 0, zIndex: 99998 });
		document.body.append(bar);
	});
	const bottom = () => tray(page).evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
	// Storefront's bar for phones has such a notice on it.
	await page.evaluate(() => {
		const notice = document.querySelector<HTMLElement>('#bar')!.cloneNode() as HTMLElement;
		notice.id = 'notice';
		notice.style.insetBlockEnd = '58px';
		document.body.append(notice);
	});
	await expect.poll(bottom).toBe(2 * 58 + GAP);
	await page.locator('#notice').evaluate((notice) => notice.remove());
	await expect.poll(bottom).toBe(58 + GAP);
	await toggle(page, MASK).click();
	await expect.poll(bottom).toBe(58 + GAP);
	await tray(page)
		.getByRole('button', { name: /^Comparer/ })
		.click();
	await page.getByRole('button', { name: 'Retirer Masque satin de la comparaison' }).click();
	await page.keyboard.press('Escape');
	expect(await bottom()).toBe(58 + GAP);
	await page.locator('#bar').evaluate((bar: HTMLElement) => (bar.hidden = true));
	await expect.poll(bottom).toBe(GAP);
});

test('[PRIV-01] « Effacer » leaves nothing in the browser', async ({ page }) => {
	await compares(page, [CORSET, MASK]);
	await page.goto('/boutique/');
	await tray(page).getByRole('button', { name: 'Effacer' }).click();
	await expect(tray(page)).toHaveCount(0);
	expect(await kept(page)).toBeNull();
	await expect(toggle(page, MASK)).toHaveAttribute('aria-pressed', 'false');
	await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('[PRIV-01] the list goes with the visitor: at logout, and when the page says so', async ({ page, context }) => {
	await compares(page, [CORSET]);
	await page.goto('/boutique/');
	await expect(tray(page)).toBeVisible();
	await page.evaluate(() => document.dispatchEvent(new CustomEvent('archipel:forget-visitor')));
	await expect(tray(page)).toHaveCount(0);
	expect(await kept(page)).toBeNull();
	await page.evaluate(() => localStorage.setItem('archipel-compare', '[1187]'));
	await context.addCookies([{ name: 'archipel_forget_compare', value: '1', url: new URL('/', page.url()).href }]);
	await page.reload();
	await expect.poll(() => kept(page)).toBeNull();
	expect((await context.cookies()).map(({ name }) => name)).not.toContain('archipel_forget_compare');
});

test('[PRIV-01] a visitor who compares nothing loads nothing and asks nothing', async ({ page, shop }) => {
	const files: string[] = [];
	page.on('request', (request) => files.push(request.url()));
	await page.goto('/boutique/', { waitUntil: 'networkidle' });
	expect(files.filter((file) => file.includes(distFile('islands/compare')))).toEqual([]);
	expect(shop.calls('/wp-json/wc/store/v1/products')).toEqual([]);
});

test('[TILE-03] two tabs show the same list', async ({ page, context }) => {
	await page.goto('/boutique/');
	const other = await context.newPage();
	await other.goto('/boutique/');
	await toggle(other, MASK).click();
	await expect(tray(page)).toContainText('1 produit');
	await expect(toggle(page, MASK)).toHaveAttribute('aria-pressed', 'true');
	await toggle(page, BRIEFS).click();
	await expect(tray(other)).toContainText('2 produits');
});

for (const broken of ['not json', '{"1":2}', '[null,"x",-3,1.5]', 'null']) {
	test(`[REL-02] what is no list counts as an empty one: ${broken}`, async ({ page }) => {
		await compares(page, broken);
		await page.goto('/boutique/');
		await toggle(page, MASK).click();
		await expect(tray(page)).toContainText('1 produit');
		expect(await kept(page)).toBe(`[${MASK}]`);
	});
}

test('[REL-02] with blocked storage the list lives as long as the page', async ({ page }) => {
	await page.addInitScript(() =>
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('blocked', 'SecurityError');
			},
		}),
	);
	await page.goto('/boutique/');
	await toggle(page, MASK).click();
	await toggle(page, BRIEFS).click();
	await expect(tray(page)).toContainText('2 produits');
	await tray(page)
		.getByRole('button', { name: /^Comparer/ })
		.click();
	await expect(column(page, 'Masque satin')).toBeVisible();
});

test('[REL-01] a product that the shop does not show any more leaves the list', async ({ page }) => {
	await compares(page, [CORSET, 999_999]);
	await page.goto('/boutique/');
	await tray(page)
		.getByRole('button', { name: /^Comparer/ })
		.click();
	await expect(column(page, 'Guêpière trois options')).toBeVisible();
	await expect.poll(() => kept(page)).toBe(`[${CORSET}]`);
});

test('[A11Y-01] no axe violation where the products did not come', async ({ page, shop, guard }) => {
	guard.allowErrors(/Failed to load resource/);
	await compares(page, [CORSET, MASK]);
	await page.goto('/boutique/');
	await shop.fault('store-products', '500');
	await tray(page)
		.getByRole('button', { name: /^Comparer/ })
		.click();
	await expect(page.getByRole('dialog').getByRole('button', { name: 'Réessayer' })).toBeVisible();
	await expectNoViolations(page, 'dialog');
});

test('[SEC-01] names, prices and addresses of the answer never run', async ({ page, guard }) => {
	guard.allowErrors(/inline event handler|Failed to load resource/);
	await compares(page, [1]);
	await page.route('**/wc/store/v1/products**', (route) =>
		route.fulfill({
			json: [
				{
					id: 1,
					name: '<img src=x onerror="window.hacked=1">Body &amp; bas',
					permalink: 'javascript:window.hacked=1',
					price_html: '<script>window.hacked=1</script><b onclick="window.hacked=1">12 €</b>',
					images: [{ src: 'javascript:window.hacked=1' }],
				},
			],
		}),
	);
	await page.goto('/boutique/');
	await tray(page)
		.getByRole('button', { name: /^Comparer/ })
		.click();
	await expect(column(page, 'Body & bas')).toBeVisible();
	await expect(table(page).locator('[href^="javascript"], [onclick], script')).toHaveCount(0);
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('[TILE-03] on a page of its own: empty at first, then the table; no tray beside it', async ({ page, guard }) => {
	guard.allowErrors(/compare: property "max"/);
	await page.goto('/iles/compare/');
	const host = page.locator('[data-archipel="compare"]').first();
	await expect(host).toContainText('Aucun produit à comparer');
	await page.getByRole('button', { name: 'Comparer la guêpière' }).click();
	await page.getByRole('button', { name: 'Comparer la culotte' }).click();
	await expect(host.getByRole('columnheader', { name: 'Culotte taille haute' })).toBeVisible();
	await expect(tray(page)).toHaveCount(0);
	await expectNoViolations(page, '[data-archipel="compare"]');
	await expect(page.locator('[data-archipel-example="wrong-prop"]')).toContainText('Une option fausse');
	await expect(page.locator('[data-archipel-example="wrong-prop"]')).toHaveAttribute('data-archipel-state', 'failed');
});

test('[TILE-03] in English', async ({ page }) => {
	await page.goto('/boutique/?lang=en');
	await expect(toggle(page, MASK)).toHaveAccessibleName(/^Compare: /);
	await toggle(page, MASK).click();
	const region = page.getByRole('region', { name: 'Compare', exact: true });
	await expect(region).toContainText('1 product to compare (4 at most)');
	await region.getByRole('button', { name: 'Compare' }).click();
	await expect(page.getByRole('dialog')).toHaveAccessibleName('Compare products');
	await expect(table(page).getByRole('rowheader', { name: 'Price' })).toBeVisible();
});

test('[TILE-03] on a phone two products are side by side, the table scrolls in itself, and the names of the rows stay @phone', async ({
	page,
}) => {
	await compares(page, [2000, 2100, 3000, MASK]);
	await page.goto('/boutique/');
	await tray(page)
		.getByRole('button', { name: /^Comparer/ })
		.tap();
	await expect(column(page, 'Masque satin')).toBeAttached();
	const scroller = page.locator('.archipel-compare__scroll');
	const header = table(page).locator('.archipel-compare__label').first();
	const width = (await scroller.boundingBox())!.width;
	for (const name of ['Nuisette Soirée', 'Nuisette Classique']) {
		const box = (await column(page, name).boundingBox())!;
		expect(box.width).toBeCloseTo(width / 2, 0);
		expect(box.x + box.width).toBeLessThanOrEqual(390);
	}
	const before = (await header.boundingBox())!.x;
	await scroller.evaluate((element) => (element.scrollLeft = 300));
	expect((await header.boundingBox())!.x).toBeCloseTo(before, 0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await expectNoViolations(page, 'dialog');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[TILE-03] there is no button that does nothing', async ({ page }) => {
		await page.goto('/boutique/');
		await expect(toggle(page, MASK)).toBeHidden();
		await page.goto('/iles/compare/');
		await expect(page.locator('[data-archipel="compare"]').first()).toContainText('Aucun produit à comparer');
	});
});

test('[A11Y-03] without motion the tray is simply there', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await compares(page, [MASK]);
	await page.goto('/boutique/');
	const duration = await tray(page).evaluate((element) => getComputedStyle(element).animationDuration);
	expect(Number.parseFloat(duration)).toBeLessThan(0.001);
});
