import type { Page } from '@playwright/test';
import { violations } from './axe';
import { chips, count, openPanel, PLACED, query, settled, submit, tiles, total } from './filter-page';
import { expect, layoutShifts, mounted, rewrite, test } from './harness';
import { hold } from './hold';
import { tabTo } from './tab-to';

const panel = '[data-archipel="filter-panel"]';

/** Id of a product without a piece in XL. */
const SOLD_OUT = '26000';

/** What sticks out of it with the text at 200 %. The text stays as large. */
async function overflow(page: Page, place: string): Promise<number> {
	await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
	return page.locator(place).evaluate((host) => host.scrollWidth - host.clientWidth);
}

test('[FILT-08] [FILT-09] [LIST-07] [A11Y-01] nothing of it comes by itself, and nothing moves when it does; counts follow the other choices, a term without any is out of reach and says so in words; a choice lists at once, has an address of WooCommerce’s own, and a reload gives the same; nothing is wrong with it at 1280 px, nor at 768 px with the text at 200 %, and nothing sticks out', async ({
	page,
	shop,
}) => {
	const loaded: string[] = [];
	page.on('request', (request) => void loaded.push(request.url()));
	const box = (name: RegExp) => page.getByRole('checkbox', { name });
	await page.goto(PLACED);
	await page.waitForLoadState('networkidle');
	expect(loaded.filter((url) => /rct-|fltr-pnl.*\.js|collection-data/.test(url))).toEqual([]);
	await page.locator(panel).hover();
	await expect(page.locator(panel)).toHaveAttribute('data-archipel-state', 'mounted');
	await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
	expect(await layoutShifts(page)).toEqual([]);
	expect(shop.calls().filter(({ url }) => !/collection-data|\/registry\.json$/.test(url))).toEqual([]);
	await test.step('counts follow the other choices', async () => {
		await expect(box(/^Noir/)).toHaveAccessibleName(/^Noir \d+ articles$/);
		await box(/^5XL/).check();
		await settled(page);
		await expect(box(/^Champagne/)).toHaveAccessibleName('Champagne aucun article');
		await expect(box(/^Champagne/)).toBeDisabled();
		// Its own field counts without its own choice.
		await expect(box(/^M \d/)).toBeEnabled();
		const said = await box(/^Noir/).evaluate((input) => (input as HTMLInputElement).labels![0]!.textContent);
		await box(/^Noir/).check();
		await settled(page);
		expect(await total(page)).toBe(Number(/\d+/.exec(said!)?.[0]));
		await box(/^5XL/).uncheck();
	});
	await test.step('an address of WooCommerce’s own', async () => {
		await expect.poll(() => query(page)).toEqual({ filter_couleur: 'noir', query_type_couleur: 'or' });
		await box(/^Rouge/).check();
		await expect.poll(() => query(page)).toEqual({ filter_couleur: 'noir,rouge', query_type_couleur: 'or' });
		await box(/^Bodys/).check();
		await expect.poll(() => query(page)).toMatchObject({ product_cat: 'bodys' });
		await settled(page);
		const [shown, names] = [await count(page).textContent(), await tiles(page).locator('h2').allTextContents()];
		expect(names.length).toBeGreaterThan(0);
		await page.reload();
		await expect(count(page)).toHaveText(shown!);
		expect(await tiles(page).locator('h2').allTextContents()).toEqual(names);
		await mounted(page, panel);
		await expect(box(/^Noir/)).toBeChecked();
	});
	await expect(chips(page).first()).toBeVisible();
	await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
	expect(await violations(page, panel), '1280 px').toEqual([]);
	expect(await overflow(page, panel), '1280 px').toBeLessThanOrEqual(0);
	await page.setViewportSize({ width: 768, height: 900 });
	expect(await overflow(page, panel), '768 px').toBeLessThanOrEqual(0);
	expect(await violations(page, panel), '768 px, 200 %').toEqual([]);
});

test('[FILT-10] a size is kept with one press, in this browser only; « En stock dans ma taille » asks for what is in stock in it: what is sold out in it is not, and the button has the number of what is', async ({
	page,
	shop,
}) => {
	/** Whether the address of the panel lists it, on any page. */
	const lists = async (id: string) => {
		await settled(page);
		const all = await page.request.get(`${page.url()}&par-page=1000`);
		return (await all.text()).includes(`post-${id} `);
	};
	const box = (name: RegExp) => page.getByRole('checkbox', { name });
	await openPanel(page, PLACED);
	// Its other sizes are there, and XL was sold: it lists among both, and not among what is in stock in XL.
	await box(/^XL/).check();
	await settled(page);
	const without = await total(page);
	expect(await lists(SOLD_OUT)).toBe(true);
	await page.getByRole('button', { name: 'Retenir XL comme ma taille' }).click();
	await expect.poll(() => page.evaluate(() => localStorage.getItem('archipel-size'))).toBe('xl');
	expect(shop.calls().filter(({ method }) => method === 'POST')).toEqual([]);
	await box(/^XL/).uncheck();
	await box(/^En stock/).check();
	await settled(page);
	expect(await lists(SOLD_OUT)).toBe(true);
	await openPanel(page, PLACED);
	const mine = page.getByRole('button', { name: 'En stock dans ma taille : XL' });
	await expect(mine).toHaveAttribute('aria-pressed', 'false');
	await mine.click();
	await expect
		.poll(() => query(page))
		.toEqual({ filter_taille: 'xl', query_type_taille: 'or', filter_stock_status: 'instock' });
	expect(await lists(SOLD_OUT)).toBe(false);
	await expect(mine).toHaveAttribute('aria-pressed', 'true');
	expect(await total(page)).toBeLessThanOrEqual(without);
	await expect(submit(page)).toHaveText(`Voir ${await total(page)} articles`);
	await expect(tiles(page).first()).toBeVisible();
	await page.evaluate(() => document.dispatchEvent(new CustomEvent('archipel:forget-visitor', { detail: {} })));
	await expect(mine).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem('archipel-size'))).toBeNull();
});

test('[LIST-07] [FILT-08] what was typed before it came is there, and the focus too; by keyboard alone: to a term, chosen, its chip, gone', async ({
	page,
}) => {
	await page.goto(PLACED);
	const release = await hold(page, /fltr-pnl.*\.js/);
	const least = page.getByRole('spinbutton', { name: 'Prix minimum' });
	await least.fill('30');
	release();
	await expect(page.locator(panel)).toHaveAttribute('data-archipel-state', 'mounted');
	await expect(least).toHaveValue('30');
	await expect(least).toBeFocused();
	await expect.poll(() => query(page)).toEqual({ min_price: '30' });
	await settled(page);
	await expect(least).toBeFocused();
	const noir = page.getByRole('checkbox', { name: /^Noir/ });
	await tabTo(page, noir);
	await page.keyboard.press('Space');
	await expect.poll(() => query(page)).toMatchObject({ filter_couleur: 'noir' });
	await expect(noir).toBeFocused();
	await tabTo(page, page.getByRole('button', { name: 'Retirer le filtre : Couleur : Noir' }));
	await page.keyboard.press('Enter');
	await expect.poll(() => query(page)).toEqual({ min_price: '30' });
});

test('[LIST-07] [A11Y-01] a phone: a drawer, « Voir … articles » follows, the list is behind it, the focus comes back; the link above the list stays in view, opens it by keyboard, where the list is ordered too, and has the focus in the new list; nothing is wrong with it, also at 200 % of the text', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 900 });
	// As filter-link.php prints it where a sidebar holds the panel, which here stands above the list.
	const printed = '<a class="archipel-link archipel-filter__link" href="#archipel-filters">Filtrer et trier</a>';
	await rewrite(page, PLACED, (html) => html.replace('<ul class="products', `${printed}$&`));
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
	expect(await overflow(page, 'dialog'), '200 %').toBeLessThanOrEqual(0);
	expect(await violations(page, 'dialog'), '200 %').toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[FILT-09] [A11Y-08] it is a form, and its address is a clean one', async ({ page }) => {
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
	});
});
