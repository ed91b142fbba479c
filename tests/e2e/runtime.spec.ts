import { addressFile, distFile, expect, mounted, rewrite, test, visit, type Route } from './harness';
import { addButton, CULOTTE, LIST, openTiles } from './tiles-page';

const DIST = '/wp-content/plugins/archipel/dist/';

test.describe('files that do not come', () => {
	test.beforeEach(({ guard }) => guard.allowErrors(/Failed to load resource/));

	test('[RT-05] an island’s file, once, and the style sheet: it recovers', async ({ page, shop }) => {
		const lost: string[] = [];
		const lose = (route: Route) => {
			lost.push(route.request().url());
			return route.abort();
		};
		await page.route(`**/${distFile('islands/product-tiles')}*`, lose, { times: 1 });
		await page.route(`**${DIST}pages/*.css*`, lose);
		await openTiles(page);
		expect(lost.join()).toContain('dist/pages/shop.css');
		expect(lost.join()).toContain(distFile('islands/product-tiles'));
		await addButton(page, CULOTTE).click();
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});

	test('[RT-05] a part that the island imports, until it is tried again: it recovers', async ({ page }) => {
		// A module that only this island imports: for a shared module the retry could join another importer's failing request.
		const retry = new RegExp(`${addressFile('islands/listing')}.*[?]retry=`);
		let isRetried = false;
		page.on('request', (request) => (isRetried ||= retry.test(request.url())));
		const failures: boolean[] = [];
		await page.route(`**/${distFile('chunks/list')}*`, (route) => {
			failures.push(!isRetried);
			return isRetried ? route.continue() : route.abort();
		});
		await visit(page, '/boutique/', 'body');
		expect(failures.at(0)).toBe(true);
		expect(failures.at(-1)).toBe(false);
	});

	test('[WP-10] a page that names the files of an older build finds the installed ones', async ({ page, shop }) => {
		await rewrite(page, '/boutique/', (html) =>
			html.replaceAll(/((?:islands|chunks)\/[a-z.-]+)-[\w-]{7}\.js/g, '$1-OLDBUILD.js'),
		);
		await openTiles(page);
		await addButton(page, CULOTTE).click();
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});
});

test.describe('strict and odd browsers', () => {
	test('[RT-10] a strict policy with Trusted Types has nothing to report', async ({ page, shop }) => {
		await page.addInitScript(() => {
			const violations: string[] = [];
			Object.assign(window, { violations });
			document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
				violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
			);
		});
		const response = await page.goto('/boutique/');
		expect(response!.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
		await mounted(page, LIST);
		await addButton(page, CULOTTE).click();
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		await page.locator('.tinvwl_add_to_wishlist_button').first().hover();
		await expect(page.getByRole('tooltip')).toBeVisible();
		const violations = () => page.evaluate(() => (window as never as { violations: string[] }).violations);
		expect(await violations()).toEqual([]);
		await page.goto('/contact/');
		await page.goBack();
		await mounted(page, LIST);
		await addButton(page, CULOTTE).click();
		await expect.poll(() => shop.cart()).toEqual({ [CULOTTE]: 2 });
		expect(await violations()).toEqual([]);
	});

	test('[REL-02] blocked storage: everything works, nothing is kept', async ({ page, shop }) => {
		await page.addInitScript(() => {
			for (const name of ['localStorage', 'sessionStorage'])
				Object.defineProperty(window, name, {
					get: () => {
						throw new DOMException('The operation is insecure.', 'SecurityError');
					},
				});
		});
		await openTiles(page);
		await addButton(page, CULOTTE).click();
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});
});
