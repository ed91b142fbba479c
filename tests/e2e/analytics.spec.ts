import { expect, mounted, test, visit, type Page } from './harness';
import { fill } from './checkout-helpers';
import { addButton, GROUPED, open, VARIABLE } from './product-page';

const HOST = '[data-archipel="analytics"]';
const TOLD = `options=${encodeURIComponent(JSON.stringify({ analytics: { google: 'tag-manager', pixelId: '123' } }))}`;

/** Records all events for Google's container and Meta's pixel on all pages of the visit, also those sent while a page is being left. */
async function listen(page: Page) {
	type Told = { name: string; params: Record<string, unknown>; address: string };
	const told: Told[] = [];
	// A message from a page on its way out may be lost: each page repeats the messages of the pages before it.
	await page.exposeFunction('archipelTestTold', (from: number, all: Told[]) => {
		for (const [at, one] of all.entries()) told[from + at] ??= one;
	});
	await page.addInitScript(() => {
		const { archipelTestTold: tell } = window as unknown as { archipelTestTold: (from: number, all: Told[]) => void };
		const before = () => JSON.parse(localStorage.getItem('test-told') ?? '[]') as Told[];
		if (window.self === window.top && before().length) tell(0, before());
		const note = (name: string, params: unknown, address = '') => {
			const all = [...before(), { name, params, address } as Told];
			localStorage.setItem('test-told', JSON.stringify(all));
			tell(all.length - 1, all.slice(-1));
		};
		const layer: unknown[] = [];
		layer.push = (...entries: { event?: string; ecommerce?: unknown; page_location?: string }[]) => {
			for (const { event, ecommerce, page_location } of entries) if (event) note(event, ecommerce, page_location);
			return 0;
		};
		const fbq = (_command: string, _id: string, name: string, params: unknown) => note(name, params);
		Object.assign(window, { dataLayer: layer, fbq });
	});
	return {
		names: () => told.map(({ name }) => name),
		items: (name: string) =>
			told
				.filter((one) => one.name === name)
				.map(({ params }) =>
					(params['items'] as Record<string, unknown>[]).map((item) => [item['item_name'], item['quantity']]),
				),
		all: () => JSON.stringify(told),
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
	expect(names(), 'before consent').toEqual([]);

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
	expect(items('select_item')).toEqual([[[expect.any(String), 1]]]);
	expect(items('add_to_cart')).toEqual([[['Nuisette dentelle 2', 1]]]);

	// A form posted without scripts: the next page reports the added products.
	await page.goto(`${GROUPED}?sans-iles`);
	for (const field of await page.locator('form.cart input.qty').all()) await field.fill('2');
	await addButton(page).click();
	await page.waitForLoadState();
	await page.goto(`/page-panier/?${TOLD}`);
	await expect.poll(() => items('add_to_cart').length).toBe(2);
	// Removed before the order: other tests rely on the stock of five.
	await page.locator('a.remove[data-product_id="1179"]').click();
	await expect.poll(() => items('remove_from_cart')).toEqual([[['Culotte taille haute', 2]]]);
	await page.goto(`/commande/?${TOLD}`);
	await expect.poll(names).toContain('begin_checkout');
	await page.reload();
	await mounted(page, HOST);
	await fill(page);
	if (await page.locator('#terms').count()) await page.locator('#terms').check();
	await page.locator('#place_order').click();
	await expect(page).toHaveURL(/order-received\/\d+\/\?key=/);
	await expect.poll(names).toContain('purchase');
	await page.reload();
	await mounted(page, HOST);
	await visit(page, `/page-panier/?${TOLD}`, HOST);
	await page.waitForLoadState('networkidle');

	const often = (name: string) => names().filter((one) => one === name).length;
	const told = 'ViewCategory select_item view_item add_to_cart view_cart begin_checkout purchase remove_from_cart';
	expect(told.split(' ').map(often)).toEqual([1, 1, 1, 2, 1, 1, 1, 1]);
	const [, group = []] = items('add_to_cart');
	expect(group.map(([, pieces]) => pieces)).toEqual([2, 2]);
	expect(items('purchase')[0]!.length).toBe(1 + group.length);
	expect(all()).not.toMatch(/Noir, M|"M"|wc_order_|marie|claire@|Claire|Dupont|Lilas|69001|options=/);
	expect(all()).toContain('"item_variant":"Noir"');
});
