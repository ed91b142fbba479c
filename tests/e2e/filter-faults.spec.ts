import { count, openPanel, PLACED, query, settled, tiles } from './filter-page';
import { expect, test, type Fault } from './harness';

/** Milliseconds: the shop is given up after ten seconds. */
const PATIENCE = 10_500;

/** What can become of the list that a choice asks for (FILT-05, REL-01): the list stays, the reason is said, another try works. */
const FAULTS: readonly (readonly [Fault | 'offline', RegExp])[] = [
	['offline', /hors ligne/],
	['timeout', /trop de temps/],
	['500', /erreur/],
	['403', /erreur/],
	['html', /réponse/i],
	['truncated', /réponse/i],
	['drop', /hors ligne|connexion/],
	['empty', /réponse/i],
];

for (const [fault, reason] of FAULTS)
	test(`[FILT-05] [REL-01] ${fault}: choices and list stay, the reason is said, another try works`, async ({
		page,
		context,
		shop,
		guard,
	}) => {
		guard.allowErrors(/Failed to load resource|net::/);
		if (fault === 'timeout') await page.clock.install();
		await openPanel(page, PLACED);
		const noir = page.getByRole('checkbox', { name: /^Noir/ });
		await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
		const before = await count(page).textContent();
		if (fault === 'offline') await context.setOffline(true);
		else await shop.fault('page-shop', fault);
		await noir.check();
		if (fault === 'timeout') {
			await expect.poll(shop.hanging).toHaveLength(1);
			await page.clock.runFor(PATIENCE);
		}
		const notice = page.locator('.archipel-notice[data-state=error]');
		await expect(notice).toHaveText(reason);
		await expect(noir).toBeChecked();
		await expect(count(page)).toHaveText(before!);
		await expect(tiles(page).first()).toBeVisible();
		expect(query(page)).toEqual({});
		await settled(page);
		if (fault === 'offline') await context.setOffline(false);
		else await shop.heal();
		await notice.getByRole('button', { name: 'Réessayer' }).click();
		await expect.poll(() => query(page)).toEqual({ filter_couleur: 'noir', query_type_couleur: 'or' });
		await expect(count(page)).not.toHaveText(before!);
		await expect(notice).toHaveCount(0);
	});

test('[FILT-05] [LIST-07] a failure in the drawer is told in it, and it stays open', async ({ page, shop, guard }) => {
	guard.allowErrors(/500/);
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(PLACED);
	await page.getByRole('button', { name: /^Filtrer/ }).click();
	const drawer = page.getByRole('dialog');
	await drawer.getByRole('checkbox', { name: /^Noir/ }).check();
	await shop.fault('page-shop', '500');
	await drawer.getByRole('button', { name: /^Voir/ }).click();
	await expect(drawer.locator('.archipel-notice[data-state=error]')).toBeVisible();
	await shop.heal();
	await drawer.getByRole('button', { name: 'Réessayer' }).click();
	await expect.poll(() => query(page)).toMatchObject({ filter_couleur: 'noir' });
});
