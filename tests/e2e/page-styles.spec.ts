import { recordTrace } from '../setup/record-trace';
import { expect, layoutShifts, mounted, requestsOf, test, visit, type Page } from './harness';

const PRODUCT = '/produit/nuisette-soiree/';
const OURS = /\/dist\/[\w/-]+\.css/;

/** Style sheets of the plugin requested so far, without version. */
const asked = (page: Page) =>
	page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			// Resource entries are ordered by completion.
			.sort((one, other) => one.startTime - other.startTime)
			// Styles loaded by scripts are in files with another extension.
			.map(({ name }) => /\/dist\/([\w/-]+\.css)(?:\?|$)/.exec(name)?.[1])
			.filter((file) => file !== undefined),
	);

/** Number of elements whose style is recalculated after a change; the minimum of three runs, because other work may interfere. */
async function restyled(page: Page, change: () => void): Promise<number> {
	const least: number[] = [];
	for (let time = 0; time < 3; time++) {
		const session = await page.context().newCDPSession(page);
		const work = async () => {
			await page.evaluate(change);
			// Reading a computed style forces the recalculation.
			await page.evaluate(() => getComputedStyle(document.body.lastElementChild!).color);
		};
		type Work = { readonly name: string; readonly args?: { readonly elementCount?: number } };
		const events = await recordTrace<Work>(session, ['devtools.timeline'], work);
		const counts = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0);
		expect(counts.length).toBeGreaterThan(0);
		least.push(Math.max(...counts));
	}
	return Math.min(...least);
}

/** Checks that a new element, and an island mounting on the body, cause few style recalculations. */
async function expectLittleStyled(page: Page, path: string): Promise<void> {
	await page.waitForLoadState('networkidle');
	const all = await page.locator('*').count();
	// A `:has()` with a universal selector would invalidate all elements, and so would a rule for all descendants of a state.
	const byChild = await restyled(page, () => document.body.append(document.createElement('div')));
	expect(byChild, path).toBeLessThan(30);
	const mount = () => {
		const { dataset } = document.body;
		dataset['archipelState'] = dataset['archipelState'] === 'failed' ? 'mounted' : 'failed';
	};
	expect(await restyled(page, mount), path).toBeLessThan(all / 4);
}

test('[WP-02] [RT-15] one style sheet a page; what comes has little styled but itself', async ({ page, shop }) => {
	await shop.add(1178);
	const registries = requestsOf(page, /registry.json/);
	await page.goto('/');
	await page.waitForLoadState('networkidle');
	expect(registries).toEqual([]);
	for (const [type, path] of [
		['shop', '/boutique/'],
		['product', PRODUCT],
		['cart', '/page-panier/'],
		['account', '/mon-compte/'],
		['other', '/contact/'],
	] as const)
		await test.step(type, async () => {
			const response = await page.goto(path);
			const html = (await response!.text()).split('</head>');
			expect(html[0]!.match(new RegExp(OURS, 'g')), type).toEqual([`/dist/pages/${type}.css`]);
			expect(html[1], type).not.toMatch(OURS);
			// Mounted without a press, which would request the drawer.
			const cart = page.locator('[data-archipel="mini-cart"]').first();
			await expect(cart, type).toHaveAttribute('data-archipel-state', 'mounted');
			expect(await asked(page), type).toEqual([`pages/${type}.css`]);
			await page.waitForLoadState('networkidle');
			expect(registries, 'nothing that comes by itself asks for the whole registry').toEqual([]);
			if (type === 'product') await expectLittleStyled(page, path);
		});
	await test.step('many islands', async () => {
		await visit(page, '/vitrine/', '[data-archipel="mini-cart"]');
		await expectLittleStyled(page, '/vitrine/');
	});
	await test.step('an island that the page does not expect', async () => {
		await page.goto('/iles/chart/');
		await page.locator('[data-archipel="chart"]').first().scrollIntoViewIfNeeded();
		await mounted(page, '[data-archipel="chart"]');
		const files = await asked(page);
		expect(files.filter((file) => file === 'islands/chrt.css')).toHaveLength(1);
		expect(files).toContain('pages/other.css');
	});
});

test('[WP-02] under a policy of own styles nothing of ours is refused, nothing moves', async ({ page, guard }) => {
	guard.allowErrors(/Content Security Policy/);
	await page.addInitScript(() => {
		const refused: string[] = [];
		addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, sample }) =>
			refused.push(`${effectiveDirective} ${sourceFile} ${sample}`),
		);
		Object.assign(window, { refused });
	});
	await page.route(`**${PRODUCT}*`, async (route) => {
		const response = await route.fetch();
		const headers = { ...response.headers(), 'content-security-policy': "style-src 'self'" };
		await route.fulfill({ response, headers });
	});
	const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
	await page.goto(`${PRODUCT}?sans-iles`);
	const bySomebodyElse = await refused();
	await visit(page, PRODUCT, 'form.variations_form');
	expect(await layoutShifts(page, '[class*=archipel-]')).toEqual([]);
	expect(await refused()).toEqual(bySomebodyElse);
});
