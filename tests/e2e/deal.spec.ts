import { each, expect, layoutShifts, test, violations, visit, type Page } from './harness';

const DEAL = '/iles/deal/';
/** A date before all dates of the examples, by some days. */
const NOW = '2036-06-28T09:00:00+02:00';

const host = (page: Page, island: string, example = '') =>
	page.locator(
		`[data-archipel="${island}"]${example ? `[data-archipel-example="${example}"]` : ':not([data-archipel-example])'}`,
	);

/** Distance between an island and the next element of the page's text. */
const roomBelow = (page: Page, island: string) =>
	host(page, island).evaluate((element) => {
		element.parentElement!.classList.add('entry-content');
		const next = document.createElement('p');
		next.style.margin = '0';
		element.after(next);
		return next.getBoundingClientRect().top - element.getBoundingClientRect().bottom;
	});

test('[WID-09] [A11Y-03] [SEC-03 A9] a deal is stopped, ends, and shows what is sold', async ({ page }) => {
	await page.clock.install({ time: NOW });
	await visit(page, DEAL, '[data-archipel="deal"]');
	await page.clock.pauseAt('2036-06-28T10:00:00+02:00');
	const lines = host(page, 'deal', 'lines');
	await expect(lines.getByRole('timer')).toHaveText('72 heures00 minute00 seconde');
	await lines.getByRole('button', { name: 'Mettre le décompte en pause' }).press('Enter');
	await expect(lines.getByRole('button', { name: 'Reprendre le décompte' })).toBeFocused();

	const box = async (example: string, part: string) =>
		(await host(page, 'deal', example).locator(`.archipel-bar__${part}`).boundingBox())!;
	expect((await box('', 'line')).width / (await box('', 'track')).width).toBeCloseTo(0.3, 3);
	await expect(lines.locator('.archipel-bar__line')).toHaveCSS('fill', 'rgb(10, 107, 57)');
	expect([(await box('lines', 'line')).height, (await box('lines', 'track')).height]).toEqual([16, 24]);

	await page.clock.resume();
	const { height } = (await lines.boundingBox())!;
	await page.clock.fastForward(72 * 3_600_000);
	await expect(lines.getByRole('timer')).toHaveCount(0);
	expect((await lines.boundingBox())!.height).toBe(height);
	expect(await layoutShifts(page)).toEqual([]);

	await page.emulateMedia({ forcedColors: 'active' });
	for (const example of ['', 'lines'])
		expect(
			await host(page, 'deal', example)
				.locator('.archipel-bar__line')
				.evaluate((line) => {
					const { fill } = getComputedStyle(line);
					line.style.fill = 'Highlight';
					return fill === getComputedStyle(line).fill;
				}),
			'the sold part in forced colours',
		).toBe(true);
});

test.describe('far away', () => {
	test.use({ timezoneId: 'America/Martinique' });

	test('[WID-09] on the home page and in another time zone nothing moves, the hour is the shop’s', async ({ page }) => {
		await page.goto('/');
		const deal = host(page, 'deal');
		const end = deal.locator('.archipel-countdown-end');
		const served = await end.textContent();
		await deal.scrollIntoViewIfNeeded();
		await expect(deal.getByRole('timer')).toBeVisible();
		expect(await end.textContent()).toBe(served!.replace(/\.$/, ' (heure de la boutique).'));
		await expect(deal.getByRole('meter', { name: '64 vendus sur 100' })).toBeVisible();
		expect(await layoutShifts(page)).toEqual([]);
	});
});

test('@phone [WID-08] [WID-09] [WP-07] [A11Y-01] deal and countdown at 320 pixels, in English', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	for (const island of ['deal', 'countdown'])
		await test.step(island, async () => {
			await page.goto(`/iles/${island}/?lang=en`);
			await page.setViewportSize({ width: 390, height: 844 });
			await host(page, island).scrollIntoViewIfNeeded();
			const row = host(page, island).locator('.archipel-countdown-clock__unit');
			await expect(row).toHaveCount(4);
			expect(
				new Set(await row.evaluateAll((units) => units.map((unit) => unit.getBoundingClientRect().top))).size,
			).toBe(1);
			await page.setViewportSize({ width: 320, height: 640 });
			for (const one of await each(
				page.locator(`[data-archipel="${island}"]:not([data-archipel-example="wrong-prop"])`),
			)) {
				await one.scrollIntoViewIfNeeded();
				await expect(one).toHaveAttribute('data-archipel-state', 'mounted');
				expect(await one.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
			}
			expect(await layoutShifts(page)).toEqual([]);
			expect(await roomBelow(page, island)).toBeGreaterThanOrEqual(16);
			expect(await violations(page, '.island-example')).toEqual([]);
			await expect(host(page, island).getByRole('timer', { name: 'Time left' })).toHaveText(
				/days?.*hours?.*minutes?.*seconds?/,
			);
			await expect(host(page, island)).toContainText(
				/on Monday, December 1, 2036 at 10:00\sAM|Until Saturday, November 22, 2036/,
			);
		});
});
