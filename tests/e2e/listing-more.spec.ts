import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './harness';
import {
	count,
	expectSamePage,
	listCalls,
	more,
	openList,
	PER_PAGE,
	retry,
	said,
	SHOP,
	tiles,
	withOptions,
} from './listing-page';

const MORE = withOptions({ pagination: 'load-more' });
const SCROLL = withOptions({ pagination: 'scroll' });

const toEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

test('[LIST-04] a button adds the next page: count, address and title say what is shown, the focus goes to what came', async ({
	page,
	shop,
}) => {
	await openList(page, MORE);
	await expect(page.locator('.woocommerce-pagination')).toBeHidden();
	await more(page).focus();
	await page.keyboard.press('Enter');
	await expect(tiles(page)).toHaveCount(2 * PER_PAGE);
	await expect(count(page)).toHaveText(/^\s*Affichage de 1–34 sur \d+ résultats\s*$/);
	await expect(said(page)).toHaveText('17 articles de plus affichés');
	await expect(tiles(page).nth(PER_PAGE).getByRole('link').first()).toBeFocused();
	expect(page.url()).toContain(MORE);
	await expect(page).toHaveTitle(/^Boutique/);
	await more(page).click();
	await expect(tiles(page)).toHaveCount(3 * PER_PAGE);
	expect(listCalls(shop).map((call) => call.replace(/\?.*/, ''))).toEqual([`${SHOP}page/2/`, `${SHOP}page/3/`]);
	// What came is alive.
	const button = tiles(page).nth(PER_PAGE).locator('..').locator('li:nth-child(n+18) .ajax_add_to_cart').first();
	await button.click();
	await expect.poll(async () => Object.keys(await shop.cart())).toHaveLength(1);
	expect(await violations(page, '#main')).toEqual([]);
	await expectSamePage(page);
});

test('[LIST-04] at the end of the list there is no button', async ({ page }) => {
	await openList(page, withOptions({ pagination: 'load-more' }, '/categorie-produit/bas-et-collants/'));
	const total = Number(/sur (\d+)/.exec((await count(page).textContent())!)![1]);
	for (let shown = PER_PAGE; shown < total; shown += PER_PAGE) {
		await more(page).click();
		await expect(tiles(page)).toHaveCount(Math.min(shown + PER_PAGE, total));
	}
	await expect(more(page)).toHaveCount(0);
	await expect(count(page)).toContainText(`1–${total}`);
});

test('[LIST-04][SEC-03 A8] two pages come by themselves; then it is a button, and the footer can be reached', async ({
	page,
	shop,
}) => {
	await openList(page, SCROLL);
	await expect(tiles(page)).toHaveCount(PER_PAGE);
	for (const pages of [2, 3]) {
		await toEnd(page);
		await expect(tiles(page)).toHaveCount(pages * PER_PAGE);
	}
	await toEnd(page);
	await expect(page.locator('footer').last()).toBeInViewport();
	await page.clock.install();
	await page.clock.runFor(5000);
	expect(listCalls(shop)).toHaveLength(2);
	await more(page).click();
	await expect(tiles(page)).toHaveCount(4 * PER_PAGE);
});

test('[LIST-04][SEC-03 S16] thirty pages are added at most; then the links to pages are there', async ({ page }) => {
	await openList(page, `${MORE}&par-page=4`);
	for (let pages = 2; pages <= 31; pages++) {
		await more(page).click();
		await expect(tiles(page)).toHaveCount(pages * 4);
	}
	await expect(more(page)).toHaveCount(0);
	await expect(page.locator('.woocommerce-pagination [aria-current=page]')).toHaveText('31');
});

test('[FILT-06] Themify’s button goes by its numbers, and asks as its script does', async ({ page, shop }) => {
	await openList(page, `${SHOP}?pagination=infinity&par-page=300`);
	await more(page).click();
	await expect(tiles(page)).toHaveCount(600);
	expect(listCalls(shop)).toEqual([`${SHOP}?pagination=infinity&par-page=300&wpf_page=2&append=1&wpf_ajax=1`]);
	await expect(page).toHaveURL(`${SHOP}?pagination=infinity&par-page=300`);
	await more(page).click();
	await expect(more(page)).toHaveCount(0);
});

test('[LIST-04] where a page does not come the list stays, the reason is said at the button, and nothing asks by itself', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(/Failed to load resource/);
	await openList(page, SCROLL);
	await shop.heal();
	await shop.fault('page-shop', '500');
	await toEnd(page);
	await expect(retry(page)).toBeVisible();
	await expect(tiles(page)).toHaveCount(PER_PAGE);
	const asked = listCalls(shop).length;
	await toEnd(page);
	await shop.heal();
	await retry(page).click();
	await expect(tiles(page)).toHaveCount(2 * PER_PAGE);
	expect(listCalls(shop)).toHaveLength(asked + 1);
});
