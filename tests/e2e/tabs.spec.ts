import { distFile, each, expect, layoutShifts, test, violations, visit } from './harness';

const TABS = '.wc-tabs-wrapper';
const REVIEWED = '/produit/nuisette-avec-avis/';

test('[TAB-01][TAB-04][TAB-05][A11Y-01] the first is open, under its line; axe finds nothing in any', async ({
	page,
}) => {
	await visit(page, `${REVIEWED}#reviews`, TABS);
	expect(await layoutShifts(page, TABS), 'opened by its address').toEqual([]);
	await page.goto('about:blank');
	await visit(page, REVIEWED, TABS);
	await test.step('at first', async () => {
		await expect(page.getByRole('tab', { selected: true })).toHaveText('Description');
		await expect(page.getByRole('tabpanel')).toHaveCount(1);
		expect(await layoutShifts(page)).toEqual([]);
	});
	await test.step('the line', async () => {
		const line = () =>
			page.locator('.wc-tabs').evaluate((list) => {
				const { width, transitionDuration } = getComputedStyle(list, '::after');
				return [width, transitionDuration];
			});
		await expect.poll(line).toEqual(['30px', '0.1s']);
	});
	await test.step('nothing that axe finds, with each tab open', async () => {
		for (const name of [/Description/, /Informations/, /Avis/]) {
			await page.getByRole('tab', { name }).click();
			expect(await violations(page, TABS)).toEqual([]);
		}
	});
});

test('[RT-04] [RT-06] [TAB-05] [A11Y-01] placed tabs and accordions, opened early, wrong', async ({ page, shop }) => {
	const file = distFile('chunks/accordion');
	await page.goto('/');
	await shop.hold(file);
	const asked = page.waitForRequest((request) => request.url().includes(file));
	await page.goto('/iles/tabs/#faq-bonnets-reponse');
	await page.locator('[data-archipel=tabs] summary').first().scrollIntoViewIfNeeded();
	await asked;
	const item = (title: string) => page.locator('details').filter({ hasText: title });
	await item('Comment échanger un article ?').locator('summary').click();
	await shop.heal();
	await expect(page.locator('details[name]')).toHaveCount(3);
	await expect(item('Comment échanger un article ?')).toHaveAttribute('open');
	for (const other of ['Quelle taille choisir ?', 'Les bonnets taillent-ils grand ?'])
		await expect(item(other)).not.toHaveAttribute('open');
	for (const host of await each(page.locator('[data-archipel=tabs]:not([data-archipel-example])')))
		await expect(host).toHaveAttribute('data-archipel-state', 'mounted');
	expect(await violations(page, '.island-example')).toEqual([]);
	await expect(page.locator('#mal-place')).toBeVisible();
});

test('[TAB-04] on a phone tabs are an accordion; a row without room @phone', async ({ page }) => {
	await visit(page, REVIEWED, TABS);
	expect(await layoutShifts(page, TABS)).toEqual([]);
	const head = (name: RegExp) => page.getByRole('tab', { name });
	/** Tabs, by their addresses, and the open panel, by its id, from top to bottom. */
	const order = () =>
		page.locator('.wc-tabs a, .wc-tab:not([hidden])').evaluateAll((parts) =>
			parts
				.map((part) => ({ name: part.getAttribute('href') ?? part.id, top: part.getBoundingClientRect().top }))
				.sort((one, other) => one.top - other.top)
				.map(({ name }) => name),
		);
	const [description, more, last] = ['#tab-description', '#tab-additional_information', '#tab-reviews'];
	expect(await order()).toEqual([description, 'tab-description', more, last]);
	await head(/Avis/).scrollIntoViewIfNeeded();
	const { y } = (await head(/Avis/).boundingBox())!;
	await head(/Avis/).tap();
	await expect(page.locator('#tab-reviews')).toBeVisible();
	expect(await order()).toEqual([description, more, last, 'tab-reviews']);
	expect((await head(/Avis/).boundingBox())!.y).toBeCloseTo(y, 0);
	for (const [key, name] of [
		['ArrowUp', /Informations/],
		['ArrowRight', /Avis/],
	] as const) {
		await page.keyboard.press(key);
		await expect(head(name)).toBeFocused();
		await expect(head(name)).toHaveAttribute('aria-selected', 'true');
	}

	await page.setViewportSize({ width: 620, height: 844 });
	await page.evaluate(() => (document.documentElement.style.fontSize = '150%'));
	const distance = () =>
		page.locator('.wc-tabs').evaluate((list) => {
			const { translate } = getComputedStyle(list, '::after');
			const tab = list.querySelector('[aria-selected=true]')!.getBoundingClientRect();
			const [own, x] = [list.getBoundingClientRect(), Number.parseFloat(translate)];
			return Math.abs(own.left + x + 15 - (tab.left + tab.width / 2));
		});
	await expect.poll(distance).toBeLessThan(2);
});
