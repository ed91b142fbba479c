import { expect, test, violations, visit, type Page } from './harness';
import { options, panel, type } from './search-page';

const ADVANCED = '/wp-json/shopengine/v1/advanced-search/';
const advanced = (page: Page) => page.locator('.shopengine-advanced-search-input');
const form = (page: Page) => page.locator('form.shopengine-search-form');

test('[SRCH-01] the advanced search: loading, place, its form', async ({ page, shop }) => {
	await page.goto('/iles/search/');
	await shop.hold('rest/shopengine/v1/advanced-search/');
	await advanced(page).click();
	await expect(advanced(page)).toHaveRole('combobox');
	await advanced(page).fill('nuisette');
	await expect(form(page)).toHaveClass(/is-loading/);
	const upwards = async () => {
		const [list, field] = [await panel(page).boundingBox(), await advanced(page).boundingBox()];
		return list!.y + list!.height <= field!.y;
	};
	await expect.poll(upwards, 'there is more room above').toBe(true);
	// The observer is installed before the response, which it would miss otherwise.
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

	shop.forget();
	await advanced(page).fill('masque');
	await expect(options(page)).toHaveText([/Masques/, /Masque satin/, /Voir tous les résultats/]);
	const sent = Object.fromEntries(new URL(shop.calls(ADVANCED)[0]!.url).searchParams);
	expect(sent).toMatchObject({ s: 'masque', post_type: 'product', product_cat: '', _wp_http_referer: '/iles/search/' });
	expect((await panel(page).boundingBox())!.height).toBeLessThanOrEqual(500);
	expect(await violations(page, '.shopengine-advanced-search')).toEqual([]);

	for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
	await expect(page).toHaveURL(/\/boutique\/\?s=masque&post_type=product/);
});

test('[SRCH-02] [REL-01] without files or a connection it goes on', async ({ page, context, guard }) => {
	guard.allowErrors(/Failed to load resource/);
	await visit(page, '/boutique/', 'header form:has(input[name=s])');
	await test.step('neither files nor a connection', async () => {
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
	});
	await test.step('no files', async () => {
		await page.route(/\/chunks\/pnl-/, (route) => route.abort());
		await page.goto('/boutique/');
		await type(page, 'nuisette');
		await expect(page.getByRole('alert')).toHaveCount(0);
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/s=nuisette/);
	});
	await test.step('no answer for a file', async () => {
		await page.route(/\/islands\/srch-/, () => {});
		await page.goto('/boutique/');
		await type(page, 'masque');
		await page.keyboard.press('Enter');
		// A single result leads to the product.
		await expect(page).toHaveURL(/\/produit\/masque-satin\//);
	});
});
