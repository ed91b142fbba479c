import type { Page } from '@playwright/test';
import { expect, test, type Fault } from './harness';
import { addButton, CULOTTE, isAdd, notice, openTiles, tile } from './tiles-page';

/** What the shopper sees in the end. */
type Outcome =
	/** The button is added, and so is the product. */
	| 'added'
	/** A message that offers to try again, which then works. */
	| 'told';

interface Case {
	readonly fault: Fault;
	readonly outcome: Outcome;
	/** Whether the server does the work although its answer goes wrong. */
	readonly work: 'after' | 'before';
}

/** The other half of the faults, beside that of the table (fault-matrix.spec.ts): the work done where it is not there, and not where it is. */
const cases: readonly Case[] = [
	{ fault: '500', outcome: 'added', work: 'after' },
	{ fault: 'html', outcome: 'added', work: 'after' },
	{ fault: 'empty', outcome: 'added', work: 'after' },
	{ fault: 'truncated', outcome: 'told', work: 'before' },
	{ fault: 'drop', outcome: 'told', work: 'before' },
];

/**
 * Breaks the connection of the next add. Not on the server's side: Chromium repeats a request by itself when a connection
 * that it has used before breaks without an answer.
 */
async function breakOnce(page: Page, isWorkDone: boolean): Promise<void> {
	await page.route(
		isAdd,
		async (route) => {
			if (isWorkDone) await route.fetch();
			await route.abort('connectionreset');
		},
		{ times: 1 },
	);
}

const retry = (page: Page) => notice(page, CULOTTE).getByRole('button', { name: 'Réessayer' });

test.beforeEach(({ guard }) => guard.allowErrors(/Failed to load resource/));

for (const { fault, outcome, work } of cases) {
	const title = `${fault}, the work ${work === 'after' ? 'done' : 'not done'}`;
	test(`[REL-01] add_to_cart × ${title}: ${outcome}, and one item in the end`, async ({ page, shop }) => {
		await openTiles(page);
		const names = new Set<string | undefined>();
		page.on(
			'request',
			(request) => isAdd(new URL(request.url())) && names.add(request.headers()['x-archipel-request']),
		);
		if (fault === 'drop') await breakOnce(page, work !== 'before');
		else await shop.fault('add_to_cart', `${fault}-${work}` as Fault, 1);
		const button = addButton(page, CULOTTE);
		await button.click();
		await expect(tile(page, CULOTTE).locator('.added_to_cart, .archipel-notice').first()).toBeVisible();
		await expect(button).not.toHaveAttribute('aria-busy');
		if (outcome === 'told') {
			await expect(notice(page, CULOTTE)).toContainText('Ce produit n’a pas été ajouté.');
			await expect(button).not.toHaveClass(/loading|added/);
			expect(await shop.cart()).toEqual({});
			await retry(page).click();
		}
		await expect(button).toHaveClass(/(^| )added( |$)/);
		await expect(page.locator('.archipel-notice[data-state=error]')).toHaveCount(0);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
		expect(shop.calls('add_to_cart')).toHaveLength(outcome === 'told' ? 2 : 1);
		// [REL-03] The name by which the shop knows the add again is the same for each try.
		expect([...names]).toEqual([expect.stringMatching(/^[a-z0-9]+-[a-z0-9]{5,}$/)]);
	});
}

for (const work of ['after', 'before'] as const)
	test(`[REL-01] nobody answers at all, the work ${work === 'after' ? 'done' : 'not done'}: trying again ends with one item`, async ({
		page,
		shop,
	}) => {
		await openTiles(page);
		await breakOnce(page, work === 'after');
		await shop.fault('get_refreshed_fragments', 'drop');
		const button = addButton(page, CULOTTE);
		await button.click();
		await expect(notice(page, CULOTTE)).toContainText('Nous ne savons pas si ce produit a été ajouté.');
		// Still nobody there: nothing is sent blindly, whichever control the shopper uses.
		await button.click();
		await expect(notice(page, CULOTTE)).toContainText('Nous ne savons pas');
		await retry(page).click();
		await expect(notice(page, CULOTTE)).toContainText('Nous ne savons pas');
		expect(shop.calls('add_to_cart')).toHaveLength(1);
		await shop.heal();
		await retry(page).click();
		await expect(button).toHaveClass(/(^| )added( |$)/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
		expect(shop.calls('add_to_cart')).toHaveLength(work === 'after' ? 1 : 2);
	});

test('[A11Y-04] an error stays until it is answered, and can be closed by button and Escape', async ({
	page,
	shop,
}) => {
	await openTiles(page);
	await shop.fault('add_to_cart', '500', 2);
	const button = addButton(page, CULOTTE);
	await button.click();
	await expect(notice(page, CULOTTE)).toBeVisible();
	await notice(page, CULOTTE).getByRole('button', { name: 'Fermer' }).click();
	await expect(notice(page, CULOTTE)).toHaveCount(0);
	await expect(button).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(notice(page, CULOTTE)).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(retry(page)).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(notice(page, CULOTTE)).toHaveCount(0);
	await expect(button).toBeFocused();
});
