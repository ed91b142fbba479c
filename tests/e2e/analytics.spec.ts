import { expect, test, visit, type Page } from './harness';
import { fill } from './checkout-helpers';
import { addButton, GROUPED, open, VARIABLE } from './product-page';

const HOST = '[data-archipel="analytics"]';
const TOLD = `options=${encodeURIComponent(JSON.stringify({ analytics: { google: 'tag-manager', pixelId: '123' } }))}`;

/** Records all events for Google's container and Meta's pixel on all pages of the visit, also those sent while a page is being left. */
async function listen(page: Page) {
	await page.addInitScript(() => {
		// Kept by the browser: a message from a page on its way out may be lost.
		const note = (name: string, params: unknown, address = '') => {
			const before = JSON.parse(localStorage.getItem('test-told') ?? '[]') as object[];
			localStorage.setItem('test-told', JSON.stringify([...before, { name, params, address }]));
		};
		const layer: unknown[] = [];
		layer.push = (...entries: { event?: string; ecommerce?: unknown; page_location?: string }[]) => {
			for (const { event, ecommerce, page_location } of entries) if (event) note(event, ecommerce, page_location);
			return 0;
		};
		const fbq = (_command: string, _id: string, name: string, params: unknown) => note(name, params);
		Object.assign(window, { dataLayer: layer, fbq });
	});
	const all = () => page.evaluate(() => localStorage.getItem('test-told') ?? '[]');
	const told = async () => JSON.parse(await all()) as { name: string; params: { items: Record<string, unknown>[] } }[];
	return {
		all,
		names: async () => (await told()).map(({ name }) => name),
		items: async (name: string) =>
			(await told())
				.filter((one) => one.name === name)
				.map(({ params }) => params.items.map((item) => [item['item_name'], item['quantity']])),
	};
}

test('[ANA-01] [ANA-02] [ANA-03] to the order: nothing before consent, each event once', async ({ page, baseURL }) => {
	test.setTimeout(120_000);
	const { names, items, all } = await listen(page);
	const LIST = '/categorie-produit/nuisettes/';
	await visit(page, `${LIST}?${TOLD}`, HOST);
	const add = page.locator('.products .ajax_add_to_cart').first();
	await add.click();
	await expect(add).toHaveClass(/\badded\b/);
	await page.waitForLoadState('networkidle');
	expect(await names(), 'before consent').toEqual([]);

	await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: baseURL! }]);
	// The pixel reads the page's URL, which must not contain more than the category.
	await page.goto(LIST, { referer: `${baseURL}/?${TOLD}` });
	await expect.poll(names).toEqual(['ViewCategory', 'view_item_list']);
	await page.locator('.products .woocommerce-LoopProduct-link').first().click();
	await expect(page).toHaveURL(/\/produit\//);

	await open(page, `${VARIABLE}?s=marie&${TOLD}`);
	await page.getByRole('combobox', { name: 'Couleur' }).selectOption('noir');
	await page.getByRole('combobox', { name: 'Taille' }).selectOption('m');
	await expect(addButton(page)).not.toHaveAttribute('aria-disabled');
	await addButton(page).click();
	await expect.poll(names).toContain('add_to_cart');
	expect(await items('select_item')).toEqual([[[expect.any(String), 1]]]);
	expect(await items('add_to_cart')).toEqual([[['Nuisette dentelle 2', 1]]]);

	// A form posted without scripts: the next page reports the added products.
	await page.goto(`${GROUPED}?sans-iles`);
	for (const field of await page.locator('form.cart input.qty').all()) await field.fill('2');
	await addButton(page).click();
	await page.waitForLoadState();
	await page.goto(`/page-panier/?${TOLD}`);
	await expect.poll(() => items('add_to_cart')).toHaveLength(2);
	// Removed before the order: other tests rely on the stock of five.
	await page.locator('a.remove[data-product_id="1179"]').click();
	await expect.poll(() => items('remove_from_cart')).toEqual([[['Culotte taille haute', 2]]]);
	await page.goto(`/commande/?${TOLD}`);
	await expect.poll(names).toContain('begin_checkout');
	await fill(page);
	if (await page.locator('#terms').count()) await page.locator('#terms').check();
	await page.locator('#place_order').click();
	await expect(page).toHaveURL(/order-received\/\d+\/\?key=/);
	await expect.poll(names).toContain('purchase');
	await visit(page, `/page-panier/?${TOLD}`, HOST);
	await page.waitForLoadState('networkidle');

	const every = await names();
	const often = (name: string) => every.filter((one) => one === name).length;
	const told = 'ViewCategory select_item view_item add_to_cart view_cart begin_checkout purchase remove_from_cart';
	expect(told.split(' ').map(often)).toEqual([1, 1, 1, 2, 1, 1, 1, 1]);
	const [, group = []] = await items('add_to_cart');
	expect(group.map(([, pieces]) => pieces)).toEqual([2, 2]);
	expect((await items('purchase'))[0]!.length).toBe(1 + group.length);
	expect(await all()).not.toMatch(/Noir, M|"M"|wc_order_|marie|claire@|Claire|Dupont|Lilas|69001|options=/);
	expect(await all()).toContain('"item_variant":"Noir"');
});
